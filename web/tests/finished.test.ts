import { beforeEach, expect, test, vi } from 'vitest'

const ask = vi.hoisted(() => vi.fn())
vi.mock('../src/lib/api', () => ({ ask }))

import { eyesQuery, finished, readEyes, readLine, type Eyes } from '../src/lib/finished'

const query = (text: string): URLSearchParams => new URLSearchParams(text)

beforeEach(() => ask.mockReset())

test('whose eyes an address says is read back as it was written', () => {
  const all: Eyes[] = ['watch', 'all', 0, 1, 4]
  for (const eyes of all) expect(readEyes(query(`line=3${eyesQuery(eyes)}`), 5)).toBe(eyes)
})

test('an address that names no seat of this table is a spectator’s', () => {
  for (const text of ['', 'seat=', 'seat=5', 'seat=-1', 'seat=x', 'seat=01', 'seat=1e0', 'all=no', 'all=']) expect(readEyes(query(text), 5)).toBe('watch')
})

test('a line of an address lies between the start and the last one', () => {
  expect(readLine(query('line=12'), 40)).toBe(12)
  expect(readLine(query('line=999999'), 40)).toBe(40)
  for (const text of ['', 'line=', 'line=-1', 'line=1.5', 'line=x', 'line=1234567']) expect(readLine(query(text), 40)).toBe(0)
})

test('each route of a finished game is asked for with the eyes it is looked at through', () => {
  void finished.frames('T', 16, 8, 2)
  void finished.frames('T', 0, 16, 'watch')
  void finished.frames('T', 0, 16, 'all')
  void finished.lines('T', 'all')
  void finished.lines('T', 'watch')
  void finished.curve('T')
  void finished.duplicates('T')
  expect(ask.mock.calls).toEqual([
    ['GET /api/tables/{table}/replay', { table: 'T', query: { line: 16, count: 8, seat: 2 } }],
    ['GET /api/tables/{table}/replay', { table: 'T', query: { line: 0, count: 16 } }],
    ['GET /api/tables/{table}/replay', { table: 'T', query: { line: 0, count: 16, all: 'yes' } }],
    ['GET /api/tables/{table}/replay/lines', { table: 'T', query: { all: 'yes' } }],
    ['GET /api/tables/{table}/replay/lines', { table: 'T', query: {} }],
    ['GET /api/tables/{table}/curve', { table: 'T' }],
    ['GET /api/tables/{table}/duplicates', { table: 'T' }],
  ])
})

test('a branch and a record are sent as they are', async () => {
  const wish = { line: 3, seat: 1, name: 'Anna', others: 'bots' as const, level: 'random' }
  void finished.branch('T', wish)
  await finished.bring(new Blob(['dinotable 1\n']))
  expect(ask.mock.calls).toEqual([
    ['POST /api/tables/{table}/branch', { table: 'T', body: wish }],
    ['POST /api/records', { body: 'dinotable 1\n' }],
  ])
})

import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
const fetched = vi.fn()
vi.stubGlobal('fetch', fetched)
const { ask } = await import('../src/lib/api')

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(() => Promise.resolve(new Response('{}')))
})

test('a route is asked for by its path, with the table in it and the query behind', async () => {
  await ask('GET /api/tables/{table}/replay', { table: 'T', query: { line: 16, count: 8, seat: 2 } })
  await ask('GET /api/tables/{table}/replay/lines', { table: 'T', query: {} })
  expect(fetched.mock.calls).toEqual([
    ['/api/tables/T/replay?line=16&count=8&seat=2', { method: 'GET', headers: {} }],
    ['/api/tables/T/replay/lines', { method: 'GET', headers: {} }],
  ])
})

test('a body is sent as JSON, a record as text, and a token in a header', async () => {
  await ask('POST /api/tables/{table}/start', { table: 'T', token: 'secret', body: {} })
  await ask('POST /api/records', { body: 'dinotable 1\n' })
  expect(fetched.mock.calls).toEqual([
    ['/api/tables/T/start', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: 'Bearer secret' }, body: '{}' }],
    ['/api/records', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'dinotable 1\n' }],
  ])
})

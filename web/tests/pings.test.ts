// A device says that it is there, however much it hears: the others are told as soon as it falls silent.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableClient } from '../src/lib/table.svelte'

interface Sent { type: string; away?: boolean; every?: number | null }

const sent: Sent[] = []
const socket = { isOpen: true, isSteady: false, onopen: (): void => undefined, onmessage: (_: string): void => undefined, onclose: (): void => undefined, send: (text: string) => sent.push(JSON.parse(text) as Sent), close: vi.fn() }
vi.mock('../src/lib/transport', () => ({ socket: () => Promise.resolve(socket), isHere: () => false, isAlone: () => false, Unreachable: Error }))
vi.mock('../src/lib/api', () => ({ Refused: class extends Error {}, api: { table: () => Promise.resolve(null) } }))
vi.mock('../src/lib/announcements.svelte', () => ({ announcements: {} }))
vi.mock('../src/lib/seats', () => ({ watched: () => ({}) }))
const page = { hidden: false, addEventListener: (_: string, turned: () => void) => (turnPage = turned), removeEventListener: () => undefined }
let turnPage = (): void => undefined
const pings = (): Sent[] => sent.filter(({ type }) => type === 'ping')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', globalThis)
  sent.length = 0
  page.hidden = false
})
afterEach(() => void vi.useRealTimers())

async function watching(): Promise<TableClient> {
  const client = new TableClient('t', () => 0)
  client.watch(null)
  await vi.advanceTimersByTimeAsync(0)
  socket.onopen()
  return client
}

test('a busy table is no reason to be silent', async () => {
  const client = await watching()
  for (let k = 0; k < 20; k += 1) {
    await vi.advanceTimersByTimeAsync(500)
    socket.onmessage('{"type":"pong"}')
  }
  expect(pings().length).toBeGreaterThanOrEqual(5)
  expect(pings()[0]?.every).toBe(2)
  client.close()
})

test('a page that nobody sees takes its promise back at once', async () => {
  const client = await watching()
  page.hidden = true
  turnPage()
  expect(pings().at(-1)).toEqual({ type: 'ping', away: true, every: null })
  client.close()
})

test('a server that does not answer is given up within five seconds', async () => {
  const client = await watching()
  socket.onmessage('{"type":"pong"}')
  await vi.advanceTimersByTimeAsync(5000)
  expect(client.connection).toBe('lost')
  client.close()
})

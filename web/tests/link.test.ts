import { beforeEach, expect, test, vi } from 'vitest'
import type { FromHost, ToHost } from '../src/host/messages'

vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(false), persist: vi.fn(() => Promise.resolve(true)) } })
const { Link } = await import('../src/host/link')
const { hosting } = await import('../src/lib/hosting.svelte')
const { Thinking } = await import('../src/host/thinking')

/** A worker that does what a test says. */
class Fake {
  readonly heard: ToHost[] = []
  isEnded = false
  onmessage: (event: { data: unknown }) => void = () => undefined
  onerror: (event: { message: string; preventDefault: () => void }) => void = () => undefined
  postMessage = (message: ToHost): unknown => this.heard.push(message)
  terminate = (): unknown => (this.isEnded = true)
  says = (message: FromHost): void => this.onmessage({ data: message })
  breaks = (): void => this.onerror({ message: 'gone', preventDefault: () => undefined })
}
let workers: Fake[]
const start = (): Worker => {
  workers.push(new Fake())
  return workers.at(-1) as unknown as Worker
}
beforeEach(() => (workers = []))
const numberOf = (message: ToHost | undefined): number => (message && 'id' in message ? message.id : -1)

test('nothing starts before something is wanted, and one worker serves all', async () => {
  const link = new Link(start, () => 'https://dino.example/')
  expect(workers).toEqual([])
  const first = link.request('GET', '/api/games', '', '')
  const second = link.request('POST', '/api/tables/here-aaaaaaaaaaa/start', 'token', '{}')
  expect(workers.length).toBe(1)
  const [worker] = workers as [Fake]
  expect(worker.heard[0]).toEqual({ type: 'begin', base: 'https://dino.example/' })
  expect(hosting.isStarting).toBe(true)
  worker.says({ type: 'progress', done: 3, all: 6 })
  expect([hosting.done, hosting.all]).toEqual([3, 6])
  worker.says({ type: 'ready' })
  expect(hosting.isStarting).toBe(false)
  worker.says({ type: 'response', id: numberOf(worker.heard[2]), status: 409, media: 'application/json', body: 'no' })
  worker.says({ type: 'response', id: numberOf(worker.heard[1]), status: 200, media: 'application/json', body: 'yes' })
  expect(await first).toEqual({ status: 200, text: 'yes', wait: 0 })
  expect(await second).toEqual({ status: 409, text: 'no', wait: 0 })
})

test('browsers are asked to keep it once a table was opened here', async () => {
  const link = new Link(start, () => '')
  const opening = link.request('POST', '/api/tables', '', '{}')
  workers[0]!.says({ type: 'response', id: numberOf(workers[0]!.heard[1]), status: 200, media: 'application/json', body: '{}' })
  await opening
  await vi.waitFor(() => expect(navigator.storage.persist).toHaveBeenCalledOnce())
})

test('a socket opens, tells and hears, and is closed from either side', () => {
  const link = new Link(start, () => '')
  const socket = link.socket()
  const told: string[] = []
  socket.onopen = () => told.push('open')
  socket.onmessage = (text) => told.push(text)
  socket.onclose = () => told.push('closed')
  const [worker] = workers as [Fake]
  const number = (worker.heard[1] as { socket: number }).socket
  expect(socket.isOpen).toBe(false)
  worker.says({ type: 'opened', socket: number })
  socket.send('hello')
  worker.says({ type: 'said', socket: number, text: 'hi' })
  expect(worker.heard.at(-1)).toEqual({ type: 'say', socket: number, text: 'hello' })
  socket.close()
  expect(worker.heard.at(-1)).toEqual({ type: 'close', socket: number })
  worker.says({ type: 'said', socket: number, text: 'too late' })
  expect(told).toEqual(['open', 'hi'])
})

test('a start that never comes to its end is given up, and one that goes on is not', async () => {
  vi.useFakeTimers()
  const link = new Link(start, () => '')
  const asked = link.request('GET', '/api/games', '', '')
  vi.advanceTimersByTime(80_000)
  workers[0]!.says({ type: 'progress', done: 6, all: 6 })
  vi.advanceTimersByTime(80_000)
  expect(workers[0]!.isEnded).toBe(false)
  vi.advanceTimersByTime(20_000)
  expect(JSON.parse((await asked).text)).toEqual({ code: 'no-runtime', message: 'it does not start' })
  expect([workers[0]!.isEnded, hosting.isStarting]).toEqual([true, false])
  void link.request('GET', '/api/games', '', '')
  workers[1]!.says({ type: 'ready' })
  vi.advanceTimersByTime(1_000_000)
  expect(workers[1]!.isEnded).toBe(false)
  vi.useRealTimers()
})

test('a worker that could not start says why to whoever waits, and the next wish starts another', async () => {
  const link = new Link(start, () => '')
  const asked = link.request('GET', '/api/games', '', '')
  workers[0]!.says({ type: 'failed', why: 'no network' })
  expect(JSON.parse((await asked).text)).toEqual({ code: 'no-runtime', message: 'no network' })
  expect([workers[0]!.isEnded, hosting.isStarting]).toEqual([true, false])
  void link.request('GET', '/api/games', '', '')
  expect(workers.length).toBe(2)
})

test('one that breaks in the middle closes its sockets, so that whoever watches comes back', async () => {
  const link = new Link(start, () => '')
  const socket = link.socket()
  const closed = vi.fn()
  socket.onclose = closed
  workers[0]!.says({ type: 'ready' })
  const asked = link.request('GET', '/api/games', '', '')
  workers[0]!.breaks()
  expect(JSON.parse((await asked).text)).toMatchObject({ code: 'host-stopped' })
  expect(closed).toHaveBeenCalledOnce()
  workers[0]!.says({ type: 'progress', done: 1, all: 1 })
  expect(hosting.isStarting).toBe(false)
})

test('bots think one job at a time; what breaks is told to its job alone, and a new worker takes the next', async () => {
  const thinking = new Thinking(start, 'base')
  const [first, second, third] = ['one', 'two', 'three'].map((text) => thinking.answer(text))
  const [worker] = workers as [Fake]
  expect(worker.heard).toEqual([{ type: 'begin', base: 'base' }])
  worker.onmessage({ data: { type: 'ready' } })
  expect(worker.heard.at(-1)).toEqual({ type: 'job', text: 'one' })
  worker.onmessage({ data: { type: 'answer', text: 'ONE' } })
  expect(await first).toBe('ONE')
  expect(worker.heard.at(-1)).toEqual({ type: 'job', text: 'two' })
  worker.breaks()
  await expect(second).rejects.toMatchObject({ name: 'Broken', message: 'gone' })
  expect(worker.isEnded).toBe(true)
  workers[1]!.onmessage({ data: { type: 'ready' } })
  workers[1]!.onmessage({ data: { type: 'answer', text: 'THREE' } })
  expect(await third).toBe('THREE')
})

test('a bot worker that is stopped is replaced, unless it is still getting ready', async () => {
  const thinking = new Thinking(start, 'base')
  const early = thinking.answer('one')
  thinking.stop()
  await expect(early).rejects.toMatchObject({ name: 'Broken' })
  expect(workers[0]!.isEnded).toBe(false)
  workers[0]!.onmessage({ data: { type: 'ready' } })
  const late = thinking.answer('two')
  thinking.stop()
  await expect(late).rejects.toMatchObject({ name: 'Broken' })
  expect(workers[0]!.isEnded).toBe(true)
})

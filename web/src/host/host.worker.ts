// The host of the tables that live in this browser: the same Python as at a server, for one tab.

import { bootPython } from './boot'
import { Keeping } from './keeping'
import type { FromHost, ToHost } from './messages'
import { Thinking } from './thinking'

/** `dinotable.browser`, as far as it is seen from here. */
interface Connection {
  hear(text: string): Promise<void>
  close(): void
}
interface Host {
  answer(method: string, path: string, token: string, body: string): Promise<string>
  connect(send: (text: string) => void): Connection
  let_go(table: string): void
}
interface Reply {
  status: number
  type: string
  body: string
}

const tell = (message: FromHost): void => self.postMessage(message)

let began: (base: string) => void
const base = new Promise<string>((resolve) => (began = resolve))
const keeping = new Keeping((table) => void host.then((here) => here.let_go(table)))
const host = base.then(begin)
host.then(() => tell({ type: 'ready' }), fail)
const connections = new Map<number, Promise<Connection>>()

async function begin(base: string): Promise<Host> {
  const python = await bootPython(base, (done, all) => tell({ type: 'progress', done, all }))
  const thinking = new Thinking(() => new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' }), base)
  const { start } = python.pyimport('dinotable.browser.javascript') as { start: (keeping: Keeping, thinking: Thinking) => Host }
  const here = start(keeping, thinking)
  thinking.begin()
  return here
}

/** An error of Python's own is an answer that went wrong; anything else means that Python itself does not run any more. */
function fail(error: unknown): void {
  if (error instanceof Error && error.constructor.name === 'PythonError') console.error(error)
  else tell({ type: 'failed', why: String(error) })
}

async function answer({ id, method, path, token, body }: Extract<ToHost, { type: 'request' }>): Promise<void> {
  try {
    const { status, type, body: text } = JSON.parse(await (await host).answer(method, path, token, body)) as Reply
    tell({ type: 'response', id, status, media: type, body: text })
  } catch (error) {
    fail(error)
    tell({ type: 'response', id, status: 500, media: 'application/json', body: '{"code":"host-stopped"}' })
  }
}

async function take(id: number, table: string): Promise<void> {
  await keeping.take(table)
  // What this tab remembers of it may be old.
  ;(await host).let_go(table)
  tell({ type: 'response', id, status: 200, media: 'application/json', body: '{}' })
}

async function open(socket: number): Promise<Connection> {
  const connection = (await host).connect((text) => tell({ type: 'said', socket, text }))
  tell({ type: 'opened', socket })
  return connection
}

/** One message after the other, in the order in which they were said. */
function next(socket: number, work: (connection: Connection) => Promise<void> | void): void {
  const connection = connections.get(socket)
  if (!connection) return
  connections.set(socket, connection.then(async (open) => {
    await Promise.resolve(work(open)).catch(fail)
    return open
  }))
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  switch (data.type) {
    case 'begin':
      return began(data.base)
    case 'request':
      return void answer(data)
    case 'take':
      return void take(data.id, data.table)
    case 'open':
      return void connections.set(data.socket, open(data.socket))
    case 'say':
      return next(data.socket, (connection) => connection.hear(data.text))
    case 'close':
      next(data.socket, (connection) => connection.close())
      connections.delete(data.socket)
      tell({ type: 'closed', socket: data.socket })
  }
}

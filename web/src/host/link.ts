// The page's side of the host worker: starts it when something is first wanted, and matches what it says with what was asked.
// A worker that fails is given up; whatever is wanted next starts a new one.

import { BASE } from '../lib/base'
import { hosting } from '../lib/hosting.svelte'
import type { Answer, Host, Socket } from '../lib/transport'
import type { FromHost, ToHost } from './messages'

class HereSocket implements Socket {
  readonly isSteady = true
  isOpen = false
  onopen = (): void => undefined
  onmessage = (_: string): void => undefined
  onclose = (): void => undefined

  constructor(private readonly number: number, private readonly link: Link) {}

  send = (text: string): void => this.link.tell({ type: 'say', socket: this.number, text })
  close = (): void => this.link.end(this.number)
}

const refusal = (status: number, code: string, message: string): Answer => ({ status, text: JSON.stringify({ code, message }), wait: 0 })

/** Milliseconds in which nothing comes and nothing starts: then it never will, and can be tried again. */
const PATIENCE = 90_000

export class Link implements Host {
  /** What gives a start up. */
  private giving: ReturnType<typeof setTimeout> | undefined
  private worker: Worker | null = null
  private isReady = false
  private numbers = 0
  private readonly asked = new Map<number, (answer: Answer) => void>()
  private readonly sockets = new Map<number, HereSocket>()

  constructor(private readonly start: () => Worker, private readonly base: () => string) {}

  request(method: string, path: string, token: string, body: string): Promise<Answer> {
    const opens = method === 'POST' && path === '/api/tables'
    const answer = this.wait((id) => ({ type: 'request', id, method, path, token, body }))
    if (opens) void answer.then(({ status }) => (status < 400 ? keepForGood() : undefined))
    return answer
  }

  socket(): Socket {
    const number = ++this.numbers
    const socket = new HereSocket(number, this)
    this.sockets.set(number, socket)
    this.tell({ type: 'open', socket: number })
    return socket
  }

  async take(table: string): Promise<void> {
    await this.wait((id) => ({ type: 'take', id, table }))
  }

  tell(message: ToHost): void {
    this.running().postMessage(message)
  }

  end(number: number): void {
    if (this.sockets.delete(number) && this.worker) this.tell({ type: 'close', socket: number })
  }

  private wait(message: (id: number) => ToHost): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++this.numbers
      this.asked.set(id, resolve)
      this.tell(message(id))
    })
  }

  private running(): Worker {
    if (this.worker) return this.worker
    const worker = this.start()
    this.worker = worker
    this.isReady = false
    Object.assign(hosting, { isStarting: true, done: 0, all: 0 })
    this.expect()
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
      if (this.worker === worker) this.hear(data)
    }
    worker.onerror = (event) => {
      // Else the browser reports it as an error of the page, which goes on.
      event.preventDefault()
      if (this.worker === worker) this.giveUp(event.message)
    }
    worker.postMessage({ type: 'begin', base: this.base() } satisfies ToHost)
    return worker
  }

  private hear(message: FromHost): void {
    switch (message.type) {
      case 'progress':
        this.expect()
        return void Object.assign(hosting, { done: message.done, all: message.all })
      case 'ready':
        clearTimeout(this.giving)
        this.isReady = true
        hosting.isStarting = false
        return
      case 'failed':
        return this.giveUp(message.why)
      case 'response':
        this.asked.get(message.id)?.({ status: message.status, text: message.body, wait: 0 })
        return void this.asked.delete(message.id)
      case 'opened': {
        const socket = this.sockets.get(message.socket)
        if (!socket) return
        socket.isOpen = true
        return socket.onopen()
      }
      case 'said':
        return this.sockets.get(message.socket)?.onmessage(message.text)
      case 'closed':
        return this.drop(message.socket)
    }
  }

  private expect(): void {
    clearTimeout(this.giving)
    this.giving = setTimeout(() => this.giveUp('it does not start'), PATIENCE)
  }

  private drop(number: number): void {
    const socket = this.sockets.get(number)
    this.sockets.delete(number)
    if (!socket) return
    socket.isOpen = false
    socket.onclose()
  }

  private giveUp(why: string): void {
    clearTimeout(this.giving)
    this.worker?.terminate()
    this.worker = null
    hosting.isStarting = false
    // What could not even be started may be missing; what has stopped can be started again, and has lost nothing.
    const answer = refusal(503, this.isReady ? 'host-stopped' : 'no-runtime', why)
    const waiting = [...this.asked.values()]
    this.asked.clear()
    for (const resolve of waiting) resolve(answer)
    for (const number of [...this.sockets.keys()]) this.drop(number)
  }
}

/** Browsers clear away what they were not asked to keep. Asked once somebody plays here, never before. */
async function keepForGood(): Promise<void> {
  if (!(await navigator.storage?.persisted?.().catch(() => true))) await navigator.storage?.persist?.().catch(() => false)
}

export const link = new Link(
  () => new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: 'host' }),
  () => BASE,
)

// One table over the socket: what this device sees of it, and what it has sent and not yet heard about.

import { api, Refused } from './api'
import { Company } from './company.svelte'
import { asSeated } from './lent'
import { watched } from './seats'
import { allSteps, joined, recalled } from './steps'
import type { Now, Step } from './wire'

export interface Refusal {
  code: string
  message: string
  rule: string
  arguments: Record<string, unknown>
}

interface Pending {
  msgId: string
  message: Record<string, unknown>
}

export type Connection = 'connecting' | 'live' | 'lost'

const PING_EVERY = 4000
const PONG_WITHIN = 4000
const LONGEST_WAIT = 5000

export const newMessageId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
}

export class TableClient {
  now = $state.raw<Now | null>(null)
  steps = $state.raw<Step[]>([])
  viewer = $state<number | null>(null)
  connection = $state<Connection>('connecting')
  pending = $state.raw<Pending[]>([])
  refusal = $state.raw<Refusal | null>(null)

  readonly company = new Company()

  private socket: WebSocket | null = null
  private wait = 300
  private timer = 0
  private pongTimer = 0
  private closed = false
  private token: string | null = null

  constructor(private readonly id: string) {}

  /** Look through the eyes of a seat, or of a spectator. What another seat saw is dropped first. */
  watch(token: string | null): void {
    this.token = token
    this.now = null
    this.steps = []
    this.viewer = null
    this.pending = []
    this.refusal = null
    this.company.forget()
    if (this.socket?.readyState === WebSocket.OPEN) {
      // The server would go on telling this connection what the other eyes see, and the last word would win.
      this.send({ type: 'leave', game: this.id })
      this.ask()
    } else this.connect()
  }

  /** One answer to one decision. The next decision may come before the last answer is acked, and can be answered at once. */
  act(actions: string[]): void {
    const ask = this.now?.ask
    if (ask === null || ask === undefined || this.pending.some(({ message }) => message['ask'] === ask)) return
    this.submit({ type: 'act', game: this.id, ask, actions })
  }

  undo(line: number): void {
    if (this.viewer === null || this.pending.some(({ message }) => message['line'] === line)) return
    this.submit({ type: 'undo', game: this.id, seat: this.viewer, line })
  }

  close(): void {
    this.closed = true
    this.company.close()
    clearTimeout(this.timer)
    clearTimeout(this.pongTimer)
    this.socket?.close()
  }

  private submit(message: Record<string, unknown>): void {
    const msgId = newMessageId()
    this.refusal = null
    const pending = { msgId, message: { ...message, msg_id: msgId } }
    this.pending = [...this.pending, pending]
    this.send(pending.message)
  }

  private connect(): void {
    clearTimeout(this.timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.socket = socket
    let isOpened = false
    socket.onopen = () => {
      isOpened = true
      this.ask()
      this.ping()
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Record<string, unknown>)
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return
      this.connection = 'lost'
      const wait = this.wait
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
      this.timer = window.setTimeout(() => this.connect(), wait)
      if (!isOpened) void this.wonder(socket)
    }
  }

  /** A socket that did not open does not say why: a request does, and for how long to wait. */
  private async wonder(socket: WebSocket): Promise<void> {
    const why: unknown = await api.table(this.id, this.token).catch((error: unknown) => error)
    if (!(why instanceof Refused) || why.code === 'offline' || this.closed || this.socket !== socket) return
    this.refusal = { code: why.code, message: why.message, rule: '', arguments: {} }
    if (!why.wait) return
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.connect(), 1000 * why.wait)
  }

  private ask(): void {
    const since = this.steps.at(-1)?.seq
    this.send({ type: 'watch', game: this.id, ...watched(this.token), ...(since ? { since } : {}), people: true, chat: this.company.last() })
    // The same message ids again: done once, however often they are sent.
    for (const { message } of this.pending) this.send(message)
  }

  private ping(): void {
    clearTimeout(this.pongTimer)
    this.pongTimer = window.setTimeout(() => {
      this.send({ type: 'ping', away: document.hidden })
      this.pongTimer = window.setTimeout(() => this.socket?.close(), PONG_WITHIN)
    }, PING_EVERY)
  }

  private send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Whoever comes, or comes back late, is told how things stand, not how they came about: that is asked for. */
  private async recall(): Promise<void> {
    const token = this.token
    const past = await allSteps((since) => api.steps(this.id, token, since)).catch(() => null)
    if (past && token === this.token && !this.closed) this.steps = recalled(past, this.steps)
  }

  private hear(message: Record<string, unknown>): void {
    this.ping()
    this.connection = 'live'
    if (message['type'] === 'update') {
      // Only now: whoever is let in and sent away again waits longer each time.
      this.wait = 300
      const isWhole = message['is_whole'] === true
      this.steps = joined(this.steps, message['steps'] as Step[], isWhole)
      this.viewer = message['viewer'] as number | null
      this.now = asSeated(message['now'] as Now, this.viewer)
      if (!isWhole) void this.recall()
    } else if (message['type'] === 'ack' || message['type'] === 'nack') {
      const waiting = this.pending.filter(({ msgId }) => msgId !== message['msg_id'])
      if (message['type'] === 'nack' && waiting.length < this.pending.length) this.refusal = message as unknown as Refusal
      this.pending = waiting
    } else if (message['type'] === 'people' || message['type'] === 'chat') {
      if (message['game'] === this.id) this.company.hear(message)
    } else if (message['type'] === 'trouble') {
      this.refusal = { code: String(message['code']), message: String(message['message']), rule: '', arguments: {} }
    }
  }
}

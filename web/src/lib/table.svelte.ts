// One table over the socket: what this device sees of it, and what it has sent and not yet heard about.

import { announcements } from './announcements.svelte'
import { api, Refused } from './api'
import { allEntries, joined, recalled } from './entries'
import { asSeated } from './lent'
import { watched } from './seats'
import { Social } from './social.svelte'
import { socket as socketTo, type Socket } from './transport'
import type { ActMessage, FromClient, FromServer, LogEntry, Now, Problem, UndoMessage } from './wire'

/** Sent, and not yet heard about. */
type Pending = ActMessage | UndoMessage

export type Connection = 'connecting' | 'live' | 'lost'

/** A server that does not answer is noticed within five seconds; and so is this device, by the others at the table. */
const PING_EVERY = 2000
const PONG_WITHIN = 2300
const LONGEST_WAIT = 5000

/** What everybody may see of it. */
const asSpectator = (now: Now | null): Now | null => now && { ...now, ask: null, legal: [], undo: [], view: null, facts: null, is_forced: false }

export const newMessageId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
}

export class TableClient {
  now = $state.raw<Now | null>(null)
  entries = $state.raw<LogEntry[]>([])
  viewer = $state<number | null>(null)
  connection = $state<Connection>('connecting')
  pending = $state.raw<Pending[]>([])
  refusal = $state.raw<Problem | null>(null)
  /** Holding a seat, and shown no more than a spectator. */
  isBlind = $state(false)

  readonly social = new Social()

  private socket: Socket | null = null
  private connecting = 0
  private wait = 300
  private timer = 0
  private pingTimer = 0
  private pongTimer = 0
  private closed = false
  token: string | null = null

  constructor(
    private readonly id: string,
    /** Seconds that bots are to take over each answer. */
    private readonly pace: () => number,
  ) {
    document.addEventListener('visibilitychange', this.turned)
  }

  /** Look through the eyes of a seat, or of a spectator. What another seat saw is dropped first. */
  watch(token: string | null, isBlind = false): void {
    // What a seat has sent stays its own, whether or not it is looked through.
    if (token !== this.token) this.pending = []
    // Who sits here and who owes a decision is known to all.
    this.now = isBlind && token === this.token ? asSpectator(this.now) : null
    this.token = token
    this.isBlind = isBlind
    this.entries = []
    this.viewer = isBlind && this.now ? this.viewer : null
    this.refusal = null
    this.social.forget()
    // By a connection of its own: what is still on its way for the other eyes would come late, and the last word would win.
    clearTimeout(this.pongTimer)
    const before = this.socket
    this.socket = null
    before?.close()
    void this.connect()
  }

  /** One answer to one decision. The next decision may come before the last answer is acked, and can be answered at once. */
  act(actions: string[]): void {
    const ask = this.now?.ask
    if (ask === null || ask === undefined || this.pending.some((sent) => sent.type === 'act' && sent.ask === ask)) return
    this.submit({ type: 'act', table: this.id, ask, actions, msg_id: newMessageId() })
  }

  undo(line: number): void {
    if (this.viewer === null || this.pending.some((sent) => sent.type === 'undo' && sent.line === line)) return
    this.submit({ type: 'undo', table: this.id, seat: this.viewer, line, msg_id: newMessageId() })
  }

  /** Bots keep to the pace of who plays: said again when it has changed. */
  sayPace(): void {
    if (this.socket?.isOpen && this.now) this.ask()
  }

  close(): void {
    this.closed = true
    this.social.close()
    clearTimeout(this.timer)
    this.stopPings()
    document.removeEventListener('visibilitychange', this.turned)
    this.socket?.close()
  }

  private submit(message: Pending): void {
    this.refusal = null
    this.pending = [...this.pending, message]
    this.send(message)
  }

  private async connect(): Promise<void> {
    clearTimeout(this.timer)
    const number = ++this.connecting
    const socket = await socketTo(this.id).catch(() => null)
    if (this.closed || number !== this.connecting) return socket?.close()
    if (!socket) return this.comeBack()
    this.socket = socket
    let isOpened = false
    socket.onopen = () => {
      isOpened = true
      this.ask()
      this.ping()
    }
    socket.onmessage = (text) => {
      if (this.socket === socket) this.hear(JSON.parse(text) as FromServer)
    }
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return
      this.comeBack()
      if (!isOpened) void this.wonder(socket)
    }
  }

  private comeBack(): void {
    this.stopPings()
    this.connection = 'lost'
    const wait = this.wait
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.connect(), wait)
  }

  /** One that has frozen does not say goodbye either: nobody waits for that. */
  private giveUp(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    if (!this.closed) this.comeBack()
  }

  /** A socket that did not open does not say why: a request does, and for how long to wait. */
  private async wonder(socket: Socket): Promise<void> {
    const why: unknown = await api.table(this.id, this.token).catch((error: unknown) => error)
    if (!(why instanceof Refused) || why.code === 'offline' || this.closed || this.socket !== socket) return
    this.refusal = { code: why.code, message: why.message, rule: '', arguments: {} }
    if (!why.wait) return
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.connect(), 1000 * why.wait)
  }

  private ask(): void {
    const since = this.entries.at(-1)?.seq
    this.send({ type: 'watch', table: this.id, ...watched(this.token), ...(this.isBlind ? { blind: true } : {}), ...(since ? { since } : {}), people: true, chat: this.social.last(), pace: this.pace() })
    // The same message ids again: done once, however often they are sent.
    for (const message of this.pending) this.send(message)
  }

  /** However much is heard: the server waits for these, or tells the others that nobody is here any more. A page behind
      another one promises nothing: its browser may hold everything up. */
  private ping(): void {
    clearTimeout(this.pingTimer)
    if (this.socket?.isSteady) return
    this.send({ type: 'ping', away: document.hidden, every: document.hidden ? null : PING_EVERY / 1000 })
    this.pongTimer ||= window.setTimeout(() => this.giveUp(), PONG_WITHIN)
    this.pingTimer = window.setTimeout(() => this.ping(), PING_EVERY)
  }

  /** Said at once: a page that nobody sees may be held up from now on. */
  private readonly turned = (): void => {
    if (this.socket?.isOpen) this.ping()
  }

  private heard(): void {
    clearTimeout(this.pongTimer)
    this.pongTimer = 0
  }

  private stopPings(): void {
    clearTimeout(this.pingTimer)
    this.heard()
  }

  private send(message: FromClient): void {
    if (this.socket?.isOpen) this.socket.send(JSON.stringify(message))
  }

  /** Whoever comes, or comes back late, is told how things stand, not how they came about: that is asked for. */
  private async recall(): Promise<void> {
    if (this.isBlind) return
    const token = this.token
    const earlier = await allEntries((since) => api.entries(this.id, token, since)).catch(() => null)
    if (earlier && token === this.token && !this.isBlind && !this.closed) this.entries = recalled(earlier, this.entries)
  }

  private hear(message: FromServer): void {
    this.heard()
    this.connection = 'live'
    switch (message.type) {
      case 'update':
        // Only now: whoever is let in and sent away again waits longer each time.
        this.wait = 300
        this.entries = joined(this.entries, message.entries, message.is_whole)
        this.viewer = message.viewer
        this.now = asSeated(message.now, this.viewer)
        if (!message.is_whole) void this.recall()
        break
      case 'ack':
      case 'nack': {
        const waiting = this.pending.filter(({ msg_id }) => msg_id !== message.msg_id)
        if (message.type === 'nack' && waiting.length < this.pending.length) this.refusal = message
        this.pending = waiting
        break
      }
      case 'people':
      case 'chat':
        if (message.table === this.id) this.social.hear(message)
        break
      case 'announcement':
        announcements.hear(message)
        break
      case 'trouble':
        this.refusal = { code: message.code, message: message.message, rule: '', arguments: {} }
    }
  }
}

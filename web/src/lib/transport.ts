// Where a request or a table's socket goes: to the server that the page came from, or to the host of tables in this browser.
// Nothing else decides that, and nothing else in the page needs to know.

import { isServerless } from './base'
import { hosting } from './hosting.svelte'
import { isKept } from './offline'
import { shown } from './seats'

export interface Answer {
  status: number
  text: string
  /** Seconds after which it may be tried again, as whoever answers says. */
  wait: number
}

/** A table's socket: as a browser has it, with text alone. */
export interface Socket {
  readonly isOpen: boolean
  /** Never lost without saying so: nobody needs to ask whether it is still there. */
  readonly isSteady: boolean
  onopen: () => void
  onmessage: (text: string) => void
  onclose: () => void
  send(text: string): void
  close(): void
}

export interface Transport {
  request(method: string, path: string, token: string, body: string, isText: boolean): Promise<Answer>
  socket(): Socket
}

export interface Host extends Transport {
  /** A table that another tab of this browser plays comes here. */
  take(table: string): Promise<void>
}

/** The server does not answer at all. */
export class Unreachable extends Error {}

const HERE = /^here-[A-Za-z0-9_-]{11}$/
/** Whether a table lives in this browser. */
export const isHere = (table: string): boolean => HERE.test(table)

/** Whether the page came from no server: whatever needs one is not offered. */
export { isServerless }

/** Whether a table, or what is to be opened, has no server: nobody else can come there. */
export const isAlone = (table: string): boolean => isServerless() || isHere(table)

class ServerSocket implements Socket {
  readonly isSteady = false
  onopen = (): void => undefined
  onmessage = (_: string): void => undefined
  onclose = (): void => undefined
  private readonly socket: WebSocket

  constructor() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new WebSocket(`${scheme}://${location.host}/api/socket`)
    this.socket.onopen = () => this.onopen()
    this.socket.onmessage = (event) => this.onmessage(String(event.data))
    this.socket.onclose = () => this.onclose()
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  send = (text: string): void => this.socket.send(text)
  close = (): void => this.socket.close()
}

const server: Transport = {
  async request(method, path, token, body, isText) {
    const headers: Record<string, string> = token ? shown(token) : {}
    if (body) headers['Content-Type'] = isText ? 'text/plain' : 'application/json'
    try {
      const answer = await fetch(path, { method, headers, ...(body ? { body } : {}) })
      hosting.isServerAway = false
      return { status: answer.status, text: await answer.text(), wait: Number(answer.headers.get('Retry-After')) || 0 }
    } catch {
      hosting.isServerAway = true
      throw new Unreachable()
    }
  },
  socket: () => new ServerSocket(),
}

// Comes when the first table here is wanted: whoever plays at a server never fetches it.
const here = async (): Promise<Host> => (await import('../host/link')).link

/** What the host of this browser can do as well while the server is away: whatever one plays alone. */
const ALONE = /^(POST \/api\/tables|(GET|POST) \/api\/(games|puzzles)\b.*|POST \/api\/records)$/
const NEEDS_SERVER = 501

const tableIn = (path: string): string => /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? ''

export async function request(method: string, path: string, token: string, body: string, isText: boolean, inThisBrowser = false): Promise<Answer> {
  if (inThisBrowser || isAlone(tableIn(path))) return (await here()).request(method, path, token, body, isText)
  try {
    return await server.request(method, path, token, body, isText)
  } catch (error) {
    if (!ALONE.test(`${method} ${path}`) || !(await isKept())) throw error
    const answer = await (await here()).request(method, path, token, body, isText)
    if (answer.status === NEEDS_SERVER) throw error
    return answer
  }
}

export async function socket(table: string): Promise<Socket> {
  return (isAlone(table) ? await here() : server).socket()
}

export const takeOver = async (table: string): Promise<void> => (await here()).take(table)

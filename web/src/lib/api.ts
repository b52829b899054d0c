// The server's doors beside the socket. Tokens travel in a header, never in an address.

import type { Terms } from './people'
import { whyRefused } from './refusal'
import { localSeats, shown } from './seats'
import type { StepsPage } from './steps'
import type { Choice, Now } from './wire'
import { say } from './words.svelte'

export interface ChairWish {
  kind: 'me' | 'here' | 'friend' | 'open' | 'bot'
  name?: string
  rung?: string
}

export interface SeatToken {
  seat: number
  token: string
  link: string
  /** It opens a chair once, and nothing else. */
  invites?: boolean
}

export interface Opened {
  table: string
  host: string
  seats: SeatToken[]
  /** The table of the same luck, if one was asked for. */
  twin?: { table: string; seats: SeatToken[] } | null
}

export interface TablePage {
  table: string
  game: string
  options: Record<string, string>
  commitment: string
  viewer: number | null
  /** The seat that the shown invitation is for. */
  invited: number | null
  now: Now
  is_host: boolean
  /** Whether its past may be looked at. */
  is_open_book: boolean
  has_same_luck: boolean
  is_upload: boolean
  /** How many of its first lines are those of another game. */
  given: number
}

export interface TableLine {
  table: string
  game: string
  status: 'open' | 'playing' | 'over'
  names: string[]
  viewer: number | null
  is_owed: boolean
  /** Who owes a decision. */
  to_act: number[]
  /** The bot that plays on each chair; empty for a person. */
  rungs: string[]
}

export interface Foreseen {
  events: Record<string, unknown>[]
  legal: Choice[]
  done: number
}

export interface Why {
  is_legal: boolean
  rule: string
  arguments: Record<string, unknown>
}

export interface Thoughts {
  rung: string
  /** The best first; `terms` are named `<game>-judge-<name>` in words. */
  ideas: { action: string; value: number; visits: number; ranks: number[]; terms: { name: string; change: number }[] }[]
}

/** A refusal, in words of the language spoken here. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Seconds after which it may be tried again, as the server said. */
    readonly wait = 0,
  ) {
    super(message)
  }
}

export async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, token?: string | null): Promise<Answer> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json'
  if (token) Object.assign(headers, shown(token))
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }) }).catch(() => {
    throw new Refused('offline', say('page-offline'))
  })
  const told: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const problem = (told ?? {}) as { code?: string; message?: string }
    const code = problem.code ?? String(answer.status)
    const wait = Number(answer.headers.get('Retry-After')) || 0
    throw new Refused(code, whyRefused(code, problem.message ?? answer.statusText, wait), wait)
  }
  return told as Answer
}

export const api = {
  games: () => ask<{ games: { id: string; bots: string[] }[] }>('GET', '/api/games'),
  openTables: () => ask<{ tables: TableLine[] }>('GET', '/api/tables'),
  mine: (tokens: string[]) => ask<{ tables: TableLine[] }>('POST', '/api/mine', { tokens }),
  open: (wish: { game: string; chairs: ChairWish[]; options: Record<string, string>; listed: boolean; start: boolean; twin?: boolean; terms?: Partial<Terms> }) =>
    ask<Opened>('POST', '/api/tables', wish),
  table: (id: string, token: string | null) => ask<TablePage>('GET', `/api/tables/${id}`, undefined, token),
  /** `name` is left out by whoever sits there already, `seat` by whoever shows a token; `key` shall open the seat. */
  sit: (id: string, token: string | null, wish: { name?: string; seat?: number; key?: string }) =>
    ask<{ seat: number; token: string | null }>('POST', `/api/tables/${id}/sit`, { ...wish, holds: localSeats().filter((held) => held.table !== id && held.seat !== null).map((held) => held.token) }, token),
  /** For another device of one's own; or, for the host, to a friend's chair. */
  invite: (id: string, token: string, seat?: number) => ask<SeatToken>('POST', `/api/tables/${id}/invite`, seat === undefined ? {} : { seat }, token),
  remove: (id: string, host: string, seat: number) => ask<unknown>('POST', `/api/tables/${id}/remove`, { seat }, host),
  restore: (id: string, token: string) => ask<unknown>('POST', `/api/tables/${id}/restore`, {}, token),
  start: (id: string, token: string) => ask<unknown>('POST', `/api/tables/${id}/start`, {}, token),
  foresee: (id: string, token: string, actions: string[]) => ask<Foreseen>('POST', `/api/tables/${id}/foresee`, { actions }, token),
  whyNot: (id: string, token: string, action: string) => ask<Why>('POST', `/api/tables/${id}/why-not`, { action }, token),
  think: (id: string, token: string) => ask<Thoughts>('POST', `/api/tables/${id}/think`, {}, token),
  steps: (id: string, token: string | null, since: number) => ask<StepsPage>('GET', `/api/tables/${id}/steps?since=${since}`, undefined, token),
  qr: (text: string) => ask<{ rows: string[] }>('POST', '/api/qr', { text }),
  recordPath: (id: string) => `/api/tables/${id}/record`,
}

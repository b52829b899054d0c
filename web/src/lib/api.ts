// The server's routes beside the socket. Tokens travel in a header, never in an address.

import { putTogether } from './both'
import { whyRefused } from './refusal'
import { localSeats } from './seats'
import { request, Unreachable } from './transport'
import type { OpenTable, Problem, Routes, Sit } from './wire'
import { say } from './words.svelte'

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

type Route = keyof Routes
interface Told {
  table?: string
  game?: string
  puzzle?: string
  token?: string | null
  body?: unknown
  query?: object | undefined
  /** Of this browser's own host, whatever there is besides. */
  here?: boolean
}
/** What a route wants to know: the table or the game that its path names, a body and a query where it takes them. */
export type Asked<R extends Route> = Told &
  (R extends `${string}{table}${string}` ? { table: string } : unknown) &
  (R extends `${string}{game}${string}` ? { game: string } : unknown) &
  (R extends `${string}{puzzle}${string}` ? { puzzle: string } : unknown) &
  (Routes[R]['body'] extends undefined ? { body?: undefined } : { body: Routes[R]['body'] }) & { query?: Routes[R]['query'] }

const inAddress = (query: object): string => {
  const told = Object.entries(query).map(([name, value]) => [name, String(value)])
  return told.length ? `?${new URLSearchParams(told).toString()}` : ''
}

/** The whole answer as it was written; a refusal in words of the language spoken here. */
export async function answerTo(method: string, path: string, token: string | null | undefined, body: unknown, here = false): Promise<string> {
  const isText = typeof body === 'string'
  const written = body === undefined ? '' : isText ? body : JSON.stringify(body)
  const answer = await request(method, path, token ?? '', written, isText, here).catch((error: unknown) => {
    throw error instanceof Unreachable ? new Refused('offline', say('page-offline')) : error
  })
  if (answer.status < 400) return answer.text
  const problem = (readJson(answer.text) ?? {}) as Partial<Problem>
  const code = problem.code ?? String(answer.status)
  throw new Refused(code, whyRefused(code, problem.message ?? '', answer.wait), answer.wait)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export async function ask<R extends Route>(route: R, asked: Asked<R>): Promise<Routes[R]['answer']> {
  const { table = '', game = '', puzzle = '', token, body, query = {}, here }: Told = asked
  const [method = '', named = ''] = route.split(' ')
  const path = named.replace('{table}', table).replace('{game}', encodeURIComponent(game)).replace('{puzzle}', encodeURIComponent(puzzle)) + inAddress(query)
  return readJson(await answerTo(method, path, token, body, here)) as Routes[R]['answer']
}

const otherSeats = (table: string): string[] => localSeats().filter((held) => held.table !== table && held.seat !== null).map((held) => held.token)

export const api = {
  games: () => ask('GET /api/games', {}),
  openTables: () => ask('GET /api/tables', {}),
  /** The tables of the keys that this browser holds, wherever they live. */
  mine: () => putTogether((tokens, here) => ask('POST /api/mine', { body: { tokens }, here }), { tables: [] }, (one, other) => ({ tables: [...one.tables, ...other.tables] })),
  open: (body: OpenTable, here = false) => ask('POST /api/tables', { body, here }),
  /** What a seat sees comes by the socket alone, once it is known who looks. */
  table: (table: string, token: string | null) => ask('GET /api/tables/{table}', { table, token, query: { blind: 'yes' } }),
  /** `name` is left out by whoever sits there already, `seat` by whoever shows a token; `key` shall open the seat. */
  sit: (table: string, token: string | null, wish: Sit) =>
    ask('POST /api/tables/{table}/sit', { table, token, body: { ...wish, holds: otherSeats(table) } }),
  /** For another device of one's own; or, for the host, to a friend's chair. */
  invite: (table: string, token: string, seat: number | null = null) => ask('POST /api/tables/{table}/invite', { table, token, body: { seat } }),
  remove: (table: string, token: string, seat: number) => ask('POST /api/tables/{table}/remove', { table, token, body: { seat } }),
  restore: (table: string, token: string) => ask('POST /api/tables/{table}/restore', { table, token, body: {} }),
  start: (table: string, token: string) => ask('POST /api/tables/{table}/start', { table, token, body: {} }),
  foresee: (table: string, token: string, actions: string[]) => ask('POST /api/tables/{table}/foresee', { table, token, body: { actions } }),
  whyNot: (table: string, token: string, action: string) => ask('POST /api/tables/{table}/why-not', { table, token, body: { action } }),
  think: (table: string, token: string) => ask('POST /api/tables/{table}/think', { table, token, body: {} }),
  /** Why the others did what they did, from a line on. */
  explain: (table: string, token: string, since: number) => ask('POST /api/tables/{table}/explain', { table, token, body: { since } }),
  entries: (table: string, token: string | null, since: number) => ask('GET /api/tables/{table}/entries', { table, token, query: { since } }),
  qr: (text: string) => ask('POST /api/qr', { body: { text } }),
  recordPath: (table: string) => `/api/tables/${table}/record`,
  record: (table: string, token: string | null) => answerTo('GET', `/api/tables/${table}/record`, token, undefined),
}

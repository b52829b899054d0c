// People at a table: what can be asked of the server about them.

import { ask } from './api'
import type { Propose, Say } from './wire'

export const REACTIONS: readonly NonNullable<Say['reaction']>[] = ['yes', 'clap', 'laugh', 'wow', 'sad', 'heart', 'think', 'dino']

export const peopleRoutes = {
  backs: (table: string, token: string) => ask('GET /api/tables/{table}/backs', { table, token }),
  propose: (table: string, token: string, what: Propose['what'], target: number) => ask('POST /api/tables/{table}/propose', { table, token, body: { what, target } }),
  answer: (table: string, token: string, proposal: number, yes: boolean) => ask('POST /api/tables/{table}/answer', { table, token, body: { proposal, yes } }),
  swap: (table: string, token: string, one: number, other: number) => ask('POST /api/tables/{table}/swap', { table, token, body: { one, other } }),
  vacation: (table: string, token: string, begins: boolean) => ask('POST /api/tables/{table}/vacation', { table, token, body: { begins } }),
  say: (table: string, token: string | null, body: Say) => ask('POST /api/tables/{table}/chat', { table, token, body }),
  heard: (table: string, token: string | null) => ask('GET /api/tables/{table}/chat', { table, token }),
  rematch: (table: string, token: string) => ask('POST /api/tables/{table}/rematch', { table, token, body: {} }),
}

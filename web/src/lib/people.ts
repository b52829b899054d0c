// People at a table: what the server tells of them, and what can be asked of it.

import { ask } from './api'

export interface Terms {
  clock: 'none' | 'bank' | 'days'
  seconds: number
  added: number
  vacation: number
  absent: number
  stand_in: string
  /** Seconds without being connected after which nobody waits for one. */
  patience: number
}

export interface Wish {
  number: number
  seat: number
  what: 'back' | 'swap' | 'bot'
  target: number
  agreed: number[]
  waits_for: number[]
  /** Served time at which it lapses; null where it does not. */
  until?: number | null
}

export interface Clock {
  left: number
  runs: boolean
  is_away: boolean
  rest: number
  is_spent: boolean
}

export interface People {
  served: number
  terms: Partial<Terms>
  absent: number[]
  /** Those of them who are not waited for any more. */
  gone: number[]
  wishes: Wish[]
  clocks: Clock[]
  last: (number | null)[]
  rematch: string
}

export interface Said {
  number: number
  room: 'table' | 'watchers'
  seat: number | null
  name: string
  text: string
  reaction: string
}

export const REACTIONS = ['yes', 'clap', 'laugh', 'wow', 'sad', 'heart', 'think', 'dino']

const post = <Answer>(id: string, door: string, token: string | null, body: unknown): Promise<Answer> =>
  ask<Answer>('POST', `/api/tables/${id}/${door}`, body, token)

export const doors = {
  backs: (id: string, token: string) => ask<{ lines: number[] }>('GET', `/api/tables/${id}/backs`, undefined, token),
  propose: (id: string, token: string, what: Wish['what'], target: number) => post(id, 'propose', token, { what, target }),
  answer: (id: string, token: string, proposal: number, yes: boolean) => post(id, 'answer', token, { proposal, yes }),
  swap: (id: string, host: string, one: number, other: number) => post(id, 'swap', host, { one, other }),
  vacation: (id: string, token: string, begins: boolean) => post(id, 'vacation', token, { begins }),
  say: (id: string, token: string | null, words: { text?: string; reaction?: string; name?: string }) => post(id, 'chat', token, words),
  heard: (id: string, token: string | null) => ask<{ lines: Said[] }>('GET', `/api/tables/${id}/chat`, undefined, token),
  rematch: (id: string, token: string) =>
    post<{ table: string; seat: number; token: string; host: string | null }>(id, 'rematch', token, {}),
}

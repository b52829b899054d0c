// Finished games: what the server tells of them, and how they are branched from, brought along and compared.

import { ask, type Opened } from './api'
import type { Ending, Line } from './wire'

/** How things stood after so many lines. */
export interface Frame {
  line: number
  to_act: number[]
  view: Record<string, unknown>
  facts: Record<string, unknown>
  ending: Ending | null
  /** Through all eyes: what each seat had to itself. */
  own: Record<string, unknown>[]
}

export interface Point {
  line: number
  seat: number | null
  shares: number[]
}

export interface Curve {
  is_done: boolean
  done: number
  lines: number
  rung: string
  points: Point[]
  swings: number[]
}

export interface TwinTable {
  table: string
  names: string[]
  rungs: string[]
  lines: number
  ending: Ending | null
}

export interface Twins {
  game: string
  tables: TwinTable[]
  parted: number
}

/** Whose eyes: a seat's, a spectator's, or everybody's. */
export type Eyes = number | 'watch' | 'all'

export const eyesQuery = (eyes: Eyes): string => (eyes === 'all' ? '&all=yes' : eyes === 'watch' ? '' : `&seat=${eyes}`)

export const readEyes = (query: URLSearchParams, seats: number): Eyes => {
  if (query.get('all') === 'yes') return 'all'
  const seat = query.get('seat') ?? ''
  return /^\d$/.test(seat) && Number(seat) < seats ? Number(seat) : 'watch'
}

export const readLine = (query: URLSearchParams, last: number): number => {
  const line = query.get('line') ?? ''
  return /^\d{1,6}$/.test(line) ? Math.min(Number(line), last) : 0
}

const at = (id: string): string => `/api/tables/${id}`

export const pasts = {
  frames: (id: string, line: number, count: number, eyes: Eyes) =>
    ask<{ line: number; lines: number; frames: Frame[] }>('GET', `${at(id)}/replay?line=${line}&count=${count}${eyesQuery(eyes)}`),
  lines: (id: string, eyes: Eyes) => ask<{ lines: Line[] }>('GET', `${at(id)}/replay/lines?${eyesQuery(eyes).slice(1)}`),
  curve: (id: string) => ask<Curve>('GET', `${at(id)}/curve`),
  twins: (id: string) => ask<Twins>('GET', `${at(id)}/twins`),
  branch: (id: string, wish: { line: number; seat: number; name: string; others: 'bots' | 'here'; rung?: string }) =>
    ask<Opened>('POST', `${at(id)}/branch`, wish),
  bring: async (file: Blob) => ask<{ table: string }>('POST', '/api/records', await file.text()),
}

// Finished games: how they are looked at again, branched from, brought along and compared.

import { ask } from './api'
import type { Branch } from './wire'

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

const seenBy = (eyes: Eyes): { all?: 'yes'; seat?: number } => (eyes === 'all' ? { all: 'yes' } : eyes === 'watch' ? {} : { seat: eyes })

export const finished = {
  frames: (table: string, line: number, count: number, eyes: Eyes) => ask('GET /api/tables/{table}/replay', { table, query: { line, count, ...seenBy(eyes) } }),
  lines: (table: string, eyes: Eyes) => ask('GET /api/tables/{table}/replay/lines', { table, query: seenBy(eyes) }),
  curve: (table: string) => ask('GET /api/tables/{table}/curve', { table }),
  story: (table: string) => ask('GET /api/tables/{table}/story', { table }),
  duplicates: (table: string) => ask('GET /api/tables/{table}/duplicates', { table }),
  branch: (table: string, body: Branch) => ask('POST /api/tables/{table}/branch', { table, body }),
  bring: async (file: Blob) => ask('POST /api/records', { body: await file.text() }),
}

// How one's finished games ended, kept in this browser: it does not change any more, so it is asked for once.

import { api } from './api'

export interface Result {
  rank: number
  points: number
}

const KEY = 'results'
const MOST = 100

function kept(): Record<string, Result> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Result>
  } catch {
    return {}
  }
}

/** Null where nobody can tell: one only watched, or the server does not answer. */
export async function resultOf(table: string, seat: number, token: string | null): Promise<Result | null> {
  const known = kept()[table]
  if (known) return known
  const ending = (await api.table(table, token).catch(() => null))?.now.ending
  if (!ending) return null
  const result = { rank: ending.ranks[seat] ?? 0, points: ending.scores[seat] ?? 0 }
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(kept()), [table, result]].slice(-MOST))))
  return result
}

// The deal of the day: this browser's own secret for it, and beginning a try.

import { ask } from './api'
import { newMessageId } from './table.svelte'
import { hold } from './seats'
import { settings } from './settings.svelte'
import type { DailyPage } from './wire'
import { say } from './words.svelte'

const VISITOR = 'visitor'
const TRIES = 'daily'
const MOST = 60

/** A secret that the server knows this browser again by; it keeps its hash alone. */
export function visitor(): string {
  const kept = localStorage.getItem(VISITOR)
  if (kept && /^[A-Za-z0-9_-]{43}$/.test(kept)) return kept
  const made = (newMessageId() + newMessageId()).slice(0, 43)
  localStorage.setItem(VISITOR, made)
  return made
}

export const askDaily = (day: string): Promise<DailyPage> => ask('POST /api/daily', { body: { visitor: visitor(), ...(day ? { day } : {}) } })

const tables = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TRIES) ?? '[]')
    return Array.isArray(kept) ? (kept as string[]) : []
  } catch {
    return []
  }
}

/** Whether a table is a try of this browser. */
export const isDaily = (table: string): boolean => tables().includes(table)

/** A new try; the table to go to. */
export async function beginDaily(game: string): Promise<string> {
  const opened = await ask('POST /api/daily/begin', { body: { visitor: visitor(), name: settings.name || say('page-guest') } })
  hold([
    { table: opened.table, game, seat: null, token: opened.host, isHost: true },
    ...opened.seats.map(({ seat, token }) => ({ table: opened.table, game, seat, token, isHost: false })),
  ])
  localStorage.setItem(TRIES, JSON.stringify([...tables(), opened.table].slice(-MOST)))
  return `/t/${opened.table}`
}

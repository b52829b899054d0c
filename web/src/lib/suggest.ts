// Which bot to play against: the level that one wins against about half the time, by one's last games in this browser.

import type { Chair, Ending, GameWords } from './wire'

/** One game against bots of one level. */
export interface Met {
  table: string
  game: string
  level: string
  /** What part of them one finished ahead of; a shared place counts half. */
  ahead: number
}

export interface Suggestion {
  level: string
  /** The first time · one level up · one down · about even · there is none stronger. */
  why: 'first' | 'up' | 'down' | 'even' | 'top'
  /** Against which level the results were, how many games, and in how many one was ahead. */
  from: string
  games: number
  won: number
}

const KEY = 'met'
const MOST = 200
/** Only the last few games at a level tell how strong one is now. */
const LAST = 5
const UP = 2 / 3
const DOWN = 1 / 4

export function allMet(): Met[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Met[]) : []
  } catch {
    return []
  }
}

/** What a finished game says, for each level that one met in it. Who was helped by points or by a bot has learned nothing about themselves. */
export function metIn(table: string, game: string, chairs: readonly Chair[], { ranks }: Ending, viewer: number): Met[] {
  if (chairs.some((chair) => chair.head_start) || chairs[viewer]?.level) return []
  const levels = [...new Set(chairs.filter(({ kind }) => kind === 'bot').map(({ level }) => level))]
  return levels.map((level) => {
    const bots = chairs.flatMap((chair, seat) => (chair.kind === 'bot' && chair.level === level ? [ranks[seat]!] : []))
    const mine = ranks[viewer]!
    return { table, game, level, ahead: bots.reduce((sum, rank) => sum + (rank > mine ? 1 : rank === mine ? 0.5 : 0), 0) / bots.length }
  })
}

export function noteMet(met: readonly Met[]): void {
  const known = allMet()
  const fresh = met.filter((one) => !known.some((old) => old.table === one.table && old.level === one.level))
  if (fresh.length) localStorage.setItem(KEY, JSON.stringify([...known, ...fresh].slice(-MOST)))
}

/** The level played last decides: those who mostly win there try the next, those who hardly do go back to the one before. */
export function suggestFor({ id, bots }: Pick<GameWords, 'bots' | 'id'>, met: readonly Met[] = allMet()): Suggestion {
  const here = met.filter(({ game, level }) => game === id && bots.includes(level))
  const from = here.at(-1)?.level
  // The first level does anything at all: the second is as gentle, and means something by what it does.
  if (from === undefined) return { level: bots[1] ?? bots[0] ?? 'random', why: 'first', from: '', games: 0, won: 0 }
  const last = here.filter(({ level }) => level === from).slice(-LAST)
  const share = last.reduce((sum, { ahead }) => sum + ahead, 0) / last.length
  const told = { from, games: last.length, won: last.filter(({ ahead }) => ahead > 0.5).length }
  const at = bots.indexOf(from)
  if (share >= UP) return at + 1 < bots.length ? { level: bots[at + 1]!, why: 'up', ...told } : { level: from, why: 'top', ...told }
  if (share <= DOWN && last.length > 1 && at > 0) return { level: bots[at - 1]!, why: 'down', ...told }
  return { level: from, why: 'even', ...told }
}

// How the last round was decided, from what happened: each score line by line, and what came of it.

import type { Facts, Game } from '../../generated/happy_little_dinosaurs'
import { standing } from '../../lib/entries'
import type { LogEntry } from '../../lib/wire'

type ScoreLine = Facts['scores'][number]['lines'][number]

export interface LastScore {
  lines: ScoreLine[]
  total: number
  /** Steps run for the best score. */
  ran: number
  /** The type of the disaster taken, or null. */
  took: string | null
}

const LINES = { worth: 'card', added: 'added', trait: 'trait', pushed: 'push', soured: 'sour', inverted: 'inverted' } as const

/** By seat; empty before the first round was scored. */
export function lastScores(entries: readonly LogEntry<Game>[]): Map<number, LastScore> {
  let scores = new Map<number, LastScore>()
  let isOpen = false
  const lines = standing(entries.flatMap((entry) => entry.lines))
  for (const event of lines.flatMap((line) => line.events)) {
    if (event.kind === 'turned-up') isOpen = false
    if (event.kind === 'worth' || event.kind === 'added' || event.kind === 'trait' || event.kind === 'pushed' || event.kind === 'soured' || event.kind === 'inverted') {
      if (!isOpen) scores = new Map()
      isOpen = true
      const score = scores.get(event.seat) ?? { lines: [], total: 0, ran: 0, took: null }
      const line: ScoreLine = { line: LINES[event.kind], amount: event.total - score.total, card: event.card ?? null }
      scores.set(event.seat, { ...score, lines: [...score.lines, line], total: event.total })
    }
    const score = event.seat === undefined ? undefined : scores.get(event.seat)
    if (score && isOpen && event.kind === 'ran') scores.set(event.seat, { ...score, ran: event.steps })
    if (score && isOpen && event.kind === 'took') scores.set(event.seat, { ...score, took: event.type })
  }
  return scores
}

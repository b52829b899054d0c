// How the last round was decided, from what happened: each score line by line, and what came of it.

import type { Step } from '../../lib/wire'
import type { ScoreLine } from './view'

export interface LastScore {
  lines: ScoreLine[]
  total: number
  /** Steps run for the best score. */
  ran: number
  /** The type of the disaster taken, or null. */
  took: string | null
}

const LINES: Record<string, ScoreLine['line']> = { worth: 'card', added: 'added', trait: 'trait', pushed: 'push', soured: 'sour', inverted: 'inverted' }

/** By seat; empty before the first round was scored. */
export function lastScores(steps: readonly Step[]): Map<number, LastScore> {
  let scores = new Map<number, LastScore>()
  let isOpen = false
  for (const event of steps.flatMap((step) => step.lines).flatMap((line) => line.events)) {
    const kind = String(event['kind'])
    const seat = Number(event['seat'])
    if (kind === 'turned-up') isOpen = false
    if (kind in LINES) {
      if (!isOpen) scores = new Map()
      isOpen = true
      const score = scores.get(seat) ?? { lines: [], total: 0, ran: 0, took: null }
      const total = Number(event['total'])
      const line: ScoreLine = { line: LINES[kind]!, amount: total - score.total }
      if (typeof event['card'] === 'string') line.card = event['card']
      scores.set(seat, { ...score, lines: [...score.lines, line], total })
    }
    const score = scores.get(seat)
    if (score && isOpen && kind === 'ran') scores.set(seat, { ...score, ran: Number(event['steps']) })
    if (score && isOpen && kind === 'took') scores.set(seat, { ...score, took: String(event['type']) })
  }
  return scores
}

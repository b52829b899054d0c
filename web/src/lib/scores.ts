// The points beside each name. Every game tells them in its own place of the view.

import type { Now } from './wire'

interface SeatPoints {
  score?: number
  points?: number
  position?: number
}

export function scoresOf(now: Now): number[] {
  if (now.ending) return now.ending.scores
  const facts = now.facts as { points_by_seat?: number[] } | null
  if (facts?.points_by_seat) return facts.points_by_seat
  const view = now.view as { seats?: SeatPoints[]; ecosystems?: SeatPoints[] } | null
  return (view?.seats ?? view?.ecosystems ?? []).map((seat) => seat.score ?? seat.points ?? seat.position ?? 0)
}

/** Whether a seat is out of the game, where a game puts players out. */
export function isOutOf(view: Record<string, unknown> | null, seat: number): boolean {
  const found = (view?.['seats'] as { in?: boolean; out?: number }[] | undefined)?.[seat]
  return found !== undefined && (found.in === false || (found.out ?? 0) > 0)
}

// What the others did since one's own last action: one sentence a turn, and what it was about on the board.

import { anchorsOf, type Shows } from './beats'
import { tellAction } from './tell'
import type { AnyGame, GameWords, Line, LogEntry } from './wire'

export interface Turn {
  seat: number
  text: string
  /** What to light up. */
  anchors: string[]
  lines: Line[]
}

/** Lines after the viewer's last action that still counts. */
export function linesSince(entries: readonly LogEntry[], viewer: number | null): Line[] {
  const lines = entries.flatMap((entry) => entry.lines)
  const own = lines.findLastIndex((line) => line.seat === viewer && line.action !== null)
  return lines.slice(own + 1)
}

export function turnsOf(lines: readonly Line[], game: GameWords, names: readonly string[], shows: Shows | undefined, view: AnyGame['view'] | null): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const { seat, action } = line
    if (seat === null || !action) continue
    const told = tellAction(game, action, names)
    const scene = { before: view, after: view!, memo: {} }
    const anchors = shows && view ? [...anchorsOf(shows.acts(action, seat, scene)), ...line.events.flatMap((event) => anchorsOf(shows.happens(event, action, seat, scene)))] : []
    const last = turns.at(-1)
    if (last?.seat === seat) {
      last.text += `, ${told}`
      last.anchors.push(...anchors)
      last.lines.push(line)
    } else turns.push({ seat, text: told, anchors, lines: [line] })
  }
  return turns
}

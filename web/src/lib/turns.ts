// A finished game by turns, as the server groups its lines.

import type { Shows } from './beats'
import { turnsOf } from './recap'
import type { AnyGame, GameWords, Line, ReplayLines } from './wire'

export type ReplayTurn = ReplayLines['turns'][number]

/** A place on the slider that is worth going to. */
export interface Mark {
  line: number
  label: string
  seat: number
  kind: 'moment' | 'draw'
}

/** Where the turn before, or after, ends. */
export const turnBack = (turns: readonly ReplayTurn[], line: number): number => turns.findLast((turn) => turn.line < line)?.line ?? 0
export const turnOn = (turns: readonly ReplayTurn[], line: number): number => turns.find((turn) => turn.line > line)?.line ?? turns.at(-1)?.line ?? 0

/** The number of the turn that a line is the last seen of; 0 is setting up. */
export const turnAt = (turns: readonly ReplayTurn[], line: number): number => Math.max(0, turns.findIndex((turn) => turn.line >= line))

/** What each seat did in a turn that has ended with this line; null in the middle of one. */
export function tellTurn(turns: readonly ReplayTurn[], lines: readonly Line[], line: number, game: GameWords, names: readonly string[], shows: Shows | undefined, view: AnyGame['view']): { seat: number; text: string }[] | null {
  if (!turns.some((turn) => turn.line === line)) return null
  return turnsOf(lines.slice(turnBack(turns, line), line), game, names, shows, view)
}

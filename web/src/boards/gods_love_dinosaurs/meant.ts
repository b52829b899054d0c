// What an action is about: the tile, its place, where something is born, starves or ends its hunt.

import type { Game } from '../../generated/gods_love_dinosaurs'
import type { MeantOf } from '../../lib/meant'
import { hexAt } from './chase'

export const meantOf: MeantOf<Game> = (_now, { kind, column, row, first, second, hex, start, end }, seat) => {
  if (kind === 'take') return [`take-${column}-${row}`]
  // Of a tile's two hexes one may lie too far out to be pressed.
  if (kind === 'place') return [`spot-${first}`, `spot-${second}`]
  if (kind === 'hatch' || kind === 'keep') return [hexAt(seat, 0)]
  const number = kind === 'hunt' ? end : kind === 'starve' ? start : hex
  return number === undefined ? [] : [hexAt(seat, number)]
}

// What an action is about: the place where it ends, the card, the pile.

import type { Game } from '../../generated/ciao_dino'
import type { MeantOf } from '../../lib/meant'

export const meantOf: MeantOf<Game> = (_now, { kind, hex, to }) => {
  if (kind === 'play') return ['hand']
  if (kind === 'draw') return ['pile']
  const place = to ?? hex
  return place === undefined ? [] : [`hex-${place}`]
}

// What an action is about: the player it is meant for, else the card, the deck.

import type { Game } from '../../generated/happy_little_dinosaurs'
import type { MeantOf } from '../../lib/meant'

/** Cards that say what is done with them. */
const PLAYED = ['upside-down', 'safety-plan']

export const meantOf: MeantOf<Game> = (_now, { kind, card, seat, other }) => {
  if (kind === 'search') return ['deck']
  const whom = seat ?? other
  if (whom !== undefined) return [`dino-${whom}`]
  if (card !== undefined) return [`card-${String(card)}`]
  return PLAYED.includes(kind) ? [`card-${kind}`] : []
}

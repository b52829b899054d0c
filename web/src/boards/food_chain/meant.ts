// What an action is about: the card on the table that it is done with or to, and of the hand the one that is put down.

import type { Game } from '../../generated/food_chain'
import type { MeantOf } from '../../lib/meant'
import { firstAlike } from './choices'

const at = (place: number): string => `place-${place}`

export const meantOf: MeantOf<Game> = ({ view, facts }, { kind, card, place }, seat) => {
  if (kind === 'discard') return [`card-${String(card)}`]
  if (place === undefined) return []
  // Pressed is the one that eats, not what it eats.
  const eaters = kind === 'eat' ? (view?.cards ?? []).filter((one) => one.owner === seat && one.prey > 0 && firstAlike(one.prey, view!.cards) === place && facts?.meals.some((meal) => meal.place === one.place)) : []
  return [...eaters.map((one) => at(one.place)), at(place)]
}

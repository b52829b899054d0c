// Which card lies at the place that is meant.

import type { Game } from '../../generated/food_chain'
import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'

export const targetOf: TargetOf<Game> = (view, fields) => {
  const there = view.cards.find(({ place }) => place === fields.place)
  return there ? say('food-chain-animal', { value: there.card }) : ''
}

// Which card lies at the place that is meant, and where there are several of its kind, what that one hunts.

import type { Game } from '../../generated/food_chain'
import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'

export const targetOf: TargetOf<Game> = (view, fields) => {
  const there = view.cards.find(({ place }) => place === fields.place)
  if (!there) return ''
  const animal = say('food-chain-animal', { value: there.card })
  const prey = view.cards.find(({ place }) => place === there.prey)
  const isAlone = view.cards.filter(({ card }) => card === there.card).length === 1
  return prey && !isAlone ? say('food-chain-page-on', { animal, prey: say('food-chain-animal', { value: prey.card }) }) : animal
}

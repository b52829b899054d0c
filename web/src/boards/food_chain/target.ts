// Which card lies at the place that is meant.

import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'
import type { View } from './view'

export const targetOf: TargetOf = (seen, fields) => {
  const there = (seen as View).cards.find(({ place }) => place === fields['place'])
  return there ? say('food-chain-animal', { value: there.card }) : ''
}

// How what is seen of Food Chain is drawn.

import type { BoxRow, View } from '../../generated/food_chain'

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']

/** What hunts a card, from the box: predator lists are derived. */
export const huntersOf = (box: readonly BoxRow[], card: string): string[] => box.filter((row) => row.hunts.includes(card)).map((row) => row.card)

/** One's own hand, card by card. */
export const handOf = (view: View): string[] => Object.entries(view.hand).flatMap(([card, count]) => Array.from({ length: count }, () => card))

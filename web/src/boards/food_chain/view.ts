// How what is seen of Food Chain is drawn.

import type { BoxRow } from '../../generated/food_chain'

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']

/** What hunts a card, from the box: predator lists are derived. */
export const huntersOf = (box: readonly BoxRow[], card: string): string[] => box.filter((row) => row.hunts.includes(card)).map((row) => row.card)

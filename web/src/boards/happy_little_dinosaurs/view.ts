// How what is seen of Happy Little Dinosaurs is drawn.

import type { Area, BoxRow } from '../../generated/happy_little_dinosaurs'

export const TYPES: readonly (keyof Area)[] = ['natural', 'predatory', 'emotional', 'meteor']

/** A point card's value; instants have none. */
export const valueOf = (box: readonly BoxRow[], card: string): number | null => box.find((row) => row.card === card)?.value ?? null

export const iconOf = (card: string): string => (card.startsWith('plain-') ? 'plain' : card)

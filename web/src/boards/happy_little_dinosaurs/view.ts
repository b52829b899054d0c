// How what is seen of Happy Little Dinosaurs is drawn.

import type { Area } from '../../generated/happy_little_dinosaurs'

export const TYPES: readonly (keyof Area)[] = ['natural', 'predatory', 'emotional', 'meteor']

/** A point card's value; instants have none. */
export const VALUES: Record<string, number> = {
  pebble: 0, claw: 1, adder: 2, juice: 3, breath: 4, snapjaw: 5, 'odd-fruit': 6, log: 7, fern: 8, saw: 9,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, k) => [`plain-${k + 1}`, k + 1])),
}

export const iconOf = (card: string): string => (card.startsWith('plain-') ? 'plain' : card)

// How what is seen of Happy Little Dinosaurs is drawn.

import type { Area, BoxRow } from '../../generated/happy_little_dinosaurs'
import { has, say } from '../../lib/words.svelte'

export type DisasterType = keyof Area
export const TYPES: readonly DisasterType[] = ['natural', 'predatory', 'emotional', 'meteor']

/** A point card's value; instants have none. */
export const valueOf = (box: readonly BoxRow[], card: string): number | null => box.find((row) => row.card === card)?.value ?? null

/** A number card is called by what it shows. */
export const nameOf = (card: string): string => say(`happy-little-dinosaurs-${card.startsWith('plain-') ? 'page-name' : 'name'}`, { value: card })
export const typeName = (type: string): string => say('happy-little-dinosaurs-type', { value: type })

/** What a card does; a plain one has a joke instead. */
export function effectOf(card: string): string {
  if (card.startsWith('plain-')) return say('happy-little-dinosaurs-page-plain', { value: card })
  const key = `happy-little-dinosaurs-effect-${card}`
  return has(key) ? say(key) : ''
}

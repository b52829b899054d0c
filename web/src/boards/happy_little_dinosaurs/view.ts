// How what is seen of Happy Little Dinosaurs is drawn.

import type { Area, BoxRow, Player } from '../../generated/happy_little_dinosaurs'
import { has, say } from '../../lib/words.svelte'

export type DisasterType = keyof Area
export const TYPES: readonly DisasterType[] = ['natural', 'predatory', 'emotional', 'meteor']

/** What is printed on each dinosaur (HD1.1): words for the eye, no score is reckoned from them. */
export const TRAITS: Record<Player['dinosaur'], readonly { type: DisasterType; amount: number }[]> = {
  rex: [{ type: 'predatory', amount: 1 }, { type: 'emotional', amount: -1 }],
  bronto: [{ type: 'natural', amount: 1 }, { type: 'predatory', amount: -1 }],
  ceratops: [{ type: 'emotional', amount: 1 }, { type: 'natural', amount: -1 }],
  stego: [{ type: 'meteor', amount: 1 }],
}

/** A point card's value; instants have none. */
export const valueOf = (box: readonly BoxRow[], card: string): number | null => box.find((row) => row.card === card)?.value ?? null

export const nameOf = (card: string): string => say('happy-little-dinosaurs-name', { value: card })
export const typeName = (type: string): string => say('happy-little-dinosaurs-type', { value: type })

/** What a card does; a plain one has a joke instead. */
export function effectOf(card: string): string {
  if (card.startsWith('plain-')) return say('happy-little-dinosaurs-page-plain', { value: card })
  const key = `happy-little-dinosaurs-effect-${card}`
  return has(key) ? say(key) : ''
}

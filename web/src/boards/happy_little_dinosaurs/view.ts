// How what is seen of Happy Little Dinosaurs is drawn.

import type { Area, BoxRow, Player } from '../../generated/happy_little_dinosaurs'
import { has, say } from '../../lib/words.svelte'

export type DisasterType = keyof Area
export const TYPES: readonly DisasterType[] = ['natural', 'predatory', 'emotional', 'meteor']

/** Where the eye of each dinosaur is drawn, so that it can blink. */
export const EYES: Record<Player['dinosaur'], { x: number; y: number; r: number }> = {
  rex: { x: 46, y: 12, r: 4.5 },
  bronto: { x: 52, y: 9.5, r: 3.8 },
  ceratops: { x: 46.5, y: 28, r: 4 },
  stego: { x: 54.5, y: 34, r: 3.8 },
}

/** A point card's value; instants have none. */
export const valueOf = (box: readonly BoxRow[], card: string): number | null => box.find((row) => row.card === card)?.value ?? null

/** A number card is called by what it shows. */
export const nameOf = (card: string): string => say(`happy-little-dinosaurs-${card.startsWith('plain-') ? 'page-name' : 'name'}`, { value: card })
export const typeName = (type: string): string => say('happy-little-dinosaurs-type', { value: type })

/** What a card does; a plain one has a joke instead. */
export function effectOf(card: string, box: readonly BoxRow[]): string {
  if (card.startsWith('plain-')) return say('happy-little-dinosaurs-page-plain', { value: card })
  const key = `happy-little-dinosaurs-effect-${card}`
  return has(key) ? say(key, { amount: box.find((row) => row.card === card)?.amount ?? 0 }) : ''
}

// The games as the engine describes them.

import { known } from './known.svelte'
import { has, say } from './words.svelte'

export type FieldKind = 'seat' | 'hex' | 'number' | 'word'

export interface KindWords {
  rule: string
  fields: Record<string, FieldKind>
}

export interface OptionWords {
  name: string
  values: string[]
  default: string
  rule: string
  seats: number[]
}

export interface GameWords {
  id: string
  fewest: number
  most: number
  reconstruction: boolean
  options: OptionWords[]
  /** The levels of its bots, the weakest first. */
  bots: string[]
  actions: Record<string, KindWords>
  events: Record<string, KindWords>
  refusals: Record<string, KindWords>
  /** By field: the words that it can hold. */
  words: Record<string, string[]>
  /** The fields of a view that others do not see. */
  own: string[]
  /** The fields of a view that hold one thing for each seat. */
  by_seat: string[]
}

export const gameOf = (id: string): GameWords | undefined => known.games.find((game) => game.id === id)

/** A game's other half: its folder among the boards. */
export const folderOf = (id: string): string => id.replaceAll('-', '_')

export const titleOf = (id: string): string => (has(`${id}-title`) ? say(`${id}-title`) : id)

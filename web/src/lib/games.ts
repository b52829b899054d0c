// The games as the engine describes them.

import described from '../generated/games.json'

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
  folder: string
  actions: Record<string, KindWords>
  events: Record<string, KindWords>
  refusals: Record<string, KindWords>
}

export const GAMES = described as unknown as GameWords[]

export const gameOf = (id: string): GameWords | undefined => GAMES.find((game) => game.id === id)

// A game's card at home: a scene of three drawings, how long it takes, who usually sits there. Each in its board's folder.

import { CARD as PLAIN } from '../boards/plain/card'
import type { GameWords } from './wire'
import { folderOf } from './games'

export interface Card {
  scene: readonly [string, string, string]
  ground: string
  /** Null: nobody has said. */
  minutes: number | null
  /** How many usually play. */
  usual: number
}

const CARDS = import.meta.glob<{ CARD: Card }>('../boards/*/card.ts', { eager: true })

export function cardOf(game: GameWords): Card {
  const card = CARDS[`../boards/${folderOf(game.id)}/card.ts`]?.CARD ?? PLAIN
  const usual = Math.min(game.most, Math.max(game.fewest, card.usual))
  return { ...card, usual }
}

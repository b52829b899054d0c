// What a thing on the board is, what it can do, and what can be done with it now: told by the board's folder, in `what.ts`.

import { folderOf } from './games'
import type { AnyGame, GameWords, Now } from './wire'
import { bringWords } from './words.svelte'

/** Told from what its viewer sees: view, facts, legal choices. Nothing is computed for it. */
export interface WhatTold<G extends AnyGame = AnyGame> {
  /** A drawing of it, and the seat in whose colour it is drawn. */
  icon: string
  seat?: number | null
  title: string
  /** What it is, and what it can do by the rules. */
  does: string[]
  /** How it stands now. */
  facts: string[]
  rules: string[]
  /** Whether a choice has to do with it. */
  uses: (fields: G['action']) => boolean
  /** In notation, what one would try with it: where it is not legal, the server says why not. */
  tries: string[]
}

export interface WhatScene<G extends AnyGame = AnyGame> {
  game: GameWords
  now: Now<G>
  view: G['view']
  names: string[]
  viewer: number | null
}

/** `what` stands on the board as `data-what`: a kind, then what tells it from others of its kind, with colons between. Null: it is
    not there any more. */
export type WhatOf<G extends AnyGame = AnyGame> = (what: readonly string[], scene: WhatScene<G>) => WhatTold<G> | null

const TELLERS = import.meta.glob<WhatOf>('../boards/*/what.ts', { import: 'whatOf' })

/** With its words; undefined for a board whose things do not explain themselves. */
export async function whatTeller(game: string): Promise<WhatOf | undefined> {
  const teller = TELLERS[`../boards/${folderOf(game)}/what.ts`]
  const [found] = await Promise.all([teller?.(), bringWords(`${folderOf(game)}/what`)])
  return found
}

/** Whether the things of a board explain themselves. */
export const hasWhat = (game: string): boolean => `../boards/${folderOf(game)}/what.ts` in TELLERS

const isThere = (told: string | null | undefined | false): told is string => Boolean(told)
/** Without what there is nothing to say of. */
export const sentences = (...told: (string | null | undefined | false)[]): string[] => told.filter(isThere)

// The games as the engine describes them.

import { known } from './known.svelte'
import type { GameWords } from './wire'
import { has, say } from './words.svelte'

export const gameOf = (id: string): GameWords | undefined => known.games.find((game) => game.id === id)

/** A game's other half: its folder among the boards. */
export const folderOf = (id: string): string => id.replaceAll('-', '_')

export const titleOf = (id: string): string => (has(`${id}-title`) ? say(`${id}-title`) : id)

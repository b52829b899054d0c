// Ratings of people and bots, for who wants them.

import { ask } from './api'
import { bringWords } from './words.svelte'

export const ratings = {
  ladder: (game: string) => ask('GET /api/ratings/{game}', { game }),
  mine: () => ask('GET /api/account/ratings', {}),
  hide: (hidden: boolean) => ask('POST /api/account/ratings', { body: { hidden } }),
  erase: () => ask('POST /api/account/ratings', { body: { erase: true } }),
}

export const ratingWords = (): Promise<void> => bringWords('words/later/ratings')

/** With a sign of its own, also where nothing changed. */
export const changed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')

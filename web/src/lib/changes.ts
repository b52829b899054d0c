// The figures that an event carries, as they are shown beside it: points, steps, eggs.

import type { Fields, GameWords } from './wire'
import { sayIf } from './words.svelte'

/** Those that there are words for, `rules-change-<field>`. Places and numbers of hexes have none. */
export function changesOf(game: GameWords, event: Fields): string[] {
  const fields = game.events[String(event['kind'])]?.fields ?? {}
  return Object.keys(fields).flatMap((name) => {
    const value = event[name]
    if (fields[name] !== 'number' || typeof value !== 'number') return []
    return sayIf(`rules-change-${name}`, { value, signed: `${value < 0 ? '−' : '+'}${Math.abs(value)}` }) ?? []
  })
}

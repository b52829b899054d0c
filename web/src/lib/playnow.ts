// A game at once: as many as usually play, against bots that fit.

import { cardOf } from './card'
import { openTable } from './open'
import { settings } from './settings.svelte'
import { suggestFor } from './suggest'
import type { GameWords } from './wire'
import { say } from './words.svelte'

export function playNow(game: GameWords): Promise<void> {
  // Both come at once: the table, and the page that shows it.
  void import('../pages/Table.svelte')
  const bots = Array.from({ length: cardOf(game).usual - 1 }, () => ({ kind: 'bot' as const, level: suggestFor(game).level }))
  return openTable(game.id, [{ kind: 'me', name: settings.name || say('page-guest') }, ...bots], {}, false)
}

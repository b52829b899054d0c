// What lies on the hex that is meant.

import type { Game } from '../../generated/ciao_dino'
import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'

export const targetOf: TargetOf<Game> = (view, fields) => {
  const tile = view.tiles.find(({ hex }) => hex === fields.hex)
  return tile ? say('ciao-dino-page-terrain', { value: tile.terrain }) : ''
}

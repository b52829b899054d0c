// What lies on the hex that is meant.

import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'
import type { View } from './view'

export const targetOf: TargetOf = (seen, fields) => {
  const tile = (seen as View).tiles.find(({ hex }) => hex === fields['hex'])
  return tile ? say('ciao-dino-page-terrain', { value: tile.terrain }) : ''
}

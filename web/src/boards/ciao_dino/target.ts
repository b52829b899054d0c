// Where something is done, in words: one place, or from one to another.

import type { Game } from '../../generated/ciao_dino'
import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'
import { placeOf } from './place'

export { whereOf } from './place'

export const targetOf: TargetOf<Game> = (view, { hex, from, to }) => {
  if (from !== undefined && to !== undefined) return say('ciao-dino-page-from-to', { from: placeOf(view, from, 'from'), to: placeOf(view, to) })
  return hex === undefined ? '' : placeOf(view, hex)
}

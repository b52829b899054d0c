// What an action costs, as the players' aid prints it (CD6.2–CD6.6). For reading only: what can be paid for is the engine's to say.

import type { View } from '../../generated/ciao_dino'
import type { Move } from './view'

const PRINTED: Partial<Record<Move['fields']['kind'], number>> = { migrate: 1, rescue: 1, breed: 1, drift: 3 }

/** In action points: 0 in a rescue under way, which is paid for; null for what never costs any, such as the drift of a card. */
export function priceOf(view: View, { fields: { kind } }: Move): number | null {
  if (view.phase !== 'act') return null
  return kind === 'rescue' && view.rescue > 0 ? 0 : (PRINTED[kind] ?? null)
}

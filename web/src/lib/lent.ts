// A seat that a bot plays on for its owner: they watch, and can take it back.

import type { Now } from './wire'

export const isLent = (now: Now, viewer: number | null): boolean => {
  const chair = viewer === null ? undefined : now.chairs[viewer]
  return chair !== undefined && chair.kind !== 'bot' && chair.level !== ''
}

/** Whoever lent their seat is asked nothing, as the server would take nothing from them. */
export const asSeated = (now: Now, viewer: number | null): Now => (isLent(now, viewer) ? { ...now, ask: null, legal: [], undo: [], is_forced: false } : now)

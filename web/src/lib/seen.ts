// The part of a map that is seen, for what stands on the map and must not leave it.

import { getContext, setContext } from 'svelte'

export interface Seen {
  /** In units of the drawing. */
  left: number
  top: number
  width: number
  height: number
  /** Pixels for each unit of the drawing. */
  scale: number
}

const KEY = Symbol('seen')

export const showSeen = (seen: () => Seen): void => void setContext(KEY, seen)
/** Of the map that this stands on. */
export const seenHere = (): (() => Seen) => getContext(KEY)

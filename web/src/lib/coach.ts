// Between a table and whoever teaches at it.

import type { Snippet } from 'svelte'
import type { LessonNow, LogEntry, Now } from './wire'

export interface Coached {
  now: Now
  lesson: LessonNow
  /** A move is on its way. */
  isSent: boolean
  undo: () => void
  entries: readonly LogEntry[]
  /** How many of the first lines were there before one came. */
  given: number
  /** Lights a choice on the board, as a hint does. */
  advise: (text: string) => void
}

export type Coach = Snippet<[Coached]>

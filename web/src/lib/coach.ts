// Between a table and whoever teaches at it.

import type { Snippet } from 'svelte'
import type { LessonNow, Now } from './wire'

export interface Coached {
  now: Now
  lesson: LessonNow
  /** A move is on its way. */
  isSent: boolean
  undo: () => void
  /** Opens the rules there, beside the board. */
  showRule: (rule: string) => void
}

export type Coach = Snippet<[Coached]>

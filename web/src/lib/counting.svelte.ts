// Points counted up, one kind after another, as one would around a table. Where there is no motion they simply stand there.

import type { Ending } from './wire'

/** Milliseconds for one kind of points, and at most for all of them. */
const EACH = 900
const ALL = 4000

/** The kinds of points in the order in which they are counted. */
export const kindsOf = ({ parts }: Ending): string[] => [...new Set(parts.flat().map((part) => part.word))]

/** What a seat has when `counted` kinds are counted; a fraction is a kind that is being counted. */
export function pointsAt(ending: Ending, seat: number, counted: number): number {
  const kinds = kindsOf(ending)
  if (counted >= kinds.length) return ending.scores[seat] ?? 0
  const share = (word: string): number => Math.min(1, Math.max(0, counted - kinds.indexOf(word)))
  return Math.round((ending.parts[seat] ?? []).reduce((sum, part) => sum + part.points * share(part.word), 0))
}

export class Counting {
  /** How many kinds are counted. */
  counted = $state(0)
  private frame = 0

  constructor(private kinds: number) {}

  get isDone(): boolean {
    return this.counted >= this.kinds
  }

  begin(onend: () => void): void {
    const each = Math.min(EACH, ALL / Math.max(1, this.kinds))
    const began = performance.now()
    const go = (time: number): void => {
      this.counted = Math.min(this.kinds, Math.max(0, time - began) / each)
      if (this.isDone) onend()
      else this.frame = requestAnimationFrame(go)
    }
    this.frame = requestAnimationFrame(go)
  }

  /** All at once. */
  finish = (): void => {
    cancelAnimationFrame(this.frame)
    this.counted = this.kinds
  }
}

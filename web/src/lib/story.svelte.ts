// How a finished game was decided: asked for again until it is reckoned to its end.

import { finished } from './finished'
import type { GameWords, Now, StoryTold } from './wire'
import { tellAction, tellChoice } from './tell'
import { bringWords } from './words.svelte'

const EVERY = 900

export type Moment = StoryTold['moments'][number]
export type Draw = StoryTold['draws'][number]
/** A moment in words: what was done, and what it is compared with. */
export interface MomentTold {
  done: string
  other: string
}

export class Story {
  told = $state.raw<StoryTold | null>(null)
  problem = $state('')
  hasWords = $state(false)
  private timer = 0
  private isOver = false

  constructor(private readonly id: string) {}

  begin(): void {
    void bringWords('words/later/after').then(() => (this.hasWords = true))
    void this.look()
  }

  private async look(): Promise<void> {
    try {
      this.told = await finished.story(this.id)
      this.problem = ''
      if (!this.told.is_done && !this.isOver) this.timer = window.setTimeout(() => void this.look(), EVERY)
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  end = (): void => {
    this.isOver = true
    clearTimeout(this.timer)
  }
}

/** With what lay where it was done, as that seat saw it. */
export async function tellMoment(id: string, game: GameWords, names: readonly string[], moment: Moment): Promise<MomentTold> {
  const { frames } = await finished.frames(id, moment.line, 1, moment.seat)
  const frame = frames[0]!
  const now: Now = { seq: 0, status: 'playing', chairs: [], to_act: frame.to_act, ask: null, legal: [], undo: [], view: frame.view, facts: frame.facts, ending: null, lesson: null, is_forced: false }
  const [done, other] = [moment.done, moment.other].map((action) => tellChoice(game, now, action, names))
  if (done !== other) return { done: done!, other: other! }
  return { done: tellAction(game, moment.done, names), other: tellAction(game, moment.other, names) }
}

/** A share as people say it. */
export const percent = (share: number): number => Math.round(100 * share)
export const signed = (change: number): string => {
  const rounded = percent(change)
  return rounded === 0 ? '0' : (rounded > 0 ? '+' : '−') + Math.abs(rounded)
}

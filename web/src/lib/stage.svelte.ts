// Plays what has just happened, one thing after another, over a board that already shows how things stand.
// Nothing waits for it: a press, Escape, Space or Enter ends it, and what one is asked can be answered meanwhile.

import { planned, type Beat, type Shows } from './beats'
import { Ghosts } from './ghosts'
import { beatsOf, type Tellers } from './tellbeats'
import type { AnyGame, Step } from './wire'

/** A batch of more lines than this is a catching up, not something to watch. */
const MOST_LINES = 40

export class Stage {
  caption = $state('')
  isPlaying = $state(false)

  private seq = -1
  private view: AnyGame['view'] | null = null
  private queue: Beat[] = []
  private each = 0
  private ghosts = new Ghosts()
  private wake: (() => void) | null = null

  /** Before the page changes: where everything is. */
  look(pace: number): void {
    if (pace) this.ghosts.look()
  }

  /** Somebody else looks, or the game is looked at anew: nothing before that is played. */
  reset(): void {
    this.skip()
    this.seq = -1
    this.caption = ''
  }

  /** After the page changed: what came, and how things stand. */
  tell(steps: readonly Step[], view: AnyGame['view'], shows: Shows | undefined, pace: number, tellers: Tellers): void {
    const newest = steps.at(-1)?.seq ?? -1
    const isFirst = this.seq < 0
    const lines = steps.filter((step) => step.seq > this.seq).flatMap((step) => step.lines)
    const before = this.view
    this.seq = Math.max(this.seq, newest)
    this.view = view
    const last = steps.at(-1)?.lines.at(-1)
    if (lines.length === 0) return
    if (isFirst || !shows || pace === 0 || lines.length > MOST_LINES) {
      this.skip()
      this.caption = last ? tellers.line(last) : ''
      return
    }
    const beats = beatsOf(lines, shows, { before, after: view, memo: {} }, tellers)
    const plan = planned([...this.queue, ...beats], pace)
    this.queue = plan.beats
    this.each = plan.each
    this.ghosts.slide(pace)
    for (const beat of this.queue) this.ghosts.hide([...(beat.arrivals ?? []), ...(beat.flights ?? []).flatMap(({ copy }) => copy ?? [])])
    if (!this.isPlaying) void this.play()
  }

  /** Lights up what a line of the log is about. */
  point = (anchors: string[]): void => this.ghosts.point(anchors)

  skip = (): void => {
    const last = this.queue.at(-1)
    if (last) this.caption = last.caption
    this.queue = []
    this.ghosts.clear()
    this.isPlaying = false
    this.wake?.()
  }

  private async play(): Promise<void> {
    this.isPlaying = true
    while (this.queue.length) {
      const beat = this.queue.shift()!
      this.caption = beat.caption
      this.ghosts.show(beat, this.each)
      await this.pause(this.each)
    }
    this.ghosts.rest()
    this.isPlaying = false
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

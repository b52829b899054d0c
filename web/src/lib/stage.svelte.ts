// Plays what has just happened, one thing after another, over a board that already shows how things stand.
// Nothing waits for it: a press, Escape, Space or Enter ends it, and what one is asked can be answered meanwhile.

import { planned, type Beat, type Shows } from './beats'
import { Overlay } from './overlay'
import { play } from './sound'
import { beatsOf, type Tellers } from './tellbeats'
import type { AnyGame, Line, LogEntry } from './wire'

/** A batch of more lines than this is a catching up, not something to watch. */
const MOST_LINES = 40

export class Stage {
  caption = $state('')
  isPlaying = $state(false)

  private seq = -1
  private view: AnyGame['view'] | null = null
  private queue: Beat[] = []
  private each = 0
  private overlay = new Overlay()
  private wake: (() => void) | null = null

  /** Before the page changes: where everything is. */
  look(pace: number): void {
    if (pace) this.overlay.look()
  }

  /** Somebody else looks, or the game is looked at anew: nothing before that is played. */
  reset(): void {
    this.skip()
    this.seq = -1
    this.caption = ''
  }

  /** After the page changed: what came, and how things stand. */
  tell(entries: readonly LogEntry[], view: AnyGame['view'], shows: Shows | undefined, pace: number, tellers: Tellers): void {
    const newest = entries.at(-1)?.seq ?? -1
    const isFirst = this.seq < 0
    const lines = entries.filter((entry) => entry.seq > this.seq).flatMap((entry) => entry.lines)
    const before = this.view
    this.seq = Math.max(this.seq, newest)
    this.view = view
    const last = entries.at(-1)?.lines.at(-1)
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
    this.overlay.slide(pace)
    for (const beat of this.queue) this.overlay.hide([...(beat.arrivals ?? []), ...(beat.flights ?? []).flatMap(({ copy }) => copy ?? [])])
    if (!this.isPlaying) void this.play()
  }

  /** Plays what has been shown once more. */
  again(lines: readonly Line[], view: AnyGame['view'], shows: Shows | undefined, pace: number, tellers: Tellers): void {
    if (!shows || !pace) return
    this.skip()
    const plan = planned(beatsOf(lines, shows, { before: view, after: view, memo: {} }, tellers), pace)
    this.queue = plan.beats
    this.each = plan.each
    void this.play()
  }

  /** Lights up what a line of the log is about. */
  point = (anchors: string[]): void => this.overlay.point(anchors)

  /** Marks what the others have changed, until one acts. */
  keep = (anchors: string[]): void => this.overlay.keep(anchors)

  skip = (): void => {
    const last = this.queue.at(-1)
    if (last) this.caption = last.caption
    this.queue = []
    this.overlay.clear()
    this.isPlaying = false
    this.wake?.()
  }

  private async play(): Promise<void> {
    this.isPlaying = true
    while (this.queue.length) {
      const beat = this.queue.shift()!
      this.caption = beat.caption
      this.overlay.show(beat, this.each)
      if (beat.sound) play(beat.sound)
      await this.pause(this.each)
    }
    this.overlay.rest()
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

// A finished game wound to a line: what was asked for is kept, what comes next is fetched before it is needed.

import { finished, type Eyes } from './finished'
import type { Frame } from './wire'

const CHUNK = 16

export class ReplayCursor {
  /** After so many lines. */
  line = $state(0)
  eyes = $state<Eyes>('watch')
  frame = $state.raw<Frame | null>(null)
  /** Whose eyes the frame was seen through. */
  seenBy = $state<Eyes>('watch')
  last = $state(0)
  problem = $state('')

  private readonly kept = new Map<string, Frame>()
  private readonly asked = new Set<string>()

  constructor(private readonly id: string) {}

  go(line: number, eyes: Eyes = this.eyes): void {
    this.line = Math.max(0, this.last ? Math.min(line, this.last) : line)
    this.eyes = eyes
    const chunk = Math.floor(this.line / CHUNK)
    this.show()
    void this.fetch(chunk, eyes)
    if ((chunk + 1) * CHUNK <= this.last) void this.fetch(chunk + 1, eyes)
  }

  /** What is there already; until it comes, what was seen before stays. */
  private show(): void {
    const found = this.kept.get(`${this.eyes} ${this.line}`)
    if (!found) return
    this.frame = found
    this.seenBy = this.eyes
  }

  private async fetch(chunk: number, eyes: Eyes): Promise<void> {
    const key = `${eyes} ${chunk}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const part = await finished.frames(this.id, chunk * CHUNK, CHUNK, eyes)
      this.problem = ''
      this.last = part.lines
      for (const frame of part.frames) this.kept.set(`${eyes} ${frame.line}`, frame)
      this.line = Math.min(this.line, this.last)
      this.show()
    } catch (error) {
      this.asked.delete(key)
      this.problem = (error as Error).message
    }
  }
}

// The people at one table as this device hears of them: chat, proposals, clocks, who is there.

import type { ChatNews, People, PeopleNews, Said } from './wire'

const MOST_LINES = 500

export class Social {
  people = $state.raw<People | null>(null)
  lines = $state.raw<Said[]>([])
  /** The last line that was shown to somebody. */
  read = $state(0)
  private heardAt = 0
  /** Moves while clocks run, so that they are drawn again. */
  private beat = $state(0)
  private timer = 0

  hear(message: PeopleNews | ChatNews): void {
    if (message.type === 'people') {
      this.people = message.people
      this.heardAt = performance.now()
      this.tick()
    } else this.add(message.lines)
  }

  add(lines: Said[]): void {
    const known = new Set(this.lines.map((line) => line.number))
    const all = [...this.lines, ...lines.filter((line) => !known.has(line.number))]
    this.lines = all.sort((one, other) => one.number - other.number).slice(-MOST_LINES)
  }

  last(): number {
    return this.lines.at(-1)?.number ?? 0
  }

  /** Seconds left on a seat's clock now: the server's stamp, and the time since it came. */
  left(seat: number): number {
    void this.beat
    const clock = this.people?.clocks[seat]
    if (!clock) return 0
    return Math.max(0, clock.left - (clock.runs ? (performance.now() - this.heardAt) / 1000 : 0))
  }

  /** Seconds from now until a moment of uptime. */
  until(uptime: number): number {
    void this.beat
    return Math.max(0, uptime - (this.people?.uptime ?? uptime) - (performance.now() - this.heardAt) / 1000)
  }

  forget(): void {
    this.people = null
    this.lines = []
    this.close()
  }

  close(): void {
    clearInterval(this.timer)
    this.timer = 0
  }

  /** Seconds for which votes still wait for somebody who is not there; null where they always do, and where nobody waits. */
  patience(seat: number): number | null {
    const until = this.people?.waits[this.people.absent.indexOf(seat)]
    return until === undefined || this.people?.gone.includes(seat) ? null : this.until(until)
  }

  private tick(): void {
    const runs = this.people?.clocks.some((clock) => clock.runs) || (this.people?.waits.length ?? 0) > 0
    if (runs && !this.timer) this.timer = window.setInterval(() => (this.beat += 1), 500)
    else if (!runs) this.close()
  }
}

// What whoever runs the server wants everybody to know, such as that it restarts soon.

import { ask } from './api'
import { isServerless } from './transport'
import type { Announcement } from './wire'

const EVERY = 60_000

class Announcements {
  private said = $state.raw<Announcement[]>([])
  /** Those that somebody has put away here, in this tab. */
  private gone = $state.raw<readonly string[]>([])
  /** What to add to this machine's time to get the server's, in seconds. */
  private ahead = 0
  /** Moves while something is shown, so that the time left is drawn again. */
  private beat = $state(0)
  private timer = 0

  /** Whatever is to be shown now. */
  get shown(): Announcement[] {
    void this.beat
    return this.said.filter((each) => !this.gone.includes(each.id) && each.until > this.now())
  }

  /** Seconds until the restart, or null where there is none. */
  left(each: Announcement): number | null {
    void this.beat
    return each.at === null ? null : Math.max(0, each.at - this.now())
  }

  /** When the restart is, by this machine's clock. */
  moment = (each: Announcement): Date => new Date(1000 * ((each.at ?? 0) - this.ahead))

  hear(message: Announcement): void {
    this.ahead = message.now - Date.now() / 1000
    const others = this.said.filter((each) => each.id !== message.id)
    this.tell(message.is_withdrawn ? others : [...others, message])
  }

  dismiss(id: string): void {
    this.gone = [...this.gone, id]
    this.tell(this.said)
  }

  /** When the page is opened, and for pages that no socket tells. */
  begin(): void {
    if (isServerless()) return
    void this.look()
    setInterval(() => {
      if (!document.hidden) void this.look()
    }, EVERY)
  }

  private async look(): Promise<void> {
    const found = await ask('GET /api/announcements', {}).catch(() => null)
    if (!found) return
    const [first] = found.announcements
    if (first) this.ahead = first.now - Date.now() / 1000
    this.tell(found.announcements)
  }

  private tell(said: Announcement[]): void {
    this.said = said
    clearInterval(this.timer)
    this.timer = this.shown.length ? window.setInterval(() => this.tick(), 1000) : 0
  }

  private tick(): void {
    this.beat += 1
    if (!this.shown.length) clearInterval(this.timer)
  }

  private now = (): number => Date.now() / 1000 + this.ahead
}

export const announcements = new Announcements()

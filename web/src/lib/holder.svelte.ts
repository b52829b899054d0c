// Which of several people holds this device. Nobody does until they say so: nothing else lets a hand be shown. It is kept in the
// memory of one page that somebody looks at, so that a page which comes (back) begins without.

import { flushSync } from 'svelte'

const CHANNEL = 'holder'

export class Holder {
  /** The seat of the person who has said so; null: nobody has. */
  seat = $state<number | null>(null)

  private readonly others = new BroadcastChannel(CHANNEL)

  constructor(
    private readonly table: string,
    /** What is drawn may show a hand no longer. */
    private readonly onlower: () => void,
  ) {
    // One device is in one pair of hands: another page of the same table has been taken up.
    this.others.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === this.table) this.lower()
    }
    document.addEventListener('visibilitychange', this.leave)
    addEventListener('pagehide', this.lowerAtOnce)
    addEventListener('pageshow', this.comeBack)
  }

  /** “I am …”. */
  say(seat: number): void {
    this.seat = seat
    this.others.postMessage(this.table)
  }

  lower = (): void => {
    if (this.seat === null) return
    this.seat = null
    this.onlower()
  }

  end(): void {
    this.others.close()
    document.removeEventListener('visibilitychange', this.leave)
    removeEventListener('pagehide', this.lowerAtOnce)
    removeEventListener('pageshow', this.comeBack)
  }

  /** A page that is put into memory, or photographed for the list of open ones, is drawn without any hand before. */
  private readonly lowerAtOnce = (): void => {
    this.lower()
    flushSync()
  }

  private readonly leave = (): void => {
    if (document.hidden) this.lowerAtOnce()
  }

  private readonly comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) this.lowerAtOnce()
  }
}

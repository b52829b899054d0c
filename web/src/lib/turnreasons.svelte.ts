// Bots that explain: why each of the others did what they did since one's own last action, and a hint unasked at first. All of
// it is told from what this seat saw.

import { api } from './api'
import type { Asking } from './asking.svelte'
import { settings } from './settings.svelte'
import type { GameWords, Line, Now } from './wire'

/** Before so many of one's own actions a hint comes unasked. */
const FIRST_MOVES = 6
/** Sentences about one player at most: the newest say most. */
const MOST = 2

export class TurnReasons {
  /** By seat. */
  why = $state.raw<ReadonlyMap<number, string>>(new Map())
  private ask = -1

  constructor(
    private readonly id: string,
    private readonly asking: Asking,
  ) {}

  /** A new decision of one's own: what led to it, and at first what to do. */
  look(game: GameWords, now: Now, since: readonly Line[], done: number, names: readonly string[], viewer: number, token: string): void {
    if (now.ask === null || now.ask === this.ask) return
    this.ask = now.ask
    this.why = new Map()
    if (!settings.explains) return
    if (done < FIRST_MOVES && now.legal.length > 1) this.asking.offer()
    const others = since.filter((line) => line.seat !== null && line.seat !== viewer)
    if (others.length) void this.tell(game, others[0]!.number, names, viewer, token)
  }

  /** Somebody else looks. */
  forget(): void {
    this.ask = -1
    this.why = new Map()
  }

  private async tell(game: GameWords, since: number, names: readonly string[], viewer: number, token: string): Promise<void> {
    const ask = this.ask
    // What is not said now is no loss: the next turn is explained again.
    const found = await Promise.all([api.explain(this.id, token, since), import('./hint'), import('./hintwords').then(({ bringHintWords }) => bringHintWords(game.id))]).catch(() => null)
    if (!found || ask !== this.ask) return
    const [{ turns }, { tellReason }] = found
    const told = new Map<number, string[]>()
    for (const { seat, reasons } of turns) told.set(seat, [...(told.get(seat) ?? []), ...reasons.map((reason) => tellReason(game, reason, names, viewer))])
    this.why = new Map([...told].map(([seat, said]) => [seat, [...new Set(said)].slice(-MOST).join(' ')]))
  }
}

// Lines of a record, as tests write them.

import type { AnyGame, Line } from '../src/lib/wire'

/** An event without the number of its rule. */
export type Told<G extends AnyGame> = G['event'] extends infer Event ? (Event extends unknown ? Omit<Event, 'rule'> : never) : never

const ruled = (event: object): unknown => ({ ...event, rule: '' })

export const line = <G extends AnyGame>(seat: number | null, action: G['action'] | null, events: Told<G>[] = []): Line<G> => ({
  number: 0, seat, text: '', action, undone: 0, events: events.map((event) => ruled(event) as G['event']), back: null, taken_back: [], note: '',
})

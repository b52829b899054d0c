// What would become of each player by what is pointed at: told by the facts and by what the server foresees.

import type { Facts, Game } from '../../generated/happy_little_dinosaurs'
import type { Choice } from '../../lib/wire'
import { type DisasterType, valueOf } from './view'

export interface Future {
  /** What is added to the score, or taken off. */
  change: number | null
  /** The score it would come to, where it is known. */
  total: number | null
  /** The highest or the lowest score as it would be, or as it is. */
  place: 'best' | 'worst' | null
  /** The card that would lie in front. */
  card: string | null
  /** Where on the route. */
  position: number | null
  takes: DisasterType | null
  isOut: boolean
}

export function outlooksOf(view: Game['view'], facts: Facts | null, meant: Choice<Game> | null, foreseen: readonly Game['event'][]): Future[] {
  const after = facts?.outlooks.find((outlook) => outlook.action === meant?.text)?.standing ?? null
  const standing = after ?? facts?.standing
  const all = view.seats.map((_, seat): Future => ({
    change: null,
    total: after?.totals[seat] ?? null,
    place: standing?.highest.includes(seat) ? 'best' : standing?.lowest.includes(seat) ? 'worst' : null,
    card: null,
    position: null,
    takes: null,
    isOut: false,
  }))
  if (!meant) return all
  const change = (seat: number, amount: number): void => {
    if (all[seat]) all[seat].change = amount
  }
  const exchange = (one: number, two: number): void => {
    all[one]!.card = view.seats[two]!.front
    all[two]!.card = view.seats[one]!.front
  }
  const action = meant.fields
  if (action.kind === 'push') change(action.seat, facts?.push_worth ?? 0)
  if (action.kind === 'sour') change(action.seat, -(facts?.sour_worth ?? 0))
  if (action.kind === 'add') change(view.seat, valueOf(view.box, action.card) ?? 0)
  if (action.kind === 'choose' && action.card && all[view.seat]) all[view.seat]!.card = action.card
  if (action.kind === 'swap') exchange(view.seat, action.seat)
  if (action.kind === 'trade') exchange(action.seat, action.other)
  if (action.kind === 'not-mine') all[action.seat]!.takes = view.disaster?.type ?? null
  if (action.kind === 'accept' && all[view.seat]) all[view.seat]!.takes = view.disaster?.type ?? null
  for (const event of foreseen) {
    const outlook = event.seat === undefined ? undefined : all[event.seat]
    if (!outlook) continue
    if (event.total !== undefined) outlook.total = event.total
    if (event.position !== undefined) outlook.position = event.position
    if (event.kind === 'took') outlook.takes = event.type
    if (event.kind === 'went-out') outlook.isOut = true
  }
  return all
}

// What would become of each player by what is pointed at: from what the server foresees and from the facts, no rule is applied.

import type { Facts, Game } from '../../generated/happy_little_dinosaurs'
import type { Choice } from '../../lib/wire'
import { type DisasterType, valueOf } from './view'

export interface Outlook {
  /** What is added to the score, or taken off. */
  change: number | null
  /** The score it would come to, where it is known. */
  total: number | null
  /** The card that would lie in front. */
  card: string | null
  /** Highest and lowest would change places. */
  isTurned: boolean
  /** Where on the route. */
  position: number | null
  takes: DisasterType | null
  isOut: boolean
}

/** Who is ahead and who is behind as it stands; nobody while all are equal. */
export function standings(facts: Facts | null): { best: number[]; worst: number[] } {
  const scores = facts?.scores ?? []
  const totals = scores.map(({ total }) => total)
  const [most, least] = [Math.max(...totals), Math.min(...totals)]
  if (most === least || !totals.length) return { best: [], worst: [] }
  const seatsOf = (total: number): number[] => scores.filter((score) => score.total === total).map(({ seat }) => seat)
  return { best: seatsOf(most), worst: seatsOf(least) }
}

export function outlooksOf(view: Game['view'], facts: Facts | null, meant: Choice<Game> | null, foreseen: readonly Game['event'][]): Outlook[] {
  const all = view.seats.map((): Outlook => ({ change: null, total: null, card: null, isTurned: false, position: null, takes: null, isOut: false }))
  if (!meant) return all
  const change = (seat: number, amount: number): void => {
    const [outlook, score] = [all[seat], facts?.scores.find((line) => line.seat === seat)]
    if (!outlook) return
    outlook.change = amount
    // Where scores are turned round, a sum does not tell what comes of it.
    if (score && facts!.inversions % 2 === 0) outlook.total = score.total + amount
  }
  const exchange = (one: number, two: number): void => {
    all[one]!.card = view.seats[two]!.front
    all[two]!.card = view.seats[one]!.front
  }
  const action = meant.fields
  if (action.kind === 'push') change(action.seat, facts?.push_worth ?? 0)
  if (action.kind === 'sour') change(action.seat, -(facts?.push_worth ?? 0))
  if (action.kind === 'add') change(view.seat, valueOf(view.box, action.card) ?? 0)
  if (action.kind === 'upside-down') for (const seat of Object.values(standings(facts)).flat()) all[seat]!.isTurned = true
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

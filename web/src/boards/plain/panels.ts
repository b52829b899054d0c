// A view as panels: what is short in one line, the players in one table, one's own apart, the rest each by itself.

import type { GameWords } from '../../lib/wire'
import { Teller, type Told } from './told'

export interface Panel {
  key: string
  label: string
  told: Told
}

export interface Panels {
  /** Numbers and words of the whole table. */
  brief: Panel[]
  /** One line for each player. */
  players: Told | null
  /** What one sees alone. */
  own: Panel[]
  /** Lists and whatever is made of parts. */
  others: Panel[]
}

type Fields = Record<string, unknown>

/** Told beside the names already. */
const KNOWN = ['points_by_seat', 'is_out']

export function panelsOf(game: GameWords, seats: number, view: Fields, facts: Fields | null): Panels {
  const teller = new Teller(game, seats)
  const worked = Object.entries(facts ?? {}).filter(([key]) => !KNOWN.includes(key) && !(key in view))
  const shared = [...Object.entries(view).filter(([key]) => !game.own.includes(key)), ...worked]
  const bySeat = shared.flatMap(([key, value]) => (teller.isBySeat(key, value) ? [[key, value] as const] : []))
  const panel = ([key, value]: readonly [string, unknown]): Panel => ({ key, label: teller.label(key), told: teller.tell(key, value) })
  const rest = shared.filter(([key, value]) => !teller.isBySeat(key, value)).map(panel)
  const isBrief = ({ key, told }: Panel): boolean => told.is === 'text' || told.is === 'seat' || (told.is === 'nothing' && !Array.isArray(view[key]))
  return {
    brief: rest.filter(isBrief),
    players: bySeat.length ? teller.tellSeats(bySeat) : null,
    own: Object.entries(view).filter(([key]) => game.own.includes(key) && key !== 'seat').map(panel),
    others: rest.filter((one) => !isBrief(one)),
  }
}

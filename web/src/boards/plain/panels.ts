// A view as panels: what is short in one line, the players in one table, one's own apart, the rest each by itself.

import type { GameWords } from '../../lib/wire'
import { Teller, type Column, type Told } from './told'

export interface Panel {
  key: string
  label: string
  /** Whose it is, where each player has one. */
  seat: number | null
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

/** Told beside the names already, or nothing to people. */
const LEFT_OUT = ['points_by_seat', 'is_out', 'step']
const isWhole = (told: Told): boolean => told.is === 'things' || told.is === 'table'

export function panelsOf(game: GameWords, seats: number, view: Fields, facts: Fields | null): Panels {
  const teller = new Teller(game, seats)
  const worked = Object.entries(facts ?? {}).filter(([key]) => !(key in view))
  const shared = [...Object.entries(view).filter(([key]) => !game.own.includes(key)), ...worked].filter(([key]) => !LEFT_OUT.includes(key))
  const panel = ([key, value]: readonly [string, unknown]): Panel => ({ key, label: teller.label(key), seat: null, told: teller.tell(key, value) })
  const columns = shared.flatMap(([key, value]) => (teller.isBySeat(key, value) ? teller.columns(key, value) : []))
  const [short, long] = [columns.filter(({ cells }) => !cells.some(isWhole)), columns.filter(({ cells }) => cells.some(isWhole))]
  const rest = shared.filter(([key, value]) => !teller.isBySeat(key, value)).map(panel)
  const isBrief = ({ key, told }: Panel): boolean => told.is === 'text' || told.is === 'seat' || (told.is === 'nothing' && !Array.isArray(view[key]))
  return {
    brief: rest.filter(isBrief),
    players: short.length ? teller.bySeat(short) : null,
    own: Object.entries(view).filter(([key]) => game.own.includes(key) && key !== 'seat').map(panel),
    others: [...long.flatMap(eachOf), ...rest.filter((one) => !isBrief(one))],
  }
}

/** What is too much for a cell: a panel for each player. */
const eachOf = ({ key, label, cells }: Column): Panel[] => cells.map((told, seat) => ({ key: `${key}-${seat}`, label, seat, told }))

// The view and the facts of Food Chain, as its wire.py and facts.py write them.

export interface TableCard {
  place: number
  card: string
  /** The place of what it hunts; 0 for a base. */
  prey: number
  owner: number | null
}

export interface BoxRow {
  card: string
  power: number
  value: number
  hunts: string[]
}

export interface View {
  seat: number
  phase: string
  turn: number
  turns: number
  cards: TableCard[]
  free: number[]
  held: number[][]
  hands: number[]
  known: Record<string, number>[]
  eaten: Record<string, number>[]
  discards: Record<string, number>
  pile: number
  under: string[]
  hand: Record<string, number>
  box: BoxRow[]
}

export interface Facts {
  points_by_seat: number[]
  meals: { seat: number; place: number }[]
  blocked: { seat: number; place: number; because: string; other_seat: number | null }[]
  risks?: { danger: string; place: number; by_seats: number[] }[]
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']

/** What hunts a card, from the box: predator lists are derived. */
export const huntersOf = (box: BoxRow[], card: string): string[] => box.filter((row) => row.hunts.includes(card)).map((row) => row.card)

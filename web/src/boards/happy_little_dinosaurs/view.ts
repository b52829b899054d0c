// The view and the facts of Happy Little Dinosaurs, as its wire.py and facts.py write them.

export const TYPES = ['natural', 'predatory', 'emotional', 'meteor'] as const
export type Type = (typeof TYPES)[number]

export interface SeatView {
  dinosaur: string
  in: boolean
  position: number
  cards: number
  front: string | null
  added: string | null
  pushes: number
  sours: number
  sudden: string | null
  disasters: Record<Type, number>
  known: string[]
}

export interface View {
  seat: number
  phase: string
  round: number
  disaster: { type: Type; title: string } | null
  seats: SeatView[]
  disasters: { left: number; under: Type[] }
  deck: number
  discards: string[]
  answered: number[]
  asked: number | null
  looking_at: number
  contenders: number[]
  taker: number
  hand: string[]
  choice: string | null
  looked: string[]
}

export interface ScoreLine {
  line: 'card' | 'added' | 'trait' | 'push' | 'sour' | 'inverted'
  card?: string
  amount: number
}

export interface Facts {
  scores: { seat: number; lines: ScoreLine[]; before: number; total: number }[]
  push_worth: number
  inversions: number
  next_disaster: Record<Type, number>
  areas: { seat: number; in: boolean; left: number; deadly: Type[] }[]
}

/** A point card's value; instants have none. */
export const VALUES: Record<string, number> = {
  pebble: 0, claw: 1, adder: 2, juice: 3, breath: 4, snapjaw: 5, 'odd-fruit': 6, log: 7, fern: 8, saw: 9,
  ...Object.fromEntries(Array.from({ length: 9 }, (_, k) => [`plain-${k + 1}`, k + 1])),
}

export const iconOf = (card: string): string => (card.startsWith('plain-') ? 'plain' : card)

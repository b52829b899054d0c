// What the server sends, as `dinotable.table.seen` shapes it.

export interface Choice {
  text: string
  fields: Record<string, unknown>
}

export interface Chair {
  kind: 'open' | 'friend' | 'person' | 'here' | 'bot'
  name: string
  rung: string
}

export interface Line {
  number: number
  seat: number | null
  text: string
  action: Record<string, unknown> | null
  undone: number
  events: Record<string, unknown>[]
  /** The line to before which this takes everything back. */
  back?: number | null
  /** Who plays from here on: `lent greedy`, `taken`. */
  note?: string
}

export interface Step {
  seq: number
  kind: 'sat' | 'rose' | 'lent' | 'swapped' | 'started' | 'acted' | 'undid' | 'proposed' | 'answered' | 'lapsed' | 'vacation' | 'rematched'
  lines: Line[]
  /** Fields of what is about people. */
  about?: Record<string, unknown>
}

export interface Ending {
  scores: number[]
  ranks: number[]
  reason: string
  rule: string
}

export interface Now {
  seq: number
  status: 'open' | 'playing' | 'over'
  chairs: Chair[]
  to_act: number[]
  ask: number | null
  legal: Choice[]
  undo: number[]
  view: Record<string, unknown> | null
  facts: Record<string, unknown> | null
  ending: Ending | null
}

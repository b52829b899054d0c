// The seats this browser holds. Their tokens stay here and in link fragments.

export interface Held {
  table: string
  game: string
  seat: number | null
  token: string
  /** The host may start the game. */
  isHost: boolean
}

const KEY = 'seats'

export function heldSeats(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Held[]) : []
  } catch {
    return []
  }
}

export function hold(seats: Held[]): void {
  const tokens = new Set(seats.map((seat) => seat.token))
  const others = heldSeats().filter((seat) => !tokens.has(seat.token))
  localStorage.setItem(KEY, JSON.stringify([...others, ...seats].slice(-200)))
}

export const heldAt = (table: string): Held[] => heldSeats().filter((seat) => seat.table === table)

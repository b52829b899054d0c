// The view and the facts of Ciao Dino!, as its wire.py and facts.py write them.

export interface Place {
  hex: string
  q: number
  r: number
  herd: number[]
  bred: number
}

export interface TilePlace extends Place {
  terrain: string
  capacity: number
  room: number
  continent: number
}

export interface WaterPlace extends Place {
  sea: boolean
}

export interface View {
  seat: number
  hand: string | null
  phase: string
  turn_of: number
  points: number
  card: string | null
  lifted: string | null
  lifted_terrain: string | null
  seats: { score: number; reserve: number; back: number; out: number }[]
  tiles: TilePlace[]
  water: WaterPlace[]
  left: number[]
}

export interface Facts {
  points_now_by_seat: number[]
  continents: {
    name: string
    original: boolean
    size: number
    hexes: string[]
    herd_by_seat: number[]
    most_seats: number[]
    points_by_seat: number[]
  }[]
  splits: { hex: string; sizes: number[] }[]
  meteorite_next: number | null
  meteorite_earliest: number | null
  swimmers: { hex: string; herd_by_seat: number[]; ways_out: string[] }[]
  crowded: { hex: string; herd_by_seat: number[]; too_many: number }[]
  unseen: ({ back: number } & Record<string, number>)[]
  ranks_now_by_seat: number[]
}

export const GROUND: Record<string, string> = { mountain: '#b3aaa2', savanna: '#e6cf86', jungle: '#8fb472', volcano: '#c9826b' }

export interface Group {
  seat: number
  count: number
}

/** Whose dinosaurs stand on a place, and how many. */
export const groupsOf = (place: Place): Group[] => place.herd.map((count, seat) => ({ seat, count })).filter((group) => group.count > 0)

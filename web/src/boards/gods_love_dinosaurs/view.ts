// The view and the facts of Gods Love Dinosaurs, as its wire.py and facts.py write them.

export interface Tile {
  tile: string
  icon: string | null
  first: string
  second: string
}

export interface Cell {
  number: number
  hex: string
  q: number
  r: number
  terrain: string
  animal: string | null
}

export interface Ecosystem {
  eggs: number
  points: number
  hexes: Cell[]
  waiting: number[]
  born: number[]
}

export interface View {
  seat: number
  phase: string
  active: number
  marker: string
  columns: { species: string; tiles: (Tile | null)[] }[]
  taken: Tile | null
  column: string | null
  owing: number[]
  piles: Record<string, Record<string, number>>
  ecosystems: Ecosystem[]
}

export interface Facts {
  points_by_seat: number[]
  columns: { species: string; take_wakes: boolean; take_wakes_dinosaurs: boolean; has_marker: boolean }[]
  tiles_left: number
  ends_with_dinosaurs: boolean
  ecosystem_by_seat: {
    newborns: Record<string, number>
    tiger: { hex: number; starves: boolean }[]
    eagle: { hex: number; starves: boolean }[]
    dinosaur: { hex: number; starves: boolean; eggs: number }[]
  }[]
}

export const GROUND: Record<string, string> = {
  lake: '#8bbcc8',
  forest: '#8fae6f',
  field: '#e6d08a',
  wild: '#d8b4cb',
  mountain: '#b3aaa2',
}

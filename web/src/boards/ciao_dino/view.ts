// How what is seen of Ciao Dino! is drawn.

import type { TilePlace, WaterPlace } from '../../generated/ciao_dino'

export type Place = TilePlace | WaterPlace

export const GROUND: Record<string, string> = { mountain: '#b3aaa2', savanna: '#e6cf86', jungle: '#8fb472', volcano: '#c9826b' }

export interface Group {
  seat: number
  count: number
}

/** Whose dinosaurs stand on a place, and how many. */
export const groupsOf = (place: Pick<Place, 'herd'>): Group[] => place.herd.map((count, seat) => ({ seat, count })).filter((group) => group.count > 0)

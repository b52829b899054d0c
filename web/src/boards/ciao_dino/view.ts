// How what is seen of Ciao Dino! is drawn.

import type { Facts, Game, TilePlace, WaterPlace } from '../../generated/ciao_dino'
import { axialOf, cornersOf, nameOf, neighboursOf, pixelOf } from '../../lib/hex'
import type { Choice } from '../../lib/wire'

export type Place = TilePlace | WaterPlace
export type Move = Choice<Game>

/** Of a hex, in units of the drawing. */
export const RADIUS = 44

export interface Group {
  seat: number
  count: number
}

/** Whose dinosaurs stand on a place, and how many. */
export const groupsOf = (place: Pick<Place, 'herd'>): Group[] => place.herd.map((count, seat) => ({ seat, count })).filter((group) => group.count > 0)

export const middleOf = (hex: string): { x: number; y: number } => pixelOf(axialOf(hex), RADIUS)

/** The line around some hexes. */
export function coastOf(hexes: readonly string[]): string {
  const inside = new Set(hexes)
  const parts: string[] = []
  for (const hex of hexes) {
    const cell = axialOf(hex)
    const { x, y } = pixelOf(cell, RADIUS)
    const corners = cornersOf(x, y, RADIUS).split(' ')
    neighboursOf(cell).forEach((beside, side) => {
      if (!inside.has(nameOf(beside))) parts.push(`M${corners[side]}L${corners[(side + 1) % 6]}`)
    })
  }
  return parts.join('')
}

/** In action points; null for what never costs any, such as the drift of a card. */
export function priceOf(facts: Facts | null, { fields: { kind } }: Move): number | null {
  const prices = facts?.prices
  return prices && kind in prices ? prices[kind as keyof typeof prices] : null
}

/** The drawing of a seat's dinosaurs: each seat has a kind of its own. */
export const saurOf = (seat: number): string => `saur-${seat % 5}`

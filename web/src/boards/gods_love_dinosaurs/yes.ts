// Where the yes of a chosen tile stands: beside it, in the picture, clear of what lies in the corners, over as little land as can be.

import type { Place } from '../../generated/gods_love_dinosaurs'
import { pixelOf } from '../../lib/hex'
import type { Seen } from '../../lib/seen'
import { middleOf, RADIUS, WIDTH } from './view'

interface Spot {
  x: number
  y: number
}
export interface Yes extends Spot {
  radius: number
}

const LEAST = 26
/** Half of what a finger needs, in pixels. */
const FINGER = 22
/** Between the yes and the edge, in pixels. */
const GAP = 4
/** What lies over the map, in pixels: the tile in hand, the tools, how many tiles are left. */
const CORNERS = { hand: { width: 150, height: 84 }, tools: { width: 140, height: 56 }, column: { width: 60, height: 156 }, told: { width: 170, height: 38 } }
/** All around a hex. */
const WAYS = Array.from({ length: 12 }, (_, k) => ({ x: Math.cos((k * Math.PI) / 6), y: Math.sin((k * Math.PI) / 6) }))
/** As bad as so many hidden hexes. */
const [OUTSIDE, COVERED, FARTHER] = [1000, 100, 0.02]

export function yesFor(first: string, second: string, hexes: readonly Place[], seen: Seen): Yes {
  const radius = Math.max(LEAST, FINGER / seen.scale)
  const far = radius + RADIUS * 0.75
  const [one, two] = [middleOf(first), middleOf(second)]
  const across = { x: (two.y - one.y) / WIDTH, y: (one.x - two.x) / WIDTH }
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  const beside = (from: Spot, { x, y }: Spot, by: number): Spot => ({ x: from.x + x * by, y: from.y + y * by })
  const around = WAYS.flatMap((way) => [one, two].map((hex) => beside(hex, way, far)))
  const isFree = (spot: Spot): boolean => [one, two].every((hex) => Math.hypot(hex.x - spot.x, hex.y - spot.y) > far * 0.98)
  const spots = [beside(middle, across, far), beside(middle, across, -far), ...around.filter(isFree)]
  const land = hexes.map((cell) => pixelOf(cell, RADIUS))
  const costOf = (spot: Spot, k: number): number =>
    land.filter((at) => Math.hypot(at.x - spot.x, at.y - spot.y) < RADIUS + radius * 0.3).length
    + (isSeen(spot, radius, seen) ? 0 : OUTSIDE) + (isCovered(spot, radius, seen) ? COVERED : 0) + k * FARTHER
  const costs = spots.map(costOf)
  return { ...spots[costs.indexOf(Math.min(...costs))]!, radius }
}

function isSeen({ x, y }: Spot, radius: number, { left, top, width, height, scale }: Seen): boolean {
  const room = radius + GAP / scale
  return x - room >= left && x + room <= left + width && y - room >= top && y + room <= top + height
}

function isCovered({ x, y }: Spot, radius: number, { left, top, width, height, scale }: Seen): boolean {
  const [fromLeft, fromTop] = [x - radius - left, y - radius - top].map((way) => way * scale) as [number, number]
  const [fromRight, fromBottom] = [left + width - x - radius, top + height - y - radius].map((way) => way * scale) as [number, number]
  const { hand, tools, column, told } = CORNERS
  return (
    (fromLeft < hand.width && fromBottom < hand.height)
    || (fromRight < tools.width && fromBottom < tools.height)
    || (fromRight < column.width && fromBottom < column.height)
    || (fromLeft < told.width && fromTop < told.height)
  )
}

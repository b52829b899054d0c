// Room above and below the map, so that no place lies under what is in the corners.

import { pixelOf, type Axial } from '../../lib/hex'
import { RADIUS } from './view'

/** What the corners take of the board, in pixels: cards, pile, action points, tools. */
const CORNERS = { cards: [178, 172], pile: [92, 200], points: [210, 56], tools: [60, 210] } as const
/** On a lower board a row more would make everything too small. */
const LOWEST = 600
const MOST_ROWS = 2

/** Cells that nothing lies on, one in each row to be kept free. */
export function roomFor(places: readonly Axial[], wide: number, tall: number): Axial[] {
  if (tall < LOWEST || !places.length) return []
  const middles = places.map((place) => pixelOf(place, RADIUS))
  const [xs, ys, rows] = [middles.map(({ x }) => x), middles.map(({ y }) => y), places.map(({ r }) => r)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [row, edge] = [RADIUS * 1.5, RADIUS * 2.3]
  let [above, below] = [0, 0]
  for (;;) {
    const [width, height] = [right - left + edge, bottom - top + edge + (above + below) * row]
    const scale = Math.min(wide / width, tall / height)
    const at = middles.map(({ x, y }) => ({ x: wide / 2 + (x - (left + right) / 2) * scale, y: tall / 2 + (y - (top + bottom + (below - above) * row) / 2) * scale }))
    const isUnder = ([across, down]: readonly [number, number], isRight: boolean, isLow: boolean): boolean =>
      at.some(({ x, y }) => (isRight ? wide - x : x) < across && (isLow ? tall - y : y) < down)
    const [high, low] = [isUnder(CORNERS.cards, false, false) || isUnder(CORNERS.pile, true, false), isUnder(CORNERS.points, false, true) || isUnder(CORNERS.tools, true, true)]
    if (!(high && above < MOST_ROWS) && !(low && below < MOST_ROWS)) break
    if (high && above < MOST_ROWS) above += 1
    else below += 1
  }
  const [first, last] = [Math.min(...rows) - above, Math.max(...rows) + below]
  return [first, last].map((r) => ({ q: -r / 2, r }))
}

/** The same on a small screen, for a finger. */
const SMALL = { cards: [146, 106], pile: [78, 130], points: [174, 46], tools: [140, 54], notation: [54, 100] } as const
const LARGE = { cards: [186, 136], pile: [98, 160], points: [212, 56], tools: [140, 54], notation: [54, 100] } as const
/** No farther away than this share of what fits. */
const FARTHEST = 0.55
const STEPS = 6

/** Two cells that frame the map so that no land lies under what stands in the corners, as near as that goes. */
export function frameOf(places: readonly Axial[], land: readonly Axial[], wide: number, tall: number): Axial[] {
  if (!places.length || !wide || !tall) return []
  const corners = wide > 600 && tall > 520 ? LARGE : SMALL
  const middles = places.map((place) => pixelOf(place, RADIUS))
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const margin = RADIUS * 1.15
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
  const lands = land.map((place) => pixelOf(place, RADIUS))
  const fitted = Math.min(wide / width, tall / height)
  let [best, fewest] = [{ scale: fitted, x: (wide - width * fitted) / 2, y: (tall - height * fitted) / 2 }, Infinity]
  for (let scale = fitted; scale > fitted * FARTHEST && fewest; scale *= 0.96) {
    const [across, down] = [wide - width * scale, tall - height * scale]
    const part = RADIUS * 0.7 * scale
    // From the middle outwards.
    const shares = Array.from({ length: STEPS + 1 }, (_, k) => k / STEPS).sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5))
    for (const [right, low] of shares.flatMap((one) => shares.map((other) => [one, other] as const))) {
      const [x, y] = [across * right, down * low]
      const hidden = lands.filter((place) => {
        const at = { left: x + (place.x - left) * scale - part, top: y + (place.y - top) * scale - part }
        const [toRight, toFoot] = [wide - at.left - 2 * part, tall - at.top - 2 * part]
        const isUnder = ([w, h]: readonly [number, number], fromSide: number, fromEnd: number): boolean => fromSide < w && fromEnd < h
        return isUnder(corners.cards, at.left, at.top) || isUnder(corners.pile, toRight, at.top) || isUnder(corners.points, at.left, toFoot) || isUnder(corners.tools, toRight, toFoot) || isUnder(corners.notation, toRight, toFoot)
      }).length
      if (hidden < fewest) [best, fewest] = [{ scale, x, y }, hidden]
    }
  }
  const cell = (x: number, y: number): Axial => {
    const r = y / (RADIUS * 1.5)
    return { q: x / (RADIUS * Math.sqrt(3)) - r / 2, r }
  }
  const [x, y] = [left - best.x / best.scale, top - best.y / best.scale]
  return [cell(x + margin, y + margin), cell(x + wide / best.scale - margin, y + tall / best.scale - margin)]
}

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

// The winding escape route, laid out for the room there is. Drawn as short straight pieces, so that steps measured here
// and the browser's own way along the path agree.

export interface Spot {
  x: number
  y: number
}

export interface Path {
  line: string
  /** Where each step is: the swamp first, safety last. */
  steps: Spot[]
}

const PIECES = 240

export function pathIn(width: number, height: number, goal: number, runner: number): Path {
  const [left, right] = [runner * 1.1, width - runner * 1.25]
  const [top, bottom] = [runner * 0.95, height - runner * 0.22]
  const waves = Math.max(1.5, Math.round((2 * width) / (height * 3.4)) / 2)
  const points = Array.from({ length: PIECES + 1 }, (_, k) => {
    const t = k / PIECES
    // Calm at both ends: a start and an arrival, not a bend.
    const calm = Math.min(1, t * 8, (1 - t) * 8)
    return { x: left + (right - left) * t, y: (top + bottom) / 2 + ((bottom - top) / 2) * calm * Math.sin(2 * Math.PI * waves * t) }
  })
  const lengths = [0]
  for (let k = 1; k <= PIECES; k++) lengths.push(lengths[k - 1]! + Math.hypot(points[k]!.x - points[k - 1]!.x, points[k]!.y - points[k - 1]!.y))
  const steps = Array.from({ length: goal + 1 }, (_, step) => {
    const far = (lengths[PIECES]! * step) / goal
    const at = Math.max(1, lengths.findIndex((length) => length >= far - 1e-6))
    const share = (far - lengths[at - 1]!) / (lengths[at]! - lengths[at - 1]!)
    const [from, to] = [points[at - 1]!, points[at]!]
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
  return { line: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, steps }
}

/** How far aside each runner stands of its step, so that those who meet are all seen. */
export function asides(path: Path, positions: readonly number[], goal: number, runner: number, width: number): number[] {
  const stepOf = (seat: number): Spot => path.steps[Math.min(goal, positions[seat]!)]!
  const order = positions.map((_, seat) => seat).sort((one, two) => positions[one]! - positions[two]! || one - two)
  const xs = order.map((seat) => stepOf(seat).x)
  const room = runner * 0.7
  for (let k = 1; k < xs.length; k++) {
    const near = Math.abs(stepOf(order[k]!).y - stepOf(order[k - 1]!).y) < runner * 0.7
    if (near && xs[k]! - xs[k - 1]! < room) xs[k] = xs[k - 1]! + room
  }
  for (let k = xs.length - 1, limit = width - runner / 2; k >= 0; k--, limit -= room) xs[k] = Math.min(xs[k]!, limit)
  const result: number[] = []
  order.forEach((seat, k) => (result[seat] = xs[k]! - stepOf(seat).x))
  return result
}

// Where a hex lies. Names are `ring.place`, clockwise from the east, as the engine numbers them.

export interface Axial {
  q: number
  r: number
}

const HEADINGS: readonly Axial[] = [
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
]

export function axialOf(name: string): Axial {
  const [ring = 0, place = 0] = name.split('.').map(Number)
  if (ring === 0) return { q: 0, r: 0 }
  let q = ring
  let r = 0
  for (let side = 0, left = place; left > 0; side += 1) {
    const heading = HEADINGS[side]!
    const steps = Math.min(left, ring)
    q += heading.q * steps
    r += heading.r * steps
    left -= steps
  }
  return { q, r }
}

export function nameOf({ q, r }: Axial): string {
  const s = -q - r
  const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(s))
  if (ring === 0) return '0.0'
  let side = 5
  let place = ring + r
  if (s === -ring) [side, place] = [0, r]
  else if (r === ring) [side, place] = [1, -q]
  else if (q === -ring) [side, place] = [2, ring - r]
  else if (s === ring) [side, place] = [3, -r]
  else if (r === -ring) [side, place] = [4, q]
  return `${ring}.${(side * ring + place) % (6 * ring)}`
}

/** The centre of a hex with a point on top, for hexes of the given radius. */
export function pixelOf({ q, r }: Axial, radius: number): { x: number; y: number } {
  return { x: radius * Math.sqrt(3) * (q + r / 2), y: radius * 1.5 * r }
}

/** The six corners around a centre, as an SVG points list. */
export function cornersOf(x: number, y: number, radius: number): string {
  const points = []
  for (let k = 0; k < 6; k += 1) {
    const angle = (Math.PI / 180) * (60 * k - 30)
    points.push(`${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`)
  }
  return points.join(' ')
}

export const neighboursOf = ({ q, r }: Axial): Axial[] =>
  [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ].map((step) => ({ q: q + step.q, r: r + step.r }))

/** The outer edge of all hexes up to a ring, as an SVG path. */
export function ringPath(ring: number, radius: number): string {
  const parts: string[] = []
  const far = ({ q, r }: Axial): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
  for (let place = 0; place < Math.max(1, 6 * ring); place += 1) {
    const cell = axialOf(`${ring}.${place}`)
    const { x, y } = pixelOf(cell, radius)
    const corners = cornersOf(x, y, radius).split(' ')
    neighboursOf(cell).forEach((beside, side) => {
      if (far(beside) > ring) parts.push(`M${corners[side]}L${corners[(side + 1) % 6]}`)
    })
  }
  return parts.join('')
}

import { expect, test } from 'vitest'
import { axialOf, cornersOf, nameOf, neighboursOf, pixelOf, ringPath } from '../src/lib/hex'

test('every name leads to its own place and back', () => {
  const places = new Set<string>()
  for (let ring = 0; ring < 9; ring += 1) {
    for (let place = 0; place < Math.max(1, 6 * ring); place += 1) {
      const name = `${ring}.${place}`
      const at = axialOf(name)
      expect(nameOf(at)).toBe(name)
      expect(Math.max(Math.abs(at.q), Math.abs(at.r), Math.abs(at.q + at.r))).toBe(ring)
      places.add(`${at.q},${at.r}`)
    }
  }
  expect(places.size).toBe(3 * 8 * 9 + 1)
})

test('the ring starts in the east and goes clockwise', () => {
  expect(axialOf('2.0')).toEqual({ q: 2, r: 0 })
  expect(axialOf('1.1')).toEqual({ q: 0, r: 1 })
  expect(pixelOf(axialOf('1.1'), 10).y).toBeGreaterThan(0)
})

test('neighbours touch', () => {
  const centre = pixelOf({ q: 3, r: -1 }, 10)
  for (const neighbour of neighboursOf({ q: 3, r: -1 })) {
    const at = pixelOf(neighbour, 10)
    expect(Math.hypot(at.x - centre.x, at.y - centre.y)).toBeCloseTo(10 * Math.sqrt(3))
  }
  expect(cornersOf(0, 0, 10).split(' ')).toHaveLength(6)
})

test('the edge of a ring has as many sides as it should, and closes', () => {
  for (const ring of [0, 1, 2, 5]) {
    const ends = [...ringPath(ring, 10).matchAll(/[ML]([^ML]+)/g)].map((found) => found[1]!.split(',').map((n) => Math.round(Number(n) * 10)).join())
    expect(ends.length).toBe(2 * 6 * (2 * ring + 1))
    const counts = new Map<string, number>()
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1)
    expect(new Set(counts.values())).toEqual(new Set([2]))
  }
})

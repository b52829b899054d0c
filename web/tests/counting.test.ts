import { expect, test } from 'vitest'
import { kindsOf, pointsAt } from '../src/lib/counting.svelte'
import type { Ending } from '../src/lib/wire'

const part = (word: string, points: number) => ({ word, points, rule: '', arguments: {} })
const ENDING: Ending = { scores: [7, 4], ranks: [1, 2], reason: '', rule: '', parts: [[part('eaten', 4), part('eaten', 2), part('tokens', 1)], [part('tokens', 4)]] }

test('kinds of points are counted one after another, each for everybody', () => {
  expect(kindsOf(ENDING)).toEqual(['eaten', 'tokens'])
  expect([0, 0.5, 1, 1.5, 2].map((counted) => [0, 1].map((seat) => pointsAt(ENDING, seat, counted)))).toEqual([[0, 0], [3, 0], [6, 0], [7, 2], [7, 4]])
})

test('points that no part explains are there at the end', () => {
  expect(pointsAt({ ...ENDING, parts: [[], []] }, 0, 0)).toBe(7)
})

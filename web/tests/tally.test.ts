import { expect, test } from 'vitest'
import { standing } from '../src/lib/standing'
import type { Line, Step } from '../src/lib/wire'

const line = (number: number, seat: number | null, more: Partial<Line> = {}): Line => ({ number, seat, text: '', action: { kind: 'x' }, undone: 0, events: [], ...more })
const steps = (...lines: Line[]): Step[] => [{ seq: 1, kind: 'acted', lines }]
const numbers = (lines: Line[]): number[] => lines.map(({ number }) => number)

test('what was taken back does not count', () => {
  expect(numbers(standing(steps(line(0, 0), line(1, 1), line(2, 0), line(3, 0, { action: null, undone: 1 }))))).toEqual([0, 1])
  expect(numbers(standing(steps(line(0, 0), line(1, 0), line(2, 1), line(3, 0, { action: null, undone: 2 }), line(4, 0))))).toEqual([2, 4])
})

test('a game taken back to a line has nothing after it', () => {
  expect(numbers(standing(steps(line(0, 0), line(1, 1), line(2, 0), line(3, 1, { action: null, back: 1 }), line(4, 1))))).toEqual([0, 4])
})

// Days in a row on which the puzzle of the day was solved.

import { expect, test } from 'vitest'
import { streakOf } from '../src/lib/solved'

test('a row goes back from today, or from yesterday while today is still to be solved', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03']
  expect(streakOf('2026-03-01', days)).toBe(3)
  expect(streakOf('2026-03-02', days)).toBe(3)
  expect(streakOf('2026-03-03', days)).toBe(1)
  expect(streakOf('2026-03-05', days)).toBe(0)
  expect(streakOf('2026-03-05', [])).toBe(0)
})

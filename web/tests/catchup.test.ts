import { expect, test } from 'vitest'
import { joined } from '../src/lib/steps'
import type { Step } from '../src/lib/wire'

const step = (seq: number): Step => ({ seq, kind: 'acted', lines: [] })

test('what came after is joined to what was there', () => {
  expect(joined([step(1), step(2)], [step(3)], true).map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('a step that is told twice stands once', () => {
  expect(joined([step(1), step(2)], [step(2), step(3)], true).map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('a fresh view forgets what was there before', () => {
  expect(joined([step(1), step(2)], [step(7)], false).map(({ seq }) => seq)).toEqual([7])
})

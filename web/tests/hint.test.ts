import { expect, test } from 'vitest'
import { hintOf } from '../src/lib/hint'

const legal = ['a', 'b', 'c', 'd'].map((text) => ({ text, fields: { kind: text } }))
const idea = (action: string, terms: { name: string; change: number }[] = [], ranks = [1, 2]) => ({ action, value: 0.5, visits: 1, ranks, terms })

test('three ideas at most, the best first, and only such as are legal now', () => {
  const told = hintOf({ level: 'x', ideas: ['c', 'gone', 'a', 'b', 'd'].map((action) => idea(action)) }, legal)
  expect(told.map(({ choice }) => choice.text)).toEqual(['c', 'a', 'b'])
  expect(hintOf(null, legal)).toEqual([])
})

test('terms are told with their sign, and not where nothing changes', () => {
  const terms = [{ name: 'majorities', change: 3 }, { name: 'danger', change: -2.04 }, { name: 'hand', change: 0.01 }, { name: 'far', change: 12.6 }]
  expect(hintOf({ level: 'x', ideas: [idea('a', terms)] }, legal)[0]!.terms.map(({ shown }) => shown)).toEqual(['+3', '−2', '+13'])
})

test('a bot that weighs nothing tells no chance', () => {
  expect(hintOf({ level: 'random', ideas: [idea('a', [], [])] }, legal)[0]!.isWeighed).toBe(false)
})

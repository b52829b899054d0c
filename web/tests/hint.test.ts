import { expect, test, vi } from 'vitest'
import type { Idea } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { expectedOf, hintOf, levelOf, sureOf, tellReason, whyOf } = await import('../src/lib/hint')
const { gameOf } = await import('../src/lib/games')
const { bringHintWords } = await import('../src/lib/hintwords')

const legal = ['a', 'b', 'c', 'd'].map((text) => ({ text, fields: { kind: text } }))
const idea = (action: string, more: Partial<Idea> = {}): Idea => ({ action, value: 0.5, visits: 1, ranks: [1, 2], terms: [], reasons: [], error: 0, is_level: false, standing: 'even', is_exact: false, ...more })

test('three ideas at most, the best first, and only such as are legal now', () => {
  const told = hintOf({ level: 'x', ideas: ['c', 'gone', 'a', 'b', 'd'].map((action) => idea(action)) }, legal)
  expect(told.map(({ choice }) => choice.text)).toEqual(['c', 'a', 'b'])
  expect(hintOf(null, legal)).toEqual([])
})

test('a bot that weighs nothing tells no chance', () => {
  expect(hintOf({ level: 'random', ideas: [idea('a', { ranks: [] })] }, legal)[0]!.isWeighed).toBe(false)
})

test('ideas that chance may have ordered are said to be equal', async () => {
  await bringHintWords('food-chain')
  const said = (...level: boolean[]): string => levelOf(hintOf({ level: 'x', ideas: level.map((is_level, k) => idea('abc'[k]!, { is_level })) }, legal))
  expect(said(false, false, false)).toBe('')
  expect(said(false)).toBe('')
  expect(said(false, true, false)).toBe('1 and 2 are about equally good: take the one you like.')
  expect(said(false, false, true)).toBe('1 and 2 are about equally good: take the one you like.')
  expect(said(false, true, true)).toBe('All of these are about equally good: take the one you like.')
})

test('an end that is worked out is said to be so, and its chance is not give or take', async () => {
  await bringHintWords('food-chain')
  const told = (is_exact: boolean): string => sureOf(hintOf({ level: 'x', ideas: [idea('a', { is_exact }), idea('b', { is_exact, is_level: true })] }, legal))
  expect(told(true)).toBe('Worked out to the very end: this is what comes of it if everybody plays as well as possible. All of these are about equally good: take the one you like.')
  expect(told(false)).toBe('All of these are about equally good: take the one you like.')
  expect(expectedOf(idea('a', { is_exact: true }), 0, 2).chance).toBe('50 % to win')
  expect(expectedOf(idea('a'), 0, 2).chance).toBe('50 % to win, give or take 1')
})

test('a reason is a sentence in which whoever looks is “you”; without one, what bots weigh is said in words', async () => {
  await bringHintWords('food-chain')
  const game = gameOf('food-chain')!
  const reason = { fields: { kind: 'captures', seat: 0, owner: 1, points: 1 }, is_sure: true }
  expect(tellReason(game, reason, ['Ada', 'Bo'], 0)).toBe('You capture a token of Bo: one point more.')
  expect(tellReason(game, reason, ['Ada', 'Bo'], 1)).toBe('Ada captures a token of yours: one point more.')
  expect(tellReason(game, { ...reason, is_sure: false }, ['Ada', 'Bo'], null)).toBe('Ada captures a token of Bo: one point more, most likely.')
  const terms = [{ name: 'hunts', change: 1 }, { name: 'hand', change: -0.5 }, { name: 'tokens', change: 0.01 }]
  expect(whyOf(game, idea('a', { terms }), ['Ada', 'Bo'], 0)).toEqual(['Better for you: hunts under way.', 'Worse for you: the hand.'])
})

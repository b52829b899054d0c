import { expect, test } from 'vitest'
import { lastScores } from '../src/boards/happy_little_dinosaurs/lastround'
import type { Game } from '../src/generated/happy_little_dinosaurs'
import type { LogEntry } from '../src/lib/wire'
import { line, type Told } from './lines'

const entry = (...events: Told<Game>[]): LogEntry<Game> => ({ seq: 1, kind: 'acted', lines: [line<Game>(0, { kind: 'pass' }, events)], about: {} })

const first = entry(
  { kind: 'worth', seat: 0, card: 'saw', total: 9 },
  { kind: 'trait', seat: 0, amount: -1, total: 8 },
  { kind: 'worth', seat: 1, card: 'plain-3', total: 3 },
  { kind: 'soured', seat: 1, amount: 2, total: 1 },
  { kind: 'inverted', seat: 1, total: 8 },
  { kind: 'ran', seat: 1, steps: 8, position: 8 },
  { kind: 'took', seat: 0, type: 'natural' },
)

test('a score is told line by line, with what came of it', () => {
  const scores = lastScores([first])
  expect(scores.get(0)).toEqual({ lines: [{ line: 'card', card: 'saw', amount: 9 }, { line: 'trait', card: null, amount: -1 }], total: 8, ran: 0, took: 'natural' })
  expect(scores.get(1)!.lines.map(({ amount }) => amount)).toEqual([3, -2, 7])
  expect(scores.get(1)).toMatchObject({ total: 8, ran: 8, took: null })
})

test('it stays until the next round is scored', () => {
  const turned = entry({ kind: 'turned-up', disaster: 'meteor-1', type: 'meteor' })
  expect(lastScores([first, turned]).get(0)!.total).toBe(8)
  const next = lastScores([first, turned, entry({ kind: 'worth', seat: 0, card: 'log', total: 7 })])
  expect([...next.keys()]).toEqual([0])
  expect(next.get(0)!.total).toBe(7)
  expect(lastScores([]).size).toBe(0)
})

test('a round that was taken back is not told', () => {
  const back = { ...line<Game>(0, null, []), number: 1, back: 0, taken_back: [0] }
  expect(lastScores([first, { seq: 2, kind: 'answered', lines: [back], about: {} }]).size).toBe(0)
})

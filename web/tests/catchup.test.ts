import { expect, test } from 'vitest'
import { allEntries, joined, recalled, standing } from '../src/lib/entries'
import { asSeated } from '../src/lib/lent'
import type { Chair, Line, LogEntry, Now } from '../src/lib/wire'

const entry = (seq: number): LogEntry => ({ seq, kind: 'acted', lines: [], about: {} })

test('what came after is joined to what was there', () => {
  expect(joined([entry(1), entry(2)], [entry(3)], true).map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('an entry that is told twice stands once', () => {
  expect(joined([entry(1), entry(2)], [entry(2), entry(3)], true).map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('a fresh view forgets what was there before', () => {
  expect(joined([entry(1), entry(2)], [entry(7)], false).map(({ seq }) => seq)).toEqual([7])
})

test('what happened before one came stands before what was told since, once', () => {
  expect(recalled([entry(1), entry(2), entry(3)], [entry(3), entry(4)]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(recalled([entry(1), entry(2)], []).map(({ seq }) => seq)).toEqual([1, 2])
})

test('a long log comes page by page', async () => {
  const asked: number[] = []
  const all = await allEntries((since) => {
    asked.push(since)
    return Promise.resolve({ entries: [entry(since + 1), entry(since + 2)], seq: 6, next: since < 4 ? since + 2 : null })
  })
  expect(asked).toEqual([0, 2, 4])
  expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
})

test('whoever lent their seat is asked nothing, everybody else what the server asks', () => {
  const chair = (kind: Chair['kind'], level: string): Chair => ({ kind, name: 'Anna', level, face: '', colour: null, head_start: 0 })
  const now: Now = {
    seq: 4, status: 'playing', chairs: [chair('person', 'greedy'), chair('person', ''), chair('bot', 'greedy')], to_act: [0, 1, 2], ask: 7,
    legal: [{ text: 'pass', fields: { kind: 'pass' } }], undo: [3], view: {}, facts: { points_by_seat: [], is_out: [] }, ending: null, lesson: null, is_forced: false,
  }
  expect(asSeated(now, 0)).toEqual({ ...now, ask: null, legal: [], undo: [] })
  for (const viewer of [1, 2, null]) expect(asSeated(now, viewer)).toBe(now)
})

test('what a later line says it takes back does not stand', () => {
  const line = (number: number, taken_back: number[] = []): Line => ({ number, seat: 0, text: '', action: null, undone: 0, events: [], back: null, taken_back, note: '' })
  expect(standing([line(0), line(1), line(2), line(3, [0, 2])]).map(({ number }) => number)).toEqual([1, 3])
})

import { beforeEach, expect, test, vi } from 'vitest'

import type { Eyes } from '../src/lib/finished'
import type { Frame } from '../src/lib/wire'

const frames = vi.hoisted(() => vi.fn())
vi.mock('../src/lib/finished', () => ({ finished: { frames } }))

import { ReplayCursor } from '../src/lib/cursor.svelte'

const LAST = 40
type Part = { line: number; lines: number; frames: Frame[] }

const frame = (line: number, eyes: Eyes): Frame => ({ line, to_act: [], view: { eyes }, facts: { points_by_seat: [], is_out: [] }, ending: null, own: [] })
const part = (line: number, count: number, eyes: Eyes): Part => ({
  line,
  lines: LAST,
  frames: Array.from({ length: Math.min(count, LAST + 1 - line) }, (_, k) => frame(line + k, eyes)),
})
const asked = (): string[] => frames.mock.calls.map(([, line, , eyes]) => `${String(eyes)} ${String(line)}`)
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

beforeEach(() => {
  frames.mockReset()
  frames.mockImplementation(async (_: string, line: number, count: number, eyes: Eyes) => part(line, count, eyes))
})

test('a line is shown when it has come, and the game’s length is known then', async () => {
  const cursor = new ReplayCursor('T')
  cursor.go(3)
  expect(cursor.frame).toBeNull()
  await settled()
  expect(cursor.frame?.line).toBe(3)
  expect(cursor.last).toBe(LAST)
})

test('what was asked for once is not asked for again, and what comes next is there before it is needed', async () => {
  const cursor = new ReplayCursor('T')
  cursor.go(0)
  await settled()
  for (let line = 1; line <= 15; line += 1) {
    cursor.go(line)
    expect(cursor.frame?.line, 'at once').toBe(line)
  }
  await settled()
  expect(asked()).toEqual(['watch 0', 'watch 16'])
  cursor.go(16)
  expect(cursor.frame?.line).toBe(16)
  await settled()
  cursor.go(32)
  await settled()
  expect(asked()).toEqual(['watch 0', 'watch 16', 'watch 32'])
})

test('nobody winds past either end', async () => {
  const cursor = new ReplayCursor('T')
  cursor.go(-5)
  expect(cursor.line).toBe(0)
  await settled()
  cursor.go(LAST + 100)
  expect(cursor.line).toBe(LAST)
  await settled()
  expect(cursor.frame?.line).toBe(LAST)
})

test('a link past the end leads to the end', async () => {
  const cursor = new ReplayCursor('T')
  cursor.go(45)
  await settled()
  expect(cursor.line).toBe(LAST)
})

test('other eyes are asked for anew, and never shown as somebody else’s', async () => {
  const cursor = new ReplayCursor('T')
  cursor.go(5)
  await settled()
  cursor.go(5, 1)
  expect([cursor.frame?.view['eyes'], cursor.seenBy], 'what was seen before stays until then').toEqual(['watch', 'watch'])
  await settled()
  expect([cursor.frame?.view['eyes'], cursor.seenBy]).toEqual([1, 1])
  cursor.go(6)
  expect([cursor.frame?.line, cursor.seenBy]).toEqual([6, 1])
})

test('an answer that comes late does not take the place of what is looked at now', async () => {
  const waiting: (() => void)[] = []
  frames.mockImplementation(
    (_: string, line: number, count: number, eyes: Eyes) => new Promise<Part>((done) => waiting.push(() => done(part(line, count, eyes)))),
  )
  const cursor = new ReplayCursor('T')
  cursor.go(2, 'all')
  cursor.go(20, 0)
  for (const answer of waiting.reverse()) answer()
  await settled()
  expect([cursor.frame?.line, cursor.frame?.view['eyes']]).toEqual([20, 0])
})

test('what failed is said, and asked for again the next time', async () => {
  frames.mockRejectedValueOnce(new Error('no server'))
  const cursor = new ReplayCursor('T')
  cursor.go(0)
  await settled()
  expect([cursor.problem, cursor.frame]).toEqual(['no server', null])
  cursor.go(0)
  await settled()
  expect([cursor.problem, cursor.frame?.line]).toEqual(['', 0])
})

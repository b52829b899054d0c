import { beforeEach, expect, test, vi } from 'vitest'

import type { Eyes } from '../src/lib/pasts'
import type { Frame } from '../src/lib/wire'

const frames = vi.hoisted(() => vi.fn())
vi.mock('../src/lib/pasts', () => ({ pasts: { frames } }))

import { Reel } from '../src/lib/reel.svelte'

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
  const reel = new Reel('T')
  reel.go(3)
  expect(reel.frame).toBeNull()
  await settled()
  expect(reel.frame?.line).toBe(3)
  expect(reel.last).toBe(LAST)
})

test('what was asked for once is not asked for again, and what comes next is there before it is needed', async () => {
  const reel = new Reel('T')
  reel.go(0)
  await settled()
  for (let line = 1; line <= 15; line += 1) {
    reel.go(line)
    expect(reel.frame?.line, 'at once').toBe(line)
  }
  await settled()
  expect(asked()).toEqual(['watch 0', 'watch 16'])
  reel.go(16)
  expect(reel.frame?.line).toBe(16)
  await settled()
  reel.go(32)
  await settled()
  expect(asked()).toEqual(['watch 0', 'watch 16', 'watch 32'])
})

test('nobody winds past either end', async () => {
  const reel = new Reel('T')
  reel.go(-5)
  expect(reel.line).toBe(0)
  await settled()
  reel.go(LAST + 100)
  expect(reel.line).toBe(LAST)
  await settled()
  expect(reel.frame?.line).toBe(LAST)
})

test('a link past the end leads to the end', async () => {
  const reel = new Reel('T')
  reel.go(45)
  await settled()
  expect(reel.line).toBe(LAST)
})

test('other eyes are asked for anew, and never shown as somebody else’s', async () => {
  const reel = new Reel('T')
  reel.go(5)
  await settled()
  reel.go(5, 1)
  expect([reel.frame?.view['eyes'], reel.seenBy], 'what was seen before stays until then').toEqual(['watch', 'watch'])
  await settled()
  expect([reel.frame?.view['eyes'], reel.seenBy]).toEqual([1, 1])
  reel.go(6)
  expect([reel.frame?.line, reel.seenBy]).toEqual([6, 1])
})

test('an answer that comes late does not take the place of what is looked at now', async () => {
  const waiting: (() => void)[] = []
  frames.mockImplementation(
    (_: string, line: number, count: number, eyes: Eyes) => new Promise<Part>((done) => waiting.push(() => done(part(line, count, eyes)))),
  )
  const reel = new Reel('T')
  reel.go(2, 'all')
  reel.go(20, 0)
  for (const answer of waiting.reverse()) answer()
  await settled()
  expect([reel.frame?.line, reel.frame?.view['eyes']]).toEqual([20, 0])
})

test('what failed is said, and asked for again the next time', async () => {
  frames.mockRejectedValueOnce(new Error('no server'))
  const reel = new Reel('T')
  reel.go(0)
  await settled()
  expect([reel.problem, reel.frame]).toEqual(['no server', null])
  reel.go(0)
  await settled()
  expect([reel.problem, reel.frame?.line]).toEqual(['', 0])
})

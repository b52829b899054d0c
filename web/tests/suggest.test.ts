import { describe, expect, it, vi } from 'vitest'
import type { Chair, Ending } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { metIn, suggestFor } = await import('../src/lib/suggest')

const GAME = { id: 'g', bots: ['random', 'novice', 'greedy'] }
const met = (level: string, ...aheads: number[]) => aheads.map((ahead, k) => ({ table: `${level}${k}`, game: 'g', level, ahead }))
const chair = (kind: Chair['kind'], level = '', head_start = 0): Chair => ({ kind, name: 'x', level, face: '', colour: null, head_start })
const ending = (...ranks: number[]): Ending => ({ scores: [], ranks, reason: '', rule: '', parts: [] })

describe('which bot to play against', () => {
  it('is the friendliest at first who means something', () => {
    expect(suggestFor(GAME, [])).toMatchObject({ level: 'novice', why: 'first' })
    expect(suggestFor(GAME, met('greedy', 1).map((one) => ({ ...one, game: 'other' })))).toMatchObject({ why: 'first' })
  })
  it('is the next for who mostly wins, with the figures that say so', () => {
    expect(suggestFor(GAME, met('novice', 1, 0, 1, 1, 1))).toEqual({ level: 'greedy', why: 'up', from: 'novice', games: 5, won: 4 })
    expect(suggestFor(GAME, met('greedy', 1, 1))).toMatchObject({ level: 'greedy', why: 'top' })
  })
  it('is the one before for who hardly ever wins, but not after one game', () => {
    expect(suggestFor(GAME, met('greedy', 0))).toMatchObject({ level: 'greedy', why: 'even' })
    expect(suggestFor(GAME, met('greedy', 0, 0))).toMatchObject({ level: 'novice', why: 'down' })
    expect(suggestFor(GAME, met('random', 0, 0, 0))).toMatchObject({ level: 'random', why: 'even' })
  })
  it('looks at the last games alone', () => {
    expect(suggestFor(GAME, met('novice', 1, 1, 1, 1, 0, 1, 0, 0, 0))).toMatchObject({ level: 'random', why: 'down' })
  })
})

describe('what a finished game says', () => {
  it('counts how many bots of each level one was ahead of', () => {
    const chairs = [chair('person'), chair('bot', 'random'), chair('bot', 'random'), chair('bot', 'greedy')]
    expect(metIn('t', 'g', chairs, ending(2, 3, 2, 1), 0)).toEqual([
      { table: 't', game: 'g', level: 'random', ahead: 0.75 },
      { table: 't', game: 'g', level: 'greedy', ahead: 0 },
    ])
  })
  it('says nothing where somebody had help', () => {
    expect(metIn('t', 'g', [chair('person', '', 5), chair('bot', 'random')], ending(1, 2), 0)).toEqual([])
    expect(metIn('t', 'g', [chair('person', 'greedy'), chair('bot', 'random')], ending(1, 2), 0)).toEqual([])
  })
})

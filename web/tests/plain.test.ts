import { describe, expect, it, vi } from 'vitest'
import type { GameWords } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { panelsOf } = await import('../src/boards/plain/panels')
const { Teller } = await import('../src/boards/plain/told')

const GAME: GameWords = {
  id: 'no-such-game', rules: 'no-such-game/1', fewest: 2, most: 3, options: [], bots: ['random'], strengths: {}, reconstruction: false, programs: [],
  actions: { give: { rule: 'N1', fields: { owner: 'seat', card: 'word' } } }, events: {}, refusals: {},
  reasons: {},
  words: { card: ['twig', 'ring'] }, own: ['seat', 'hand'], by_seat: ['birds'],
}
const text = (told: string, word?: string): unknown => ({ is: 'text', text: told, ...(word ? { word } : {}) })

describe('a view without a board', () => {
  const view = {
    step: 4, phase: 'secret_offers', pile: 3, winner_seat: 1, turn_seat: -1, seat: 0, hand: ['twig', 'twig', 'ring'],
    birds: [{ score: 2, hexes: [{ hex: '0.0', owner: 1 }] }, { score: 0, hexes: [] }],
    tiles: [{ hex: '1.2', owner: 0 }],
  }
  const panels = panelsOf(GAME, 2, view, { points_by_seat: [2, 0], is_out: [false, false], odds_by_seat: [0.333333, -1], ahead_seat: null })

  it('tells what is short in a line, with players by name and without what is nothing to people', () => {
    expect(panels.brief.map(({ key, told }) => [key, told])).toEqual([
      ['phase', text('secret offers')], ['pile', text('3')], ['winner_seat', { is: 'seat', seat: 1 }], ['turn_seat', { is: 'nothing' }], ['ahead_seat', { is: 'nothing' }],
    ])
  })
  it('has one line for each player, with what was worked out', () => {
    expect(panels.players).toEqual({
      is: 'table', heads: ['Score', 'Odds'], rows: [{ seat: 0, cells: [text('2'), text('0.333')] }, { seat: 1, cells: [text('0'), text('−1')] }],
    })
  })
  it('gives each player a panel for what is too much for a line', () => {
    expect(panels.others.map(({ key, seat }) => [key, seat])).toEqual([['hexes-0', 0], ['hexes-1', 1], ['tiles', null]])
  })
  it('sets apart what is one’s own, and counts what is alike', () => {
    expect(panels.own.map(({ key, told }) => [key, told])).toEqual([
      ['hand', { is: 'list', items: [{ told: text('twig', 'twig'), count: 2 }, { told: text('ring', 'ring'), count: 1 }] }],
    ])
  })
})

describe('any value', () => {
  const teller = new Teller(GAME, 2)
  it('counts cards by name, and shows other things line by line', () => {
    expect(teller.tell('hand', { twig: 2, ring: 0 })).toEqual({ is: 'list', items: [{ told: text('twig', 'twig'), count: 2 }] })
    expect(teller.tell('area', { out_after: 3 })).toEqual({ is: 'things', lines: [{ label: 'Out after', told: text('3') }] })
  })
  it('is a player where an action calls it one', () => {
    expect(teller.tell('owner', 1)).toEqual({ is: 'seat', seat: 1 })
    expect(teller.tell('answered_seats', [0, 1])).toEqual({ is: 'list', items: [{ told: { is: 'seat', seat: 0 }, count: 1 }, { told: { is: 'seat', seat: 1 }, count: 1 }] })
  })
  it('is nothing where there is nothing', () => {
    for (const value of [null, undefined, [], {}, '']) expect(teller.tell('card', value)).toEqual({ is: 'nothing' })
  })
})

import { describe, expect, test, vi } from 'vitest'
import { anchorsOf, planned, type Beat, type Scene } from '../src/lib/beats'
import { beatsOf } from '../src/lib/tellbeats'
import type { Game as Ciao } from '../src/generated/ciao_dino'
import type { Game as Chain } from '../src/generated/food_chain'
import type { Game as Gods } from '../src/generated/gods_love_dinosaurs'
import type { Game as Happy } from '../src/generated/happy_little_dinosaurs'
import type { AnyGame, Line } from '../src/lib/wire'
import { line, type Told } from './lines'

// Boards know which language is spoken.
vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { SHOWS: CIAO } = await import('../src/boards/ciao_dino/beats')
const { SHOWS: CHAIN } = await import('../src/boards/food_chain/beats')
const { SHOWS: GODS } = await import('../src/boards/gods_love_dinosaurs/beats')
const { SHOWS: HAPPY } = await import('../src/boards/happy_little_dinosaurs/beats')

const beats = (count: number): Beat[] => Array.from({ length: count }, (_, k) => ({ caption: String(k) }))
/** Of a view only what the test is about. */
const scene = <G extends AnyGame>(before: object | null, after: object): Scene<G> => ({ before: before as G['view'] | null, after: after as G['view'], memo: {} })
const tell = { line: (told: Line) => String(told.action?.kind), event: (event: AnyGame['event']) => event.kind }

describe('pacing', () => {
  test('a few beats take their time, many share it, and far too many lose their first', () => {
    expect(planned(beats(2), 450).each).toBe(450)
    expect(planned(beats(18), 450).each).toBe(200)
    for (const count of [1, 4, 5, 19, 20, 21, 500]) {
      const plan = planned(beats(count), 450)
      expect(plan.each * plan.beats.length).toBeLessThan(8 * 450 + 1)
      expect(plan.each).toBeGreaterThanOrEqual(90)
      expect(plan.beats.at(-1)!.caption).toBe(String(count - 1))
    }
  })
  test('without motion nothing is played', () => {
    expect(planned(beats(5), 0).beats).toEqual([])
    expect(planned([], 450).beats).toEqual([])
  })
})

describe('what is seen', () => {
  test('a drift slides a tile from where it was taken up, also when that was told before', () => {
    const lines = [line<Ciao>(1, { kind: 'drift', hex: '2.1' }), line<Ciao>(1, { kind: 'to', hex: '3.4' }, [{ kind: 'scored', seat: 0, points: 2, hex: '3.4' }])]
    const shown = beatsOf(lines, CIAO, scene({ lifted: null }, {}), tell)
    expect(shown.map(({ caption }) => caption)).toEqual(['drift', 'to', 'scored'])
    expect(shown[1]!.flights).toEqual([{ copy: 'hex-3.4', from: 'hex-2.1', to: 'hex-3.4' }])
    const later = beatsOf([line<Ciao>(1, { kind: 'to', hex: '3.4' })], CIAO, scene({ lifted: '2.5' }, {}), tell)
    expect(later[0]!.flights![0]!.from).toBe('hex-2.5')
  })
  test('a hunter comes from its player, and a meal goes to who ate it', () => {
    const after = { seat: 0, cards: [], box: [{ name: 'mouse', power: 2, value: 3, hunts: [] }] }
    const [, mine] = beatsOf([line<Chain>(0, { kind: 'hunt', card: 'fox', place: 2 }, [{ kind: 'hunted', animal: 'fox', prey: 'mouse', place: 7 }])], CHAIN, scene(after, after), tell)
    expect(mine!.flights).toEqual([{ copy: 'place-7', from: 'hand', to: 'place-7' }])
    const meal = beatsOf([line<Chain>(1, { kind: 'eat', place: 2 }, [{ kind: 'ate', seat: 1, animal: 'mouse' }, { kind: 'captured', seat: 1, owner: 0 }])], CHAIN, scene(after, after), tell)
    expect(meal[1]!.flights).toEqual([{ icon: 'mouse', from: 'place-2', to: 'seat-1' }])
    expect(meal[2]!.flights![0]).toMatchObject({ icon: 'shape-0', to: 'seat-1' })
  })
  test('a score builds up line by line', () => {
    const events: Told<Happy>[] = [{ kind: 'worth', seat: 2, card: 'saw', total: 9 }, { kind: 'soured', seat: 2, amount: 2, total: 7 }, { kind: 'inverted', seat: 2, total: 1 }]
    const shown = beatsOf([line<Happy>(1, { kind: 'pass' }, events)], HAPPY, scene({}, { seat: 0, seats: [] }), tell)
    expect(shown.slice(1).map(({ floats }) => floats![0]!.text)).toEqual(['9', '−2 = 7', '↕ 1'])
  })
  test('a hidden card flies with its back up', () => {
    const shown = beatsOf([line<Happy>(1, { kind: 'choose', card: null })], HAPPY, scene({}, { seat: 0, seats: [] }), tell)
    expect(shown[0]!.flights).toEqual([{ icon: 'card-back', from: 'dino-1', to: 'front-1' }])
  })
  test('a hunt goes from meal to meal and home, and whom it reaches is gone', () => {
    const land = (animals: Record<number, string>): object => ({ ecosystems: [{ hexes: [0, 1, 2, 3].map((q) => ({ number: q, hex: '', q, r: 0, animal: animals[q] ?? null })) }], columns: [], marker: 'frog' })
    const devoured: Told<Gods>[] = [{ kind: 'devours', seat: 0, animal: 'rat', hex: 1 }, { kind: 'devours', seat: 0, animal: 'frog', hex: 2 }]
    const hunt = line<Gods>(0, { kind: 'hunt', start: 3, end: 0, eaten: [1, 2] }, devoured)
    const shown = beatsOf([hunt], GODS, scene(land({ 1: 'rat', 2: 'frog', 3: 'dinosaur' }), land({ 0: 'dinosaur' })), tell)
    const goes = (from: number, to: number): object => ({ icon: 'dinosaur', seat: 0, from: `eco-0-${from}`, to: `eco-0-${to}` })
    expect(shown.map(({ flights }) => flights![0])).toEqual([goes(3, 2), goes(2, 1), goes(1, 0)])
    expect(shown.map(({ losses }) => losses?.[0]!.icon)).toEqual([undefined, 'frog', 'rat'])
  })
  test('what chance did unseen is no beat, what was taken back is one', () => {
    const undone = { ...line<Ciao>(0, null), number: 3, undone: 1 }
    expect(beatsOf([line<Ciao>(null, { kind: 'tile', tile: 'lake' }), undone], CIAO, scene(null, {}), tell)).toHaveLength(1)
  })
})

test('a line names everything that is shown of it, once', () => {
  const show = CIAO.acts({ kind: 'migrate', from: '1.1', to: '1.2', which: 'plain' }, 0, scene(null, { tiles: [] }))
  expect(anchorsOf(show)).toEqual(['hex-1.1', 'hex-1.2'])
  expect(anchorsOf({ marks: ['a'], losses: [{ icon: 'x', at: 'a' }], floats: [{ text: '1', at: 'b' }] })).toEqual(['a', 'b'])
  expect(anchorsOf(null)).toEqual([])
})

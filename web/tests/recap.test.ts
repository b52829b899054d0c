import { expect, test, vi } from 'vitest'
import type { Game as Ciao } from '../src/generated/ciao_dino'
import type { Game as Food } from '../src/generated/food_chain'
import type { Line } from '../src/lib/wire'
import { line } from './lines'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { turnsOf } = await import('../src/lib/recap')
const { gameOf } = await import('../src/lib/games')
const { bringWords } = await import('../src/lib/words.svelte')
await Promise.all(['ciao_dino/recap', 'food_chain/recap'].map(bringWords))
const NAMES = ['Anna', 'Ben', 'Cleo']
const said = (game: string, lines: unknown[]): string[] =>
  turnsOf(lines as Line[], gameOf(game)!, NAMES, undefined, null).map(({ seat, text }) => `${NAMES[seat]} ${text}`)

test('one sentence for each, whatever is done several times counted, and nothing that is not worth saying', () => {
  const breed = line<Ciao>(1, { kind: 'breed', hex: '1.0' })
  const lines = [line<Ciao>(1, { kind: 'draw' }), breed, line<Ciao>(1, { kind: 'drift', hex: '2.0' }), line<Ciao>(1, { kind: 'to', hex: '3.0' }), breed, line<Ciao>(1, { kind: 'done' })]
  expect(said('ciao-dino', lines)).toEqual(['Ben has 2 babies and moves a tile'])
})

test('what happened is said of whom it happened to, with its numbers added up', () => {
  const swim = { kind: 'swim', seat: 2, count: 2, hex: '1.0' } as const
  const lines = [line<Ciao>(1, { kind: 'drift', hex: '2.0' }, [swim]), line<Ciao>(1, { kind: 'drift', hex: '2.1' }, [{ ...swim, count: 1 }])]
  expect(said('ciao-dino', lines)).toEqual(['Ben moves 2 tiles', 'Cleo sees 3 dinosaurs fall into the water'])
})

test('what came of an action makes its sentence: no numbers of cards', () => {
  const hunt = line<Food>(1, { kind: 'hunt', card: 'wolf', place: 15 }, [{ kind: 'hunted', animal: 'wolf', prey: 'fox', place: 15 }])
  expect(said('food-chain', [hunt])).toEqual(['Ben sends a wolf after the fox'])
})

test('what was taken back is not told', () => {
  const lines = [{ ...line<Food>(1, { kind: 'pass' }), number: 7 }, { ...line<Food>(1, null), number: 8, taken_back: [7] }]
  expect(said('food-chain', lines)).toEqual([])
})

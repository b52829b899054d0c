import { expect, test, vi } from 'vitest'
import type { Game as Gods } from '../src/generated/gods_love_dinosaurs'
import type { Game as Happy } from '../src/generated/happy_little_dinosaurs'
import type { Line } from '../src/lib/wire'
import { line } from './lines'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { documentElement: {}, querySelector: () => null })
const { spoken } = await import('../src/lib/words.svelte')
const { besides, tellLine } = await import('../src/lib/tell')
const { gameOf } = await import('../src/lib/games')
const NAMES = ['Anna', 'Ben', 'Cleo']
const said = (id: string, told: unknown): string[] => {
  const [game, one] = [gameOf(id)!, told as Line]
  return [tellLine(game, one, NAMES), ...besides(game, one, NAMES).map(({ text }) => text)]
}

test.each(['en', 'fr'] as const)('what the action has said is not said again by what came of it (%s)', (language) => {
  spoken.speak(language)
  const disaster = line<Happy>(1, { kind: 'accept' }, [{ kind: 'took', seat: 1, type: 'meteor' }])
  const passed = line<Happy>(0, { kind: 'not-mine', seat: 2 }, [{ kind: 'faces', seat: 2, type: 'meteor' }])
  const born = line<Gods>(0, { kind: 'breed', hex: 1 }, [{ kind: 'born', seat: 0, animal: 'rat', hex: 1 }])
  expect(said('happy-little-dinosaurs', disaster)).toHaveLength(1)
  expect(said('happy-little-dinosaurs', passed)).toHaveLength(1)
  expect(said('gods-love-dinosaurs', born)).toHaveLength(1)
})

test('what happens several times is said once, with how often', () => {
  spoken.speak('en')
  const eats = { kind: 'devours', seat: 0, animal: 'rat', hex: 3 } as const
  const hunt = line<Gods>(0, { kind: 'hunt', start: 1, end: 4, eaten: [3, 4] }, [eats, { ...eats, hex: 4 }])
  expect(said('gods-love-dinosaurs', hunt)).toEqual(['Anna hunts', 'Anna: a dinosaur eats a rat × 2'])
})

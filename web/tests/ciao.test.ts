import { expect, test, vi } from 'vitest'
import games from '../src/generated/games.json'
import type { Fields, GameWords, KindPage } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', { documentElement: {}, querySelector: () => null })
const { spoken } = await import('../src/lib/words.svelte')
const { tellAction, tellEvent, tellRefusal } = await import('../src/lib/tell')
const { whereOf } = await import('../src/boards/ciao_dino/place')

const ciao = (games as unknown as GameWords[]).find(({ id }) => id === 'ciao-dino')!
const VALUES: Record<KindPage['fields'][string], unknown> = { hex: '3.14', seat: 0, number: 2, word: 'mountain' }
const filled = (kind: string, { fields }: KindPage): Fields => ({ kind, ...Object.fromEntries(Object.entries(fields).map(([name, of]) => [name, VALUES[of]])) })

test.each(['en', 'fr'] as const)('nobody who has not asked for notation is told a place by its number (%s)', (language) => {
  spoken.speak(language)
  const told = [['actions', tellAction], ['events', tellEvent], ['refusals', tellRefusal]] as const
  const said = told.flatMap(([part, tell]) => Object.entries(ciao[part]).map(([kind, page]) => tell(ciao, filled(kind, page), ['Ann'])))
  expect(said.filter((text) => /\d\.\d|\{|ciao-dino|hexagon|migrate|breed,/.test(text))).toEqual([])
})

test('a step outwards has two names', () => {
  spoken.speak('en')
  expect(new Set(['1.0', '2.0', '3.0', '4.0', '5.0'].map(whereOf)).size).toBe(5)
})

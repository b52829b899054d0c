import { describe, expect, test, vi } from 'vitest'
import type { ItemPage } from '../src/lib/wire'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { canBe, changesIn, fileName, found, groupsOf, inCommon, itemsAt, partsOf, stepped, toldChange, variantTitle, withValue } = await import('../src/lib/variant')

const item = (path: string, more: Partial<ItemPage> = {}): ItemPage =>
  ({ path, usual: '4', rule: 'M6', about: 'box', of: '', players: 0, low: 1, high: 8, values: [], ...more })
const ITEMS = [
  item('terrain.jungle.room', { of: 'jungle' }),
  item('hand.2', { players: 2 }),
  item('hand.3', { players: 3 }),
  item('terrain.lake.room', { rule: 'CD2.1' }),
  item('cards.bear.prey', { usual: 'hare', low: null, high: null }),
]
const tell = ({ path }: ItemPage): string => ({ 'terrain.jungle.room': 'Dinosaurs a jungle feeds', 'terrain.lake.room': 'Forêt près du lac' })[path] ?? path

describe('what is shown', () => {
  test('with so many players what is for other numbers is left out', () => {
    expect(itemsAt(ITEMS, 2).map(({ path }) => path)).toEqual(['terrain.jungle.room', 'hand.2', 'terrain.lake.room', 'cards.bear.prey'])
  })

  test('groups go by the first word of the path, in the order of the items', () => {
    expect(groupsOf(ITEMS).map(({ name, items }) => [name, items.length])).toEqual([['terrain', 2], ['hand', 2], ['cards', 1]])
  })

  test('a deck is told apart by its cards, a short group by nothing', () => {
    const deck = Array.from({ length: 40 }, (_, k) => item(`cards.c${k % 10}.${['cards', 'power', 'value', 'hunts'][k % 4]}`))
    expect(partsOf({ name: 'cards', items: deck }).map(({ items }) => items.length)).toEqual(Array(10).fill(4))
    expect(partsOf({ name: 'cards', items: deck.slice(0, 8) })).toEqual([])
    expect(partsOf({ name: 'flat', items: Array.from({ length: 40 }, (_, k) => item(`flat.c${k}`)) })).toEqual([])
  })

  test.each([
    [['Cards: bee swarm', 'Points for eating it: bee swarm'], 'Bee swarm'],
    [['Cartes : loup', 'Force : loup'], 'Loup'],
    [['Jungle: room', 'Jungle: tiles'], 'Jungle'],
    [['One', 'Two'], ''],
  ])('%s have in common: %s', (sentences, common) => {
    expect(inCommon(sentences)).toBe(common)
  })

  test.each([
    ['JUNGLE feeds', ['terrain.jungle.room']],
    ['foret', ['terrain.lake.room']],
    ['cd2', ['terrain.lake.room']],
    ['bear prey', ['cards.bear.prey']],
    ['nothing', []],
  ])('“%s” is found in sentence, path and rule', (query, paths) => {
    expect(found(ITEMS, query, tell).map(({ path }) => path)).toEqual(paths)
  })

  test('an empty search finds everything', () => {
    expect(found(ITEMS, '  ', tell)).toHaveLength(ITEMS.length)
  })
})

describe('what is changed', () => {
  test('what is as usual again is not kept', () => {
    const changed = withValue({}, ITEMS[0]!, '3')
    expect(changed).toEqual({ 'terrain.jungle.room': '3' })
    expect(withValue(changed, ITEMS[0]!, '4')).toEqual({})
  })

  test('changes come in the order of the items, and only those there are', () => {
    const changed = { 'cards.bear.prey': '', 'terrain.jungle.room': '3', 'no.such': '1' }
    expect(changesIn(ITEMS, changed).map(([{ path }, value]) => [path, value])).toEqual([['terrain.jungle.room', '3'], ['cards.bear.prey', '']])
  })

  test.each([['1', true], ['8', true], ['0', false], ['9', false], ['1.5', false], ['', false], ['x', false]])('a number from 1 to 8 can be “%s”: %s', (text, can) => {
    expect(canBe(ITEMS[0]!, text)).toBe(can)
  })

  test('a word is one of its values; words are for the game to check', () => {
    const word = item('first', { low: null, high: null, values: ['left', 'right'] })
    expect([canBe(word, 'left'), canBe(word, 'up')]).toEqual([true, false])
    expect(canBe(ITEMS[4]!, 'hare mouse')).toBe(true)
  })

  test('a step ends at the bounds', () => {
    expect([stepped(ITEMS[0]!, '8', 1), stepped(ITEMS[0]!, '1', -1), stepped(ITEMS[0]!, '4', 1)]).toEqual(['8', '1', '5'])
  })
})

describe('in words', () => {
  test('it is called by its name, or by how much it changes', () => {
    expect(variantTitle({ name: 'Long nights', changed: { rounds: '6' } })).toBe('Variant: Long nights')
    expect(variantTitle({ changed: { rounds: '6', hand: '3' } })).toBe('Changed rules: 2')
  })

  test('a change tells what is usual', () => {
    expect(toldChange('Prey of the bear', 'mouse', 'hare')).toBe('Prey of the bear: mouse (usually hare)')
  })

  test.each([['Long nights!', 'long-nights.toml'], ['Été 2', 'ete-2.toml'], ['', 'magpies.toml'], ['日本', 'magpies.toml']])('“%s” is kept as %s', (name, file) => {
    expect(fileName('magpies', name)).toBe(file)
  })
})

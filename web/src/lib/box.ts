// What of a game's box may be changed, in its own words. Nothing of it comes before somebody asks.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { ask } from './api'
import { folderOf, gameOf } from './games'
import { known } from './known.svelte'
import { capital, changesIn, itemsAt, toldChange } from './variant'
import type { ItemPage, Variant } from './wire'
import { bringWords, type Language, say, sayIf, spoken } from './words.svelte'

/** Games call different things by one name here, so each has words of its own. */
const NUMBERS = import.meta.glob<string>('../../../src/dinotable/games/*/numbers/*.ftl', { query: '?raw', import: 'default' })

export interface Box {
  items: ItemPage[]
  /** What an item is. */
  tell: (item: ItemPage) => string
  /** What the items are called whose paths begin with a word. */
  group: (name: string) => string
  /** What it can be set to, in the game's words where those are words of its moves. */
  value: (item: ItemPage, value: string) => string
}

const boxes = new Map<string, Promise<Box>>()
export function boxOf(game: string): Promise<Box> {
  const box = boxes.get(game) ?? read(game)
  boxes.set(game, box)
  box.catch(() => boxes.delete(game))
  return box
}

async function read(game: string): Promise<Box> {
  await known.meet(game)
  const [{ items }, en, fr] = await Promise.all([ask('GET /api/games/{game}/box', { game }), wordsOf(game, 'en'), wordsOf(game, 'fr'), bringWords(`${folderOf(game)}/variant`), bringWords('words/later/variant')])
  const bundles = { en, fr }
  const tell = ({ about, of, players }: ItemPage): string => {
    const bundle = bundles[spoken.language]
    const pattern = bundle.getMessage(about)?.value
    return pattern ? bundle.formatPattern(pattern, { of, players }) : about
  }
  const group = (name: string): string => sayIf(`${game}-group-${name}`) ?? capital(name.replaceAll('-', ' '))
  const value = (item: ItemPage, word: string): string => {
    const field = item.values.length ? fieldOf(game, item.values) : undefined
    return (field && sayIf(`${game}-${field}`, { value: word })) || word || say('changes-nothing')
  }
  return { items, tell, group, value }
}

/** The field of the game's moves that holds such words, and the fewest others. */
const fieldOf = (game: string, values: readonly string[]): string | undefined =>
  Object.entries(gameOf(game)?.words ?? {})
    .filter(([, words]) => values.every((each) => words.includes(each)))
    .toSorted(([, one], [, other]) => one.length - other.length)[0]?.[0]

async function wordsOf(game: string, language: Language): Promise<FluentBundle> {
  const source = NUMBERS[`../../../src/dinotable/games/${folderOf(game)}/numbers/${language}.ftl`]
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source ? await source() : known.wordsOf(game, language)))
  return bundle
}

/** What is changed at a table of so many, a sentence each, with its rule. */
export async function toldChanges(game: string, variant: Variant, players: number): Promise<{ rule: string; text: string }[]> {
  const box = await boxOf(game)
  return changesIn(itemsAt(box.items, players), variant.changed ?? {}).map(([item, value]) => ({ rule: item.rule, text: toldChange(box.tell(item), box.value(item, value), box.value(item, item.usual)) }))
}

/** The same as notes on the rules, by number. */
export async function rulesNotes(game: string, variant: Variant, players: number): Promise<Record<string, string[]>> {
  const notes: Record<string, string[]> = {}
  for (const { rule, text } of await toldChanges(game, variant, players)) (notes[rule] ??= []).push(say('changes-here', { change: text }))
  return notes
}

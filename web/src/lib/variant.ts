// Another box than the usual one: what of it is shown, found and said. Which values fit is for the server to say.

import type { ItemPage, Variant } from './wire'
import { say } from './words.svelte'

export type Changes = Readonly<Record<string, string>>

/** The items that matter with so many players. */
export const itemsAt = (items: readonly ItemPage[], players: number): ItemPage[] => items.filter((item) => item.players === 0 || item.players === players)

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that have every word in their sentence, their path or the number of their rule. */
export function found(items: readonly ItemPage[], query: string, tell: (item: ItemPage) => string): ItemPage[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = folded(`${tell(item)} ${item.path} ${item.rule}`)
    return words.every((word) => text.includes(word))
  })
}

export interface Group {
  /** A word of its paths. */
  name: string
  items: ItemPage[]
}

/** By the first word of their paths, or by a later one; in the order of the items. */
export function groupsOf(items: readonly ItemPage[], word = 0): Group[] {
  const groups = new Map<string, ItemPage[]>()
  for (const item of items) {
    const name = item.path.split('.')[word] ?? ''
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups].map(([name, its]) => ({ name, items: its }))
}

/** So many in one group are told apart by the next word of their paths, where several share it. */
const LONG = 24
export function partsOf({ items }: Group): Group[] {
  const parts = items.length > LONG ? groupsOf(items, 1) : []
  return parts.length > 1 && parts.length <= items.length / 2 ? parts : []
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What sentences have in common at their end, or else at their beginning: what they are about. */
export function inCommon(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((text) => text.split(' '))
  const shared = (at: (words: string[], k: number) => string | undefined): number => {
    let k = 0
    while (k < first.length && others.every((words) => at(words, k) === at(first, k))) k += 1
    return k
  }
  const ending = shared((words, k) => words.at(-1 - k))
  const words = ending ? first.slice(-ending) : first.slice(0, shared((each, k) => each[k]))
  return capital(words.join(' ').replace(/^[\s:,;–-]+|[\s:,;–-]+$/gu, ''))
}

/** As it is kept: what is as usual is not kept at all. */
export function withValue(changed: Changes, item: ItemPage, value: string): Record<string, string> {
  const { [item.path]: _, ...others } = changed
  return value === item.usual ? others : { ...others, [item.path]: value }
}

export const valueOf = (changed: Changes, item: ItemPage): string => changed[item.path] ?? item.usual

export const isNumber = (item: ItemPage): boolean => item.low !== null && item.high !== null

/** Whether a text can be its value at all; that it fits the others is for the server to say. */
export function canBe(item: ItemPage, text: string): boolean {
  if (isNumber(item)) return /^-?\d{1,6}$/.test(text.trim()) && Number(text) >= item.low! && Number(text) <= item.high!
  return item.values.length === 0 || item.values.includes(text)
}

/** One more or one less, as far as it goes. */
export const stepped = (item: ItemPage, value: string, by: number): string => String(Math.min(item.high!, Math.max(item.low!, Number(value) + by)))

/** What was changed, in the order of the items. */
export const changesIn = (items: readonly ItemPage[], changed: Changes): [ItemPage, string][] =>
  items.flatMap((item) => (changed[item.path] === undefined ? [] : [[item, changed[item.path]!] as [ItemPage, string]]))

/** What a table is called that plays with it. */
export const variantTitle = ({ name = '', changed = {} }: Variant): string =>
  name ? say('variant-named', { name }) : say('page-changed-rules', { count: Object.keys(changed).length })

/** `Rounds in a game: 6 (usually 4)`. */
export const toldChange = (what: string, value: string, usual: string): string => say('changes-one', { what, value, usual })

/** The name of its file. */
export const fileName = (game: string, name: string): string => {
  const plain = folded(name).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${plain || game}.toml`
}

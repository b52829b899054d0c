// The drawings under the rules, made by the engine when the page was built; fetched when they come into sight.

import type { Language } from './words.svelte'

export interface Figure {
  url: string
  caption: string
  /** The position in words, for whoever does not see the drawing. */
  told: string
  width: number
  height: number
}

interface Listed {
  file: string
  caption: string
  told: string
  size: [number, number]
}

const LISTS = import.meta.glob<Record<string, Record<Language, Listed>>>('../generated/figures/*.json', { import: 'default' })
const FILES = import.meta.glob<string>('../generated/figures/*.svg', { query: '?url', import: 'default', eager: true })

/** By the rule that they stand under; none for a game that the page was built without. */
export async function figuresOf(game: string, language: Language): Promise<Record<string, Figure>> {
  const listed = (await LISTS[`../generated/figures/${game}.json`]?.()) ?? {}
  return Object.fromEntries(Object.entries(listed).map(([rule, { [language]: { file, caption, told, size: [width, height] } }]) =>
    [rule, { url: FILES[`../generated/figures/${file}`] ?? '', caption, told, width, height }]))
}

// French and English from the one Fluent source: the page's words, the shared ones, and each game's two halves.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { inSentence } from './bidi'

export type Language = 'en' | 'fr'

const SOURCES = import.meta.glob<string>(
  ['../../words/**/*.ftl', '!../../words/later/**', '../boards/*/*.ftl', '../../../src/dinotable/words/*.ftl', '../../../src/dinotable/games/*/*.ftl', '../../../src/dinotable/bots/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

/** Words that not every page needs, by folder: they come when they are asked for. */
const LATER = import.meta.glob<string>(
  [
    '../boards/*/recap/*.ftl', '../boards/*/variant/*.ftl', '../../words/later/*/*.ftl',
    '../../../src/dinotable/games/*/hints/*.ftl', '../../../src/dinotable/games/*/what/*.ftl', '../../../src/dinotable/bots/hints/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, source] of Object.entries(SOURCES)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(source))
  }
  return bundle
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundleOf('en'), fr: bundleOf('fr') }

function firstLanguage(): Language {
  const kept = localStorage.getItem('language')
  if (kept === 'en' || kept === 'fr') return kept
  return navigator.language.startsWith('fr') ? 'fr' : 'en'
}

class Spoken {
  language = $state<Language>(firstLanguage())
  /** How often words were added: whatever was said before is said anew. */
  added = $state(0)

  speak(language: Language): void {
    this.language = language
    localStorage.setItem('language', language)
    document.documentElement.lang = language
  }
}

export const spoken = new Spoken()

/** Words of a game that the page was built without. What there are words for already stays as it is. */
export function addWords(language: Language, source: string): void {
  BUNDLES[language].addResource(new FluentResource(source))
  spoken.added += 1
}

const brought = new Map<string, Promise<void>>()
/** The words of a folder in both languages, by how its path ends: `<board>/recap`, `words/later/<feature>`. */
export function bringWords(folder: string): Promise<void> {
  const known = brought.get(folder) ?? bring(folder)
  brought.set(folder, known)
  return known
}

async function bring(folder: string): Promise<void> {
  await Promise.all(Object.entries(LATER).map(async ([path, read]) => {
    const language = /\/(en|fr)\.ftl$/.exec(path)?.[1] as Language | undefined
    if (language && path.endsWith(`${folder}/${language}.ftl`)) addWords(language, await read())
  }))
}

function spokenBundle(): FluentBundle {
  void spoken.added
  return BUNDLES[spoken.language]
}

/** Words for a message in the chosen language. A missing one shows its id, so that nobody overlooks it. */
export function say(id: string, words: Record<string, FluentVariable> = {}): string {
  const bundle = spokenBundle()
  const message = bundle.getMessage(id)
  return message?.value ? bundle.formatPattern(message.value, safe(words)) : id
}

const safe = (words: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? inSentence(word) : word]))

/** Likewise, or null where there is no such message, or it wants other words than these. */
export function sayIf(id: string, words: Record<string, FluentVariable> = {}): string | null {
  const bundle = spokenBundle()
  const message = bundle.getMessage(id)
  const errors: Error[] = []
  const said = message?.value ? bundle.formatPattern(message.value, safe(words), errors) : null
  return errors.length ? null : said
}

/** What a message says beside its sentence, `.name`; empty where it says nothing. */
export function aside(id: string, name: string): string {
  const bundle = spokenBundle()
  const pattern = bundle.getMessage(id)?.attributes[name]
  return pattern ? bundle.formatPattern(pattern) : ''
}

export const has = (id: string): boolean => spokenBundle().hasMessage(id)

/** Several things in a row: “a, b and c”. */
export const listed = (things: readonly string[]): string => new Intl.ListFormat(spoken.language).format(things)

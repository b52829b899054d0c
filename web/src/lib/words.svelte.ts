// French and English from the one Fluent source: the page's words, the shared ones, and each game's.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { inSentence } from './bidi'

export type Language = 'en' | 'fr'

const SOURCES = import.meta.glob<string>(
  ['../../words/**/*.ftl', '../../../src/dinotable/words/*.ftl', '../../../src/dinotable/games/*/*.ftl', '../../../src/dinotable/bots/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
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

  speak(language: Language): void {
    this.language = language
    localStorage.setItem('language', language)
    document.documentElement.lang = language
  }
}

export const spoken = new Spoken()

/** Words for a message in the chosen language. A missing one shows its id, so that nobody overlooks it. */
export function say(id: string, words: Record<string, FluentVariable> = {}): string {
  const bundle = BUNDLES[spoken.language]
  const message = bundle.getMessage(id)
  if (!message?.value) return id
  const safe = Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? inSentence(word) : word] as const)
  return bundle.formatPattern(message.value, Object.fromEntries(safe))
}

export const has = (id: string): boolean => BUNDLES[spoken.language].hasMessage(id)

// The games one can play here: those that the page was built with, and those that the server has besides.

import described from '../generated/games.json?raw'
import { ask } from './api'
import { isServerless } from './transport'
import type { GameWords } from './wire'
import { addWords, type Language } from './words.svelte'

const BUILT = JSON.parse(described) as GameWords[]

class Known {
  games = $state.raw(BUILT)
  /** Whether the server has been heard. */
  isWhole = $state(isServerless())
  private looking: Promise<void> | null = null
  private readonly rules = new Map<string, string>()
  private readonly words = new Map<string, string>()

  /** Asks the server for its games, once; anew after a failure. */
  look(): Promise<void> {
    if (isServerless()) return Promise.resolve()
    this.looking ??= this.ask().catch((error: unknown) => {
      this.looking = null
      throw error
    })
    return this.looking
  }

  /** Until it is known what a game is, and how it is told; at once for what the page was built with. */
  async meet(id: string): Promise<void> {
    if (!this.games.some((game) => game.id === id)) await this.look()
  }

  /** The rules of a game that the page was built without; empty where it has no such text. */
  rulesOf = (id: string, language: Language): string => this.rules.get(`${id}.${language}`) ?? ''

  /** Likewise its words. */
  wordsOf = (id: string, language: Language): string => this.words.get(`${id}.${language}`) ?? ''

  private async ask(): Promise<void> {
    const { games } = await ask('GET /api/games', {})
    const others = games.filter(({ id }) => !BUILT.some((game) => game.id === id))
    const found = await Promise.all(others.map(({ id }) => ask('GET /api/games/{game}', { game: id })))
    for (const { id, text } of found) {
      for (const language of ['en', 'fr'] as const) {
        addWords(language, text[language]?.words ?? '')
        this.words.set(`${id}.${language}`, text[language]?.words ?? '')
        this.rules.set(`${id}.${language}`, text[language]?.rules ?? '')
      }
    }
    const programs = new Map(games.map((game) => [game.id, game.programs]))
    this.games = [...BUILT.map((game) => ({ ...game, programs: programs.get(game.id) ?? [] })), ...found]
    this.isWhole = true
  }
}

export const known = new Known()

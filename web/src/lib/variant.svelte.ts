// What is played with where one is: the rules that are read there say what is different.

import type { Variant } from './wire'
import { spoken } from './words.svelte'

class VariantHere {
  private at = $state.raw<{ game: string; variant: Variant; players: number } | null>(null)

  /** As long as one is at a table of it; gives back how that ends. */
  play(game: string, variant: Variant | null, players: number): () => void {
    this.at = variant ? { game, variant, players } : null
    return () => (this.at = null)
  }

  /** Sentences by the number of the rule. Most tables have none, and bring nothing for it. */
  notes(game: string): Promise<Record<string, string[]>> {
    // Said anew in another language.
    void spoken.language
    const { at } = this
    if (at?.game !== game) return Promise.resolve({})
    return import('./box').then(({ rulesNotes }) => rulesNotes(game, at.variant, at.players))
  }
}

export const variantHere = new VariantHere()

/** A variant that shall be played again: whoever sets up a table next begins with it. */
export const nextTable: { variant: Variant | null } = { variant: null }

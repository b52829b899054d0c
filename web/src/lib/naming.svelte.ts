// A name is asked for only where others will read it: before a table for friends is opened. Against bots a guest plays at once.

import { settings } from './settings.svelte'

class Naming {
  isAsked = $state(false)
  private answer: ((name: string) => void) | null = null

  /** Empty when whoever is asked would rather not. */
  ask(): Promise<string> {
    this.isAsked = true
    return new Promise((resolve) => (this.answer = resolve))
  }

  give(name: string): void {
    if (name) settings.setName(name)
    this.isAsked = false
    this.answer?.(name)
    this.answer = null
  }
}

export const naming = new Naming()

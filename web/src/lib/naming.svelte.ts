// Who one is at a table: name, dinosaur, colour. Asked for only where others will see it, before a table for friends is opened;
// against bots a guest plays at once. Changed whenever one likes.

import { settings } from './settings.svelte'

class Naming {
  isOpen = $state(false)
  /** Whether something waits for a name. */
  isNeeded = $state(false)
  private answer: ((name: string) => void) | null = null

  /** Empty when whoever is asked would rather not. */
  ask(): Promise<string> {
    return this.open(true)
  }

  /** Likewise when nothing has changed. */
  change(): Promise<string> {
    return this.open(false)
  }

  private open(isNeeded: boolean): Promise<string> {
    this.isNeeded = isNeeded
    this.isOpen = true
    return new Promise((resolve) => (this.answer = resolve))
  }

  give(name: string): void {
    if (name) settings.setName(name)
    this.isOpen = false
    this.answer?.(name)
    this.answer = null
  }
}

export const naming = new Naming()

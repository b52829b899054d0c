// Now and then an animal blinks: one at a time, so that it costs nothing, and none where nothing is to move.

import { settings } from '../../lib/settings.svelte'

/** Milliseconds that eyes stay shut, and between one blink and the next. */
const SHUT = 160
const OPEN = 1400

export class Blinking {
  /** The hex of whoever has its eyes shut. */
  hex = $state<number | null>(null)

  constructor(animals: () => readonly number[]) {
    $effect(() => {
      if (!settings.pace) return
      let timer = 0
      const open = (): void => {
        this.hex = null
        timer = window.setTimeout(shut, OPEN + Math.random() * OPEN)
      }
      const shut = (): void => {
        const all = animals()
        this.hex = all[Math.floor(Math.random() * all.length)] ?? null
        timer = window.setTimeout(open, SHUT)
      }
      open()
      return () => clearTimeout(timer)
    })
  }
}

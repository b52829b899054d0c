// Where a hex lies, in words: as on the face of a clock around the nest, and how far from it.

import type { Place } from '../../generated/gods_love_dinosaurs'
import { axialOf, pixelOf, type Axial } from '../../lib/hex'
import { say } from '../../lib/words.svelte'

function placed(at: Axial, words = 'gods-love-dinosaurs-page-at'): string {
  const steps = Math.max(Math.abs(at.q), Math.abs(at.r), Math.abs(at.q + at.r))
  if (steps === 0) return say('gods-love-dinosaurs-page-at-nest')
  const { x, y } = pixelOf(at, 1)
  const hour = Math.round((Math.atan2(x, -y) / Math.PI) * 6 + 12) % 12 || 12
  return say(words, { hour, steps })
}

export const whereOf = (hex: string): string => placed(axialOf(hex))
/** The same in few words, where it stands beside the board. */
export const whereShort = (hex: string): string => placed(axialOf(hex), 'gods-love-dinosaurs-page-at-short')

/** Told of what happened: the hour alone, without the way. */
export const whereAbout = (hex: string): string => placed(axialOf(hex), 'gods-love-dinosaurs-page-at-hour')

export const groundOf = (cell: Place): string => `${say('gods-love-dinosaurs-terrain', { value: cell.terrain })}, ${placed(cell)}`

/** What stands there and on what ground. */
export const spoken = (cell: Place): string => (cell.animal ? `${say('gods-love-dinosaurs-animal', { value: cell.animal })}, ${groundOf(cell)}` : groundOf(cell))

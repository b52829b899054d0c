// A place in words, as one would point it out at the table: what lies there, and which way it is from the volcano.

import type { View } from '../../generated/ciao_dino'
import { axialOf, pixelOf } from '../../lib/hex'
import { say } from '../../lib/words.svelte'
import { notation } from './notation.svelte'

const WINDS = ['e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw', 'n', 'nne', 'ne', 'ene'] as const

/** The nearest wind, as seen from the volcano. */
function windOf(hex: string): string {
  const { x, y } = pixelOf(axialOf(hex), 1)
  const turns = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * WINDS.length) + WINDS.length
  return WINDS[turns % WINDS.length]!
}

/** How far from the volcano, by ring: the land begins within the first three, and drifts from there. */
const FAR = ['beside', 'beside', 'off', 'far', 'farther', 'farthest'] as const
const farOf = (hex: string): (typeof FAR)[number] => FAR[Number(hex.split('.')[0])] ?? 'farthest'

function groundOf(view: View, hex: string): string {
  const tile = view.tiles.find((place) => place.hex === hex)
  const water = view.water.find((place) => place.hex === hex)
  return tile?.terrain ?? (water?.sea === false ? 'lake' : 'sea')
}

const sideOf = (hex: string): string => say('ciao-dino-page-where', { far: farOf(hex), way: say('ciao-dino-page-way', { way: windOf(hex) }) })

/** `form` is how the sentence goes on to it: from there, or plainly. */
export function placeOf(view: View, hex: string, form: 'plain' | 'from' = 'plain'): string {
  const ground = groundOf(view, hex)
  if (ground === 'volcano') return say('ciao-dino-page-the-volcano', { form })
  return say('ciao-dino-page-place', { ground: say('ciao-dino-page-ground', { ground, form }), where: sideOf(hex) })
}

/** Where it is, whatever lies there. */
export function whereOf(hex: string): string {
  const where = hex === '0.0' ? say('ciao-dino-page-at-volcano') : sideOf(hex)
  return notation.isShown ? `${where} (${hex})` : where
}

// A place in words, as one would point it out at the table: what lies there, and which way it is from the volcano.

import type { View } from '../../generated/ciao_dino'
import { axialOf, pixelOf } from '../../lib/hex'
import { say } from '../../lib/words.svelte'
import { notation } from './notation.svelte'

const WINDS = ['e', 'ese', 'se', 'sse', 's', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw', 'n', 'nne', 'ne', 'ene'] as const

/** The nearest of so many winds, as seen from the volcano. */
function windOf(hex: string, of: 8 | 16): string {
  const { x, y } = pixelOf(axialOf(hex), 1)
  const turns = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * of) + of
  return WINDS[((turns * 16) / of) % 16]!
}

/** How far from the volcano, by ring: the land begins within the first three, and drifts from there. */
const FAR = ['beside', 'beside', 'off', 'far', 'farther', 'farthest'] as const
const farOf = (hex: string): (typeof FAR)[number] => FAR[Number(hex.split('.')[0])] ?? 'farthest'

function groundOf(view: View, hex: string): string {
  const tile = view.tiles.find((place) => place.hex === hex)
  const water = view.water.find((place) => place.hex === hex)
  return tile?.terrain ?? (water?.sea === false ? 'lake' : 'sea')
}

/** `form` is how the sentence goes on to it: from there, or plainly. Where eight winds would name two places alike, there are sixteen. */
export function placeOf(view: View, hex: string, form: 'plain' | 'from' = 'plain'): string {
  const ground = groundOf(view, hex)
  if (ground === 'volcano') return say('ciao-dino-page-the-volcano', { form })
  const [far, rough] = [farOf(hex), windOf(hex, 8)]
  const isAlone = ![...view.tiles, ...view.water].some((place) => place.hex !== hex && farOf(place.hex) === far && windOf(place.hex, 8) === rough && groundOf(view, place.hex) === ground)
  const way = say('ciao-dino-page-way', { way: isAlone ? rough : windOf(hex, 16) })
  return say('ciao-dino-page-place', { ground: say('ciao-dino-page-ground', { ground, form }), where: say('ciao-dino-page-where', { far, way }) })
}

/** Where it is, whatever lies there. */
export function whereOf(hex: string): string {
  const where = hex === '0.0' ? say('ciao-dino-page-at-volcano') : say('ciao-dino-page-where', { far: farOf(hex), way: say('ciao-dino-page-way', { way: windOf(hex, 16) }) })
  return notation.isShown ? `${where} (${hex})` : where
}

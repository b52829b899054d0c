// A place in words, as one would point it out at the table: what lies there, and which way it is from the volcano.

import type { View } from '../../generated/ciao_dino'
import { axialOf, pixelOf } from '../../lib/hex'
import { say } from '../../lib/words.svelte'

const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const

/** Which way from the volcano, and how far: beside it, off, or far off. */
function wayTo(hex: string): { way: string; far: string } {
  const { x, y } = pixelOf(axialOf(hex), 1)
  const ring = Number(hex.split('.')[0])
  const way = WINDS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8]!
  return { way, far: ring <= 1 ? 'beside' : ring === 2 ? 'off' : 'far' }
}

/** `form` is how the sentence goes on to it: from there, or plainly. */
export function placeOf(view: View, hex: string, form: 'plain' | 'from' = 'plain'): string {
  const tile = view.tiles.find((place) => place.hex === hex)
  const water = view.water.find((place) => place.hex === hex)
  const ground = tile?.terrain ?? (water?.sea === false ? 'lake' : 'sea')
  if (ground === 'volcano') return say('ciao-dino-page-the-volcano', { form })
  const { way, far } = wayTo(hex)
  return say('ciao-dino-page-place', { ground: say('ciao-dino-page-ground', { ground, form }), where: say('ciao-dino-page-where', { far, way: say('ciao-dino-page-way', { way }) }) })
}

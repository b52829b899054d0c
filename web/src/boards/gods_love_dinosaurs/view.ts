// How what is seen of Gods Love Dinosaurs is drawn.

import type { Place, Tile } from '../../generated/gods_love_dinosaurs'
import { axialOf, pixelOf } from '../../lib/hex'

export type Animal = NonNullable<Place['animal']>

/** Of a hex in the drawing. */
export const RADIUS = 40
export const WIDTH = RADIUS * Math.sqrt(3)

export const GROUND: Record<Tile['first'], string> = {
  lake: '#8bbcc8',
  forest: '#8fae6f',
  field: '#e6d08a',
  wild: '#d8b4cb',
  mountain: '#b3aaa2',
}

export const middleOf = (hex: string): { x: number; y: number } => pixelOf(axialOf(hex), RADIUS)

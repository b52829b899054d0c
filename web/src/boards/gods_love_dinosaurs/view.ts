// How what is seen of Gods Love Dinosaurs is drawn.

import type { Tile } from '../../generated/gods_love_dinosaurs'

export const GROUND: Record<Tile['first'], string> = {
  lake: '#8bbcc8',
  forest: '#8fae6f',
  field: '#e6d08a',
  wild: '#d8b4cb',
  mountain: '#b3aaa2',
}

// Which tile lies in the market, or which animal stands at the start of a hunt.

import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'
import type { View } from './view'

export const targetOf: TargetOf = (seen, fields) => {
  const view = seen as View
  const tile = view.columns.find(({ species }) => species === fields['column'])?.tiles[Number(fields['row']) - 1]
  if (tile) {
    const ground = [tile.first, tile.second].map((value) => say('gods-love-dinosaurs-terrain', { value })).join('–')
    return tile.icon ? `${ground} ${say('gods-love-dinosaurs-icon', { value: tile.icon })}` : ground
  }
  const animal = view.ecosystems[view.seat]?.hexes[Number(fields['start'])]?.animal
  return animal ? say('gods-love-dinosaurs-animal', { value: animal }) : ''
}

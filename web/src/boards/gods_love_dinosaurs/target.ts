// Which tile lies in the market, or which animal stands at the start of a hunt.

import type { Game } from '../../generated/gods_love_dinosaurs'
import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'

export const targetOf: TargetOf<Game> = (view, fields) => {
  const tile = fields.kind === 'take' ? view.columns.find(({ species }) => species === fields.column)?.tiles[fields.row - 1] : null
  if (tile) {
    const ground = [tile.first, tile.second].map((value) => say('gods-love-dinosaurs-terrain', { value })).join('–')
    return tile.icon ? `${ground} ${say('gods-love-dinosaurs-icon', { value: tile.icon })}` : ground
  }
  const animal = fields.start === undefined ? null : view.ecosystems[view.seat]?.hexes[fields.start]?.animal
  return animal ? say('gods-love-dinosaurs-animal', { value: animal }) : ''
}

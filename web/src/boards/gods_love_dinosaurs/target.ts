// Which tile lies in the market, where it would be placed, who hunts and what is eaten: in words.

import type { Game, Tile } from '../../generated/gods_love_dinosaurs'
import type { TargetOf } from '../../lib/board'
import { say } from '../../lib/words.svelte'
import { groundOf, spoken, whereShort } from './where'

export { whereAbout as whereOf } from './where'

export function tileOf(tile: Tile): string {
  const ground = [tile.first, tile.second].map((value) => say('gods-love-dinosaurs-terrain', { value })).join('–')
  return tile.icon ? `${ground} ${say('gods-love-dinosaurs-icon', { value: tile.icon })}` : ground
}

const animalOf = (value: string | null | undefined): string => (value ? say('gods-love-dinosaurs-animal', { value }) : '')

export const targetOf: TargetOf<Game> = (view, fields) => {
  const hexes = view.ecosystems[view.seat]?.hexes
  if (fields.kind === 'take') {
    const tile = view.columns.find(({ species }) => species === fields.column)?.tiles[fields.row - 1]
    return tile ? tileOf(tile) : ''
  }
  if (fields.kind === 'place' && view.taken) {
    const { first, second } = view.taken
    return [[first, fields.first] as const, [second, fields.second] as const].map(([value, hex]) => `${say('gods-love-dinosaurs-terrain', { value })} ${whereShort(hex)}`).join(', ')
  }
  if (fields.kind === 'breed') return hexes?.[fields.hex] ? spoken(hexes[fields.hex]!) : ''
  if (fields.kind === 'starve') return animalOf(hexes?.[fields.start]?.animal)
  if (fields.kind === 'hunt' && hexes) {
    return say('gods-love-dinosaurs-page-hunt', { hunter: animalOf(hexes[fields.start]?.animal), eaten: fields.eaten.map((hex) => animalOf(hexes[hex]?.animal)).join(', '), where: hexes[fields.end] ? groundOf(hexes[fields.end]!) : '' })
  }
  return ''
}

// What lies where an action would be done, in words, so that a button says more than a number. Told from the view alone.

import type { Now } from './wire'
import { say } from './words.svelte'

type Fields = Record<string, unknown>

interface Seen {
  seat: number
  tiles?: { hex: string; terrain: string }[]
  cards?: { place: number; card: string }[]
  columns?: { species: string; tiles: ({ icon: string | null; first: string; second: string } | null)[] }[]
  ecosystems?: { hexes: { animal: string | null }[] }[]
}

const WORDS: Record<string, (view: Seen, fields: Fields) => string> = {
  'ciao-dino': (view, fields) => {
    const tile = view.tiles?.find(({ hex }) => hex === fields['hex'])
    return tile ? say('ciao-dino-page-terrain', { value: tile.terrain }) : ''
  },
  'food-chain': (view, fields) => {
    const there = view.cards?.find(({ place }) => place === fields['place'])
    return there ? say('food-chain-animal', { value: there.card }) : ''
  },
  'gods-love-dinosaurs': (view, fields) => {
    const tile = view.columns?.find(({ species }) => species === fields['column'])?.tiles[Number(fields['row']) - 1]
    if (tile) {
      const ground = [tile.first, tile.second].map((value) => say('gods-love-dinosaurs-terrain', { value })).join('–')
      return tile.icon ? `${ground} ${say('gods-love-dinosaurs-icon', { value: tile.icon })}` : ground
    }
    const animal = view.ecosystems?.[view.seat]?.hexes[Number(fields['start'])]?.animal
    return animal ? say('gods-love-dinosaurs-animal', { value: animal }) : ''
  },
}

export function targetOf(game: string, now: Now, fields: Fields): string {
  const view = now.view as unknown as Seen | null
  return view ? (WORDS[game]?.(view, fields) ?? '') : ''
}

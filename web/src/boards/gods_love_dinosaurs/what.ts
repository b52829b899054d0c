// What an animal, a piece of land, a tile or a column is, how it stands, and what can be done with it.

import type { Column, EcosystemFacts, Game } from '../../generated/gods_love_dinosaurs'
import { sentences, type WhatOf, type WhatScene, type WhatTold } from '../../lib/what'
import { listed, say } from '../../lib/words.svelte'
import { tileOf } from './target'
import type { Animal } from './view'
import { groundOf, whereOf } from './where'

const does = (kind: string): string => say(`gods-love-dinosaurs-what-${kind}`)
const animalOf = (value: string): string => say('gods-love-dinosaurs-animal', { value })
const RULES: Record<Animal, string[]> = { frog: ['GD4'], rabbit: ['GD4'], rat: ['GD4'], tiger: ['GD5'], eagle: ['GD5'], dinosaur: ['GD6', 'GD7.1'] }

/** Each once, with how many there are. */
const counted = (things: readonly string[]): string[] => [...new Set(things)].map((thing) => {
  const count = things.filter((other) => other === thing).length
  return count > 1 ? `${thing} × ${count}` : thing
})

/** How far it goes, if it hunts. */
const stepsOf = (animal: Animal, view: WhatScene<Game>['view']): string | null => animal === 'tiger' || animal === 'eagle' || animal === 'dinosaur' ? say('gods-love-dinosaurs-what-steps', { steps: view.steps[animal] }) : null

/** How it would fare if its species acted now. */
function fareOf(animal: Animal, hex: number, facts: EcosystemFacts, nameAt: (hex: number) => string): string[] {
  if (animal === 'frog' || animal === 'rabbit' || animal === 'rat') return [say('gods-love-dinosaurs-what-newborns', { count: facts.newborns[animal] })]
  const row = facts[animal].find((one) => one.hex === hex)
  const eggs = facts.dinosaur.find((one) => one.hex === hex)?.eggs
  if (!row) return []
  return sentences(
    row.starves ? does('hungry') : row.food.length > 0 && say('gods-love-dinosaurs-what-fed', { animals: listed(counted(row.food.map(nameAt))) }),
    eggs !== undefined && !row.starves && say('gods-love-dinosaurs-what-eggs', { eggs }),
  )
}

function hexAt(seat: number, number: number, { view, now, names, viewer }: WhatScene<Game>): WhatTold<Game> | null {
  const ecosystem = view.ecosystems[seat]
  const cell = ecosystem?.hexes.find((one) => one.number === number)
  if (!ecosystem || !cell) return null
  const { animal, terrain } = cell
  const facts = now.facts?.ecosystem_by_seat[seat]
  const nameAt = (hex: number): string => animalOf(ecosystem.hexes[hex]?.animal ?? '')
  const isNest = number === 0
  return {
    icon: animal ?? (isNest ? 'nest' : `ground-${terrain}`), seat, title: animal ? animalOf(animal) : groundOf(cell),
    does: sentences(animal ? does(animal) : does(terrain), isNest && does('nest')),
    facts: sentences(
      say('gods-love-dinosaurs-what-whose', { name: names[seat] ?? '', where: whereOf(cell.hex) }),
      isNest && say('gods-love-dinosaurs-page-ecosystem', { name: names[seat] ?? '', eggs: ecosystem.eggs, points: ecosystem.points }),
      isNest && say('gods-love-dinosaurs-what-hatching', { eggs: view.hatching_eggs }),
      animal && stepsOf(animal, view),
      ...(animal && facts ? fareOf(animal, number, facts, nameAt) : []),
    ),
    rules: [...(animal ? RULES[animal] : ['GD1.1']), ...(isNest ? ['GD6.1'] : [])],
    uses: (fields) => seat === viewer && (fields.hex === number || fields.start === number || fields.end === number || (fields.eaten?.includes(number) ?? false) || (isNest && (fields.kind === 'hatch' || fields.kind === 'keep'))),
    tries: seat === viewer ? sentences(animal === 'tiger' || animal === 'eagle' || animal === 'dinosaur' ? `starve ${number}` : !animal && `breed ${number}`) : [],
  }
}

function columnOf(column: Column, { view, now }: WhatScene<Game>): WhatTold<Game> {
  const { species } = column
  const fact = now.facts?.columns.find((line) => line.species === species)
  return {
    icon: species, title: say('gods-love-dinosaurs-species', { value: species }), does: [does('column'), does(species)],
    facts: sentences(fact && say('gods-love-dinosaurs-what-tiles', { count: fact.tiles }), stepsOf(species, view), view.marker === species && does('marker')),
    rules: ['GD3.3', 'GD1.4', ...RULES[species]], uses: (fields) => fields.column === species, tries: [],
  }
}

function tileAt(column: Column, row: number, { view }: WhatScene<Game>): WhatTold<Game> | null {
  const tile = column.tiles[row - 1]
  if (!tile) return null
  return {
    icon: tile.icon ?? `ground-${tile.first}`, title: tileOf(tile),
    does: sentences(does('tile'), tile.icon && does('tile-animal'), say('gods-love-dinosaurs-what-tile-column', { species: say('gods-love-dinosaurs-species', { value: column.species }) }), tile.icon && does(tile.icon), does(tile.first), tile.second !== tile.first && does(tile.second)),
    facts: sentences(view.marker === column.species && does('marker')),
    rules: ['GD3.1', 'GD3.2', 'GD3.3'], uses: (fields) => fields.kind === 'take' && fields.column === column.species && fields.row === row, tries: [`take ${column.species} ${row}`],
  }
}

export const whatOf: WhatOf<Game> = ([kind, name = '', number = ''], scene) => {
  const { view, names } = scene
  if (kind === 'eco') return hexAt(Number(name), Number(number), scene)
  if (kind === 'mini') {
    const ecosystem = view.ecosystems[Number(name)]
    if (!ecosystem) return null
    return { icon: `god-${name}`, seat: Number(name), title: names[Number(name)] ?? '', does: [does('ecosystem')], facts: [say('gods-love-dinosaurs-page-ecosystem', { name: names[Number(name)] ?? '', eggs: ecosystem.eggs, points: ecosystem.points })], rules: ['GD3.5', 'GD7.1'], uses: () => false, tries: [] }
  }
  const column = view.columns.find(({ species }) => species === name)
  if (!column) return null
  return kind === 'take' ? tileAt(column, Number(number), scene) : columnOf(column, scene)
}

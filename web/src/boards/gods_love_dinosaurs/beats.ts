// What is to be seen of Gods Love Dinosaurs: tiles taken and placed, births, hunts, meals, eggs, starving.

import type { Shows } from '../../lib/beats'
import type { View } from './view'

const hexAt = (seat: unknown, number: unknown): string => `eco-${String(seat)}-${String(number)}`
const animalAt = (seat: unknown, number: unknown): string => `animal-${String(seat)}-${String(number)}`

export const SHOWS: Shows = {
  acts({ kind, column, row, first, second, start, end }, seat, { before, after }) {
    const [was, is] = [before as View | null, after as View]
    if (kind === 'take') {
      const tile = was?.columns.find(({ species }) => species === column)?.tiles[Number(row) - 1]
      return tile ? { flights: [{ icon: tile.icon ?? tile.first, from: `take-${String(column)}-${String(row)}`, to: hexAt(seat, 0) }] } : null
    }
    if (kind === 'place' && seat !== null) {
      const laid = is.ecosystems[seat]?.hexes.filter(({ hex }) => hex === first || hex === second) ?? []
      return { arrivals: laid.map(({ number }) => hexAt(seat, number)) }
    }
    if (kind === 'hunt' && seat !== null) {
      const hunter = was?.ecosystems[seat]?.hexes[Number(start)]?.animal ?? is.ecosystems[seat]?.hexes[Number(end)]?.animal
      return hunter ? { flights: [{ icon: hunter, from: hexAt(seat, start), to: hexAt(seat, end) }] } : null
    }
    return null
  },

  happens({ kind, seat, animal, hex, eggs, species, column }, _action, _seat, { before }) {
    const here = hexAt(seat, hex)
    if (kind === 'settled' || kind === 'born' || kind === 'cub') return { arrivals: [animalAt(seat, hex)], marks: [here] }
    if (kind === 'eats' || kind === 'devours') return { losses: [{ icon: String(animal), at: here }] }
    if (kind === 'starved') return { losses: [{ icon: String(animal), at: here }], floats: [{ text: '†', at: here }] }
    if (kind === 'famished') return { losses: [{ icon: 'dinosaur', at: here }], floats: [{ text: '†', at: here }] }
    if (kind === 'hatched') return { flights: [{ icon: 'egg', from: `seat-${String(seat)}`, to: hexAt(seat, 0) }], arrivals: [animalAt(seat, 0)] }
    if (kind === 'laid') {
      const nest = `seat-${String(seat)}`
      return { flights: [{ icon: 'egg', from: hexAt(seat, 0), to: nest }], floats: [{ text: `+${String(eggs)}`, at: nest }] }
    }
    if (kind === 'activated') return { marks: [`column-${String(species)}`] }
    if (kind === 'moved') return { flights: [{ icon: 'dinosaur', from: `column-${String((before as View | null)?.marker)}`, to: `column-${String(column)}` }] }
    return null
  },
}

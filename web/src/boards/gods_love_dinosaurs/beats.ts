// What is to be seen of Gods Love Dinosaurs: tiles taken and placed, births, hunts, meals, eggs, starving.

import type { Game } from '../../generated/gods_love_dinosaurs'
import type { Shows } from '../../lib/beats'

const hexAt = (seat: number | null | undefined, number: number | undefined): string => `eco-${String(seat)}-${String(number)}`
const animalAt = (seat: number, number: number): string => `animal-${seat}-${number}`

export const SHOWS: Shows<Game> = {
  acts({ kind, column, row, first, second, start, end }, seat, { before, after }) {
    if (kind === 'take') {
      const tile = before?.columns.find(({ species }) => species === column)?.tiles[row - 1]
      return tile ? { flights: [{ icon: tile.icon ?? tile.first, from: `take-${column}-${row}`, to: hexAt(seat, 0) }] } : null
    }
    if (kind === 'place' && seat !== null) {
      const laid = after.ecosystems[seat]?.hexes.filter(({ hex }) => hex === first || hex === second) ?? []
      return { arrivals: laid.map(({ number }) => hexAt(seat, number)) }
    }
    if (kind === 'hunt' && seat !== null) {
      const hunter = before?.ecosystems[seat]?.hexes[start]?.animal ?? after.ecosystems[seat]?.hexes[end]?.animal
      return hunter ? { flights: [{ icon: hunter, seat, from: hexAt(seat, start), to: hexAt(seat, end) }] } : null
    }
    return null
  },

  happens({ kind, seat, animal, hex, eggs, species, column }, _action, _seat, { before }) {
    const here = hexAt(seat, hex)
    if (kind === 'settled' || kind === 'born' || kind === 'cub') return { arrivals: [animalAt(seat, hex)], marks: [here] }
    if (kind === 'eats' || kind === 'devours') return { losses: [{ icon: animal, at: here }] }
    if (kind === 'starved') return { losses: [{ icon: animal, at: here }], floats: [{ text: '†', at: here }] }
    if (kind === 'famished') return { losses: [{ icon: 'dinosaur', seat, at: here }], floats: [{ text: '†', at: here }] }
    if (kind === 'hatched') return { flights: [{ icon: 'egg', from: `seat-${String(seat)}`, to: hexAt(seat, 0) }], arrivals: [animalAt(seat, 0)] }
    if (kind === 'laid') {
      const nest = `seat-${String(seat)}`
      return { flights: [{ icon: 'egg', from: hexAt(seat, 0), to: nest }], floats: [{ text: `+${String(eggs)}`, at: nest }] }
    }
    if (kind === 'activated') return { marks: [`column-${String(species)}`] }
    if (kind === 'moved') return { flights: [{ icon: 'dinosaur', from: `column-${String(before?.marker)}`, to: `column-${String(column)}` }] }
    return null
  },
}

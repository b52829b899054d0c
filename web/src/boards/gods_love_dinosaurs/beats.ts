// What is to be seen and heard of Gods Love Dinosaurs: tiles taken and placed, births, hunts, meals, eggs, starving.

import type { Game } from '../../generated/gods_love_dinosaurs'
import type { Scene, Shows } from '../../lib/beats'
import type { SoundName } from '../../lib/sound'
import { animalAt, Chase, hexAt } from './chase'

const VOICES: Readonly<Record<string, SoundName>> = { frog: 'frog', tiger: 'tiger', eagle: 'eagle', dinosaur: 'dinosaur' }

/** Heard once, however many there are at a time. */
function once(name: SoundName | undefined, memo: Scene['memo']): { sound?: SoundName } {
  if (!name || memo[name]) return {}
  memo[name] = true
  return { sound: name }
}

export const SHOWS: Shows<Game> = {
  acts({ kind, column, row, first, second, hex, start, end, eaten }, seat, scene) {
    const { before, after, memo } = scene
    if (kind === 'take') {
      const tile = before?.columns.find(({ species }) => species === column)?.tiles[row - 1]
      return tile ? { flights: [{ icon: tile.icon ?? `ground-${tile.first}`, from: `take-${column}-${row}`, to: hexAt(seat, 0) }] } : null
    }
    if (kind === 'place' && seat !== null) {
      const laid = after.ecosystems[seat]?.hexes.filter(({ hex }) => hex === first || hex === second) ?? []
      return { arrivals: laid.map(({ number }) => hexAt(seat, number)), ...once('card', memo) }
    }
    if (kind === 'breed' && seat !== null) return { marks: [hexAt(seat, hex)] }
    if (kind === 'hunt' && seat !== null) {
      const chase = new Chase({ start, end, eaten }, seat, scene)
      memo['chase'] = chase
      return { ...chase.begin(), ...once(VOICES[chase.hunter ?? ''], memo) }
    }
    return null
  },

  happens({ kind, seat, animal, hex, eggs, species, column }, action, _seat, { before, memo }) {
    const here = hexAt(seat, hex)
    const chase = memo['chase'] as Chase | undefined
    if (kind === 'settled' || kind === 'born') return { arrivals: [animalAt(seat, hex)], marks: [here], ...(animal === 'frog' ? once('frog', memo) : {}) }
    if (kind === 'cub') return { arrivals: [animalAt(seat, hex)], marks: [here] }
    if (kind === 'eats' || kind === 'devours') return chase && action.kind === 'hunt' ? chase.eat(animal) : { losses: [{ icon: animal, at: here }] }
    if (kind === 'starved') return { losses: [{ icon: animal, at: here }], floats: [{ text: '†', at: here }], ...once('oh', memo) }
    if (kind === 'famished') return { losses: [{ icon: 'dinosaur', seat, at: here }], floats: [{ text: '†', at: here }], ...once('oh', memo) }
    const nest = hexAt(seat, 0)
    if (kind === 'hatched') return { flights: [{ icon: 'egg', from: nest, to: nest }], arrivals: [animalAt(seat, 0)], ...once('egg', memo) }
    // The eggs roll home from where the dinosaur has gone to rest.
    if (kind === 'laid') return { flights: [{ icon: 'egg', from: action.kind === 'hunt' ? hexAt(seat, action.end) : nest, to: nest }], floats: [{ text: `+${String(eggs)}`, at: nest }], ...once('egg', memo) }
    if (kind === 'activated') return species === 'dinosaur' ? { marks: [`column-${String(before?.marker)}`], ...once('rumble', memo) } : { marks: [`column-${String(species)}`] }
    if (kind === 'moved') return { flights: [{ icon: 'dinosaur', from: `column-${String(before?.marker)}`, to: `column-${String(column)}` }] }
    return null
  },
}

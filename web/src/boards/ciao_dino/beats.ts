// What is to be seen and heard of Ciao Dino!: tiles that drift, dinosaurs that walk, swim, breed and are lost, points.

import type { Game, View } from '../../generated/ciao_dino'
import type { Flight, Shows } from '../../lib/beats'
import { saurOf } from './view'

const hexAt = (hex: unknown): string => `hex-${String(hex)}`
const herdAt = (hex: string, seat: number | null): string => `herd-${hex}-${String(seat)}`

/** Who goes where nobody of its own was is seen there only once it has come. */
function walk(view: View, seat: number | null, icon: string, from: string, to: string): Flight {
  const there = view.tiles.find(({ hex }) => hex === to)
  const isAlone = seat !== null && there?.herd[seat] === 1
  return { ...(isAlone ? { copy: herdAt(to, seat) } : { icon }), ...(seat === null ? {} : { seat }), from: hexAt(from), to: hexAt(to) }
}

export const SHOWS: Shows<Game> = {
  acts({ kind, hex, from, to }, seat, { before, after, memo }) {
    const mine = seat === null ? {} : { seat }
    if (kind === 'place') return { arrivals: [herdAt(hex, seat)], marks: [hexAt(hex)], sound: 'dinosaur' }
    if (kind === 'play' || kind === 'draw') return { sound: 'card' }
    if (kind === 'breed') return { arrivals: [herdAt(hex, seat)], flights: [{ icon: 'hatchling', from: herdAt(hex, seat), to: hexAt(hex), ...mine }], floats: [{ text: '+1', at: hexAt(hex) }], sound: 'egg' }
    if (kind === 'migrate') return { flights: [walk(after, seat, saurOf(seat ?? 0), from, to)] }
    if (kind === 'rescue') return { flights: [walk(after, seat, 'swimmer', from, to)], sound: 'splash' }
    if (kind === 'drift') {
      memo['lifted'] = hex
      return { marks: [hexAt(hex)] }
    }
    if (kind === 'to') {
      memo['to'] = hex
      const lifted = memo['lifted'] ?? before?.lifted
      return { flights: [{ copy: hexAt(hex), from: hexAt(lifted), to: hexAt(hex) }], sound: 'splash' }
    }
    // The last turn is over: now it falls.
    if (kind === 'done' && after.phase === 'over' && after.ending === 'meteorite') return { flights: [{ copy: 'crater', from: 'pile', to: hexAt('0.0') }], sound: 'meteor' }
    return null
  },

  happens({ kind, hex, seat, count, points, parts }, _action, _seat, { memo }) {
    const owner = Number(seat)
    if (kind === 'played') return { marks: ['card'] }
    if (kind === 'swim') return { arrivals: [herdAt(hex, seat)], marks: [hexAt(hex)], sound: 'splash' }
    if (kind === 'climb') return { arrivals: [herdAt(hex, seat)], marks: [hexAt(hex)] }
    if (kind === 'split') return { floats: [{ text: `⚡ ${String(parts)}`, at: hexAt(memo['lifted']) }], sound: 'rumble' }
    if (kind === 'joined') return { floats: [{ text: `${String(parts)} → 1`, at: hexAt(memo['to']) }] }
    if (kind === 'scored' || kind === 'final') {
      const text = `+${String(points)}`
      return { marks: [hexAt(hex)], floats: [{ text, at: hexAt(hex) }, { text, at: `seat-${owner}` }], sound: 'coin' }
    }
    if (kind === 'drowned' || kind === 'crowded') {
      const icon = kind === 'drowned' ? 'swimmer' : saurOf(owner)
      return { losses: [{ icon, at: hexAt(hex), seat: owner }], floats: [{ text: `−${String(count)}`, at: hexAt(hex) }], sound: 'oh' }
    }
    if (kind === 'meteorite') return { flights: [{ icon: 'meteor', from: 'pile', to: `seat-${owner}` }], marks: ['pile'], sound: 'rumble' }
    if (kind === 'out') return { losses: [{ icon: saurOf(owner), at: `seat-${owner}`, seat: owner }], sound: 'oh' }
    return null
  },
}

// What is to be seen of Ciao Dino!: tiles that drift, dinosaurs that walk, swim, breed and are lost, points.

import type { Game } from '../../generated/ciao_dino'
import type { Shows } from '../../lib/beats'
import { saurOf } from './view'

const hexAt = (hex: unknown): string => `hex-${String(hex)}`
const herdAt = (hex: string, seat: number | null): string => `herd-${hex}-${String(seat)}`
const saurIn = (seat: number | null): string => saurOf(seat ?? 0)

export const SHOWS: Shows<Game> = {
  acts({ kind, hex, from, to }, seat, { before, memo }) {
    const mine = seat === null ? {} : { seat }
    if (kind === 'place') return { arrivals: [herdAt(hex, seat)], marks: [hexAt(hex)] }
    if (kind === 'breed') return { arrivals: [herdAt(hex, seat)], floats: [{ text: '+1', at: hexAt(hex) }] }
    if (kind === 'migrate') return { flights: [{ icon: saurIn(seat), from: hexAt(from), to: hexAt(to), ...mine }] }
    if (kind === 'rescue') return { flights: [{ icon: 'swimmer', from: hexAt(from), to: hexAt(to), ...mine }] }
    if (kind === 'drift') {
      memo['lifted'] = hex
      return { marks: [hexAt(hex)] }
    }
    if (kind === 'to') {
      memo['to'] = hex
      const lifted = memo['lifted'] ?? before?.lifted
      return { flights: [{ copy: hexAt(hex), from: hexAt(lifted), to: hexAt(hex) }] }
    }
    return null
  },

  happens({ kind, hex, seat, count, points, parts }, _action, _seat, { memo }) {
    const owner = Number(seat)
    if (kind === 'played') return { marks: ['card'] }
    if (kind === 'swim' || kind === 'climb') return { arrivals: [herdAt(hex, seat)], marks: [hexAt(hex)] }
    if (kind === 'split') return { floats: [{ text: `⚡ ${String(parts)}`, at: hexAt(memo['lifted']) }] }
    if (kind === 'joined') return { floats: [{ text: `${String(parts)} → 1`, at: hexAt(memo['to']) }] }
    if (kind === 'scored' || kind === 'final') {
      const text = `+${String(points)}`
      return { marks: [hexAt(hex)], floats: [{ text, at: hexAt(hex) }, { text, at: `seat-${owner}` }] }
    }
    if (kind === 'drowned' || kind === 'crowded') {
      const icon = kind === 'drowned' ? 'swimmer' : saurOf(owner)
      return { losses: [{ icon, at: hexAt(hex), seat: owner }], floats: [{ text: `−${String(count)}`, at: hexAt(hex) }] }
    }
    if (kind === 'meteorite') return { flights: [{ icon: 'meteor', from: `seat-${owner}`, to: hexAt('0.0') }], marks: [hexAt('0.0')] }
    if (kind === 'out') return { losses: [{ icon: saurOf(owner), at: `seat-${owner}`, seat: owner }] }
    return null
  },
}

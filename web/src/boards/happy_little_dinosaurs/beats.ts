// What is to be seen of Happy Little Dinosaurs: cards dealt, chosen and revealed, scores that build up, steps, disasters.

import type { Game } from '../../generated/happy_little_dinosaurs'
import type { Scene, Shows } from '../../lib/beats'
import { signed, written } from './numbers'

const dinoAt = (seat: unknown): string => `dino-${String(seat)}`
const frontAt = (seat: unknown): string => `front-${String(seat)}`
const runnerAt = (seat: unknown): string => `route-${String(seat)}`
const home = (seat: unknown, { after }: Scene<Game>): string => (seat === after.seat ? 'hand' : dinoAt(seat))
const INSTANTS = ['push', 'sour', 'safety-plan', 'not-mine', 'upside-down']
const iconOf = (card: unknown): string => (card === null || card === undefined ? 'card-back' : String(card))

export const SHOWS: Shows<Game> = {
  acts({ kind, card, seat: other, other: second }, seat, scene) {
    const name = String(kind)
    if (name === 'draw') return card ? { flights: [{ icon: iconOf(card), from: 'deck', to: 'hand' }] } : null
    if (name === 'choose') return { flights: [{ icon: 'card-back', from: home(seat, scene), to: frontAt(seat) }] }
    if (name === 'add' || name === 'drop') return { flights: [{ icon: iconOf(card), from: home(seat, scene), to: name === 'add' ? frontAt(seat) : 'deck' }] }
    if (name === 'search') return { marks: ['deck'] }
    if (name === 'look') return { marks: [dinoAt(other)] }
    if (name === 'take') return { flights: [{ icon: iconOf(card), from: dinoAt(scene.before?.owner), to: home(seat, scene) }] }
    if (name === 'swap' || name === 'trade') {
      const [one, two] = name === 'swap' ? [frontAt(seat), frontAt(other)] : [frontAt(other), frontAt(second)]
      return { flights: [{ icon: 'card-back', from: one, to: two }, { icon: 'card-back', from: two, to: one }] }
    }
    if (INSTANTS.includes(name)) return { flights: [{ icon: name, from: home(seat, scene), to: other === undefined ? 'disaster' : dinoAt(other) }] }
    return null
  },

  happens({ kind, seat, type, card, amount, total, steps }, _action, _actor, { after }) {
    const score = (text: string) => ({ floats: [{ text, at: frontAt(seat) }] })
    // A meteor falls from where one was running to.
    if (kind === 'turned-up') return { arrivals: ['disaster'], flights: type === 'meteor' ? [{ icon: 'meteor', from: 'route', to: 'disaster' }] : [] }
    if (kind === 'revealed' || kind === 'faced') return { arrivals: [frontAt(seat)], marks: [dinoAt(seat)] }
    if (kind === 'shown' || kind === 'discarded') return { losses: [{ icon: iconOf(card), at: dinoAt(seat) }] }
    if (kind === 'worth') return score(written(Number(total)))
    if (kind === 'added' || kind === 'trait' || kind === 'pushed') return score(`${signed(Number(amount))} = ${written(Number(total))}`)
    if (kind === 'soured') return score(`${signed(-Number(amount))} = ${written(Number(total))}`)
    if (kind === 'inverted') return score(`↕ ${written(Number(total))}`)
    if (kind === 'ran' || kind === 'stepped') return { marks: [runnerAt(seat)], floats: [{ text: `+${String(steps)} ➜`, at: runnerAt(seat) }] }
    if (kind === 'sudden-death' || kind === 'faces') return { marks: [dinoAt(seat)] }
    if (kind === 'took') return { flights: [{ icon: String(type), from: 'disaster', to: dinoAt(seat) }] }
    if (kind === 'buried') return { losses: [{ icon: String(type), at: 'disaster' }] }
    if (kind === 'went-out') {
      const icon = `happy-${after.seats[Number(seat)]?.dinosaur ?? 'rex'}`
      return { losses: [{ icon, at: dinoAt(seat), seat: Number(seat) }, { icon, at: runnerAt(seat), seat: Number(seat) }], marks: [dinoAt(seat)] }
    }
    return null
  },
}

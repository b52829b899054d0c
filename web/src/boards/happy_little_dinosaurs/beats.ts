// What is to be seen of Happy Little Dinosaurs: cards dealt, chosen and revealed, scores that build up, steps, disasters.

import type { Game } from '../../generated/happy_little_dinosaurs'
import type { Scene, Show, Shows } from '../../lib/beats'
import type { SoundName } from '../../lib/sound'
import { signed, written } from './numbers'

const dinoAt = (seat: unknown): string => `dino-${String(seat)}`
const frontAt = (seat: unknown): string => `front-${String(seat)}`
const runnerAt = (seat: unknown): string => `route-${String(seat)}`
const home = (seat: unknown, { after }: Scene<Game>): string => (seat === after.seat ? 'hand' : dinoAt(seat))
const INSTANTS = ['push', 'sour', 'safety-plan', 'not-mine', 'upside-down']
const SOUND_OF: Record<string, SoundName> = { natural: 'rumble', predatory: 'dinosaur', emotional: 'oh', meteor: 'meteor' }
const iconOf = (card: unknown): string => (card === null || card === undefined ? 'card-back' : String(card))

/** All turn over at once: the first that is told shows them all. A line of the log, read alone, is about its own. */
function turnedOver(kind: string, seat: unknown, { before, after, memo }: Scene<Game>): Show | null {
  if (before === after) return { marks: [frontAt(seat)] }
  if (memo[kind]) return null
  memo[kind] = true
  return { sound: 'card', marks: after.seats.flatMap((player, other) => (player.in ? [frontAt(other)] : [])) }
}

export const SHOWS: Shows<Game> = {
  acts({ kind, card, seat: other, other: second }, seat, scene) {
    const name = String(kind)
    if (name === 'draw') return card ? { flights: [{ icon: iconOf(card), from: 'deck', to: 'hand' }] } : null
    if (name === 'choose') return { sound: 'card', flights: [{ icon: 'card-back', from: home(seat, scene), to: frontAt(seat) }] }
    if (name === 'add' || name === 'drop') return { flights: [{ icon: iconOf(card), from: home(seat, scene), to: name === 'add' ? frontAt(seat) : 'deck' }] }
    if (name === 'search') return { marks: ['deck'] }
    if (name === 'look') return { marks: [dinoAt(other)] }
    if (name === 'take') return { flights: [{ icon: iconOf(card), from: dinoAt(scene.before?.owner), to: home(seat, scene) }] }
    if (name === 'swap' || name === 'trade') {
      const [one, two] = name === 'swap' ? [frontAt(seat), frontAt(other)] : [frontAt(other), frontAt(second)]
      return { flights: [{ icon: 'card-back', from: one, to: two }, { icon: 'card-back', from: two, to: one }] }
    }
    if (INSTANTS.includes(name)) return { sound: name === 'sour' ? 'oh' : 'coin', flights: [{ icon: name, from: home(seat, scene), to: other === undefined ? 'disaster' : dinoAt(other) }] }
    return null
  },

  happens({ kind, seat, type, card, amount, total, steps }, _action, _actor, scene) {
    const { after } = scene
    const score = (text: string) => ({ floats: [{ text, at: frontAt(seat) }] })
    // It falls from the sky over the route.
    if (kind === 'turned-up') return { sound: SOUND_OF[String(type)], arrivals: ['disaster'], flights: [{ icon: String(type), from: 'route', to: 'disaster' }] }
    if (kind === 'revealed' || kind === 'faced') return turnedOver(kind, seat, scene)
    if (kind === 'shown' || kind === 'discarded') return { losses: [{ icon: iconOf(card), at: dinoAt(seat) }] }
    if (kind === 'worth') return score(written(Number(total)))
    if (kind === 'added' || kind === 'trait' || kind === 'pushed') return score(`${signed(Number(amount))} = ${written(Number(total))}`)
    if (kind === 'soured') return score(`${signed(-Number(amount))} = ${written(Number(total))}`)
    if (kind === 'inverted') return score(`↕ ${written(Number(total))}`)
    if (kind === 'ran' || kind === 'stepped') return { ...(kind === 'ran' && { sound: 'coin' }), marks: [runnerAt(seat)], floats: [{ text: `+${String(steps)} ➜`, at: runnerAt(seat) }] }
    if (kind === 'sudden-death' || kind === 'faces') return { marks: [dinoAt(seat)] }
    if (kind === 'took') return { flights: [{ icon: String(type), from: 'disaster', to: dinoAt(seat) }] }
    if (kind === 'buried') return { losses: [{ icon: String(type), at: 'disaster' }] }
    if (kind === 'went-out') {
      const icon = `happy-${after.seats[Number(seat)]?.dinosaur ?? 'rex'}`
      return { sound: 'oh', losses: [{ icon, at: dinoAt(seat), seat: Number(seat) }, { icon, at: runnerAt(seat), seat: Number(seat) }], marks: [dinoAt(seat)] }
    }
    return null
  },
}

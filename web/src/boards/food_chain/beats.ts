// What is to be seen of Food Chain: cards that go to their hunt, meals, tokens that are captured or come home.

import type { Game } from '../../generated/food_chain'
import type { Flight, Scene, Shows } from '../../lib/beats'

const at = (place: unknown): string => `place-${String(place)}`
const seatAt = (seat: unknown): string => `seat-${String(seat)}`
/** Where a player's cards are: one's own hand, or beside the name. */
const home = (seat: unknown, { after }: Scene<Game>): string => (seat === after.seat ? 'hand' : seatAt(seat))
const token = (owner: unknown, from: string, to: string): Flight => ({ icon: `shape-${String(owner)}`, seat: Number(owner), from, to })

export const SHOWS: Shows<Game> = {
  acts({ kind, card, place }, seat, scene) {
    if (seat !== null) scene.memo['seat'] = seat
    if (kind === 'hunt' || kind === 'eat' || kind === 'abandon') return { marks: [at(place)] }
    if (kind === 'swarm') return { flights: [{ icon: 'swarm', from: home(seat, scene), to: at(place) }] }
    if (kind === 'exchange') return { flights: [{ icon: String(card), from: home(seat, scene), to: at(place) }] }
    if (kind === 'discard') return { flights: [{ icon: String(card ?? 'card-back'), from: home(seat, scene), to: 'discards' }] }
    if (kind === 'draw' && scene.memo['seat'] !== undefined) {
      return { flights: [{ icon: String(card ?? 'card-back'), from: 'pile', to: home(scene.memo['seat'], scene) }] }
    }
    return null
  },

  happens({ kind, seat, owner, animal, place }, action, actor, scene) {
    const meal = at(action['place'])
    if (kind === 'hunted') return { flights: [{ copy: at(place), from: home(actor, scene), to: at(place) }] }
    if (kind === 'turned') return { flights: [{ copy: at(place), from: 'pile', to: at(place) }] }
    if (kind === 'driven' || kind === 'left') {
      return { flights: [{ icon: String(animal), from: meal, to: 'discards' }, token(owner, meal, seatAt(owner))] }
    }
    if (kind === 'ate') return { flights: [{ icon: String(animal), from: meal, to: seatAt(seat) }] }
    if (kind === 'captured') return { flights: [token(owner, meal, seatAt(seat))], marks: [seatAt(owner)] }
    if (kind === 'came-back') return { flights: [token(seat, meal, seatAt(seat))] }
    if (kind === 'swapped') {
      return { flights: [token(seat, seatAt(owner), seatAt(seat)), token(owner, seatAt(seat), seatAt(owner))] }
    }
    if (kind === 'new-base') return { marks: [at(place)] }
    if (kind === 'took') return { flights: [{ icon: String(animal), from: at(place), to: home(seat, scene) }] }
    if (kind === 'gave') return { flights: [{ icon: String(animal), from: seatAt(owner), to: seatAt(seat) }] }
    if (kind === 'last-token') return { marks: [seatAt(owner)] }
    return null
  },
}

// What is to be seen and heard of Food Chain: cards that go to their hunt, meals, bees, tokens that are captured or come home.

import type { Game, TableCard, View } from '../../generated/food_chain'
import type { Flight, Scene, Show, Shows } from '../../lib/beats'
import type { SoundName } from '../../lib/sound'

const at = (place: unknown): string => `place-${String(place)}`
const seatAt = (seat: unknown): string => `seat-${String(seat)}`
/** Where a player's cards are: one's own hand, or beside the name. */
const home = (seat: unknown, { after }: Scene<Game>): string => (seat === after.seat ? 'hand' : seatAt(seat))
const token = (owner: unknown, from: string, to: string): Flight => ({ icon: `shape-${String(owner)}`, seat: Number(owner), from, to })

/** What is heard when it eats; the others only take a card. */
const VOICES: Readonly<Record<string, SoundName>> = { toad: 'frog', fox: 'tiger', boar: 'tiger', wolf: 'tiger', bear: 'tiger' }
/** Bees come from everywhere. */
const HIVES = ['pile', 'discards', 'hand']

/** The card of a player that nothing hunts, on this prey: as it was before, if that is known. */
function topOn({ before }: Scene<Game>, prey: unknown, owner: unknown, animal?: string): TableCard | undefined {
  const cards = before?.cards ?? []
  return cards.find((card) => card.prey === prey && card.owner === owner && (animal ?? card.card) === card.card && !cards.some((other) => other.prey === card.place))
}

const valueOf = (view: View, animal: string): number => view.box.find(({ card }) => card === animal)?.value ?? 0

/** It goes for its prey, and is heard. */
function lunge(seat: number | null, place: unknown, scene: Scene<Game>): Show {
  const eater = topOn(scene, place, seat)
  if (!eater) return { marks: [at(place)] }
  return { marks: [at(place)], flights: [{ icon: eater.card, from: at(eater.place), to: at(place) }], sound: VOICES[eater.card] ?? 'card' }
}

export const SHOWS: Shows<Game> = {
  acts({ kind, card, place }, seat, scene) {
    if (seat !== null) scene.memo['seat'] = seat
    if (kind === 'eat') return lunge(seat, place, scene)
    if (kind === 'abandon' || kind === 'hunt') return { marks: [at(place)] }
    if (kind === 'swarm') return { flights: [home(seat, scene), ...HIVES].map((from) => ({ icon: 'bee', from, to: at(place) })), sound: 'eagle' }
    if (kind === 'exchange') return { flights: [{ icon: String(card), from: home(seat, scene), to: at(place) }] }
    if (kind === 'discard') return { flights: [{ icon: String(card ?? 'card-back'), from: home(seat, scene), to: 'discards' }], sound: 'card' }
    if (kind === 'draw' && scene.memo['seat'] !== undefined) {
      return { flights: [{ icon: String(card ?? 'card-back'), from: 'pile', to: home(scene.memo['seat'], scene) }] }
    }
    return null
  },

  happens({ kind, seat, owner, animal, place }, action, actor, scene) {
    const meal = at(action['place'])
    if (kind === 'hunted') return { flights: [{ copy: at(place), from: home(actor, scene), to: at(place) }], sound: 'card' }
    if (kind === 'turned') return { flights: [{ copy: at(place), from: 'pile', to: at(place) }] }
    if (kind === 'driven' || kind === 'left') {
      // Of a meal, those that ate along leave from where they stood.
      const stood = action['kind'] === 'eat' ? topOn(scene, action['place'], owner, animal) : undefined
      const from = stood ? at(stood.place) : meal
      return { flights: [{ icon: String(animal), from, to: 'discards' }, token(owner, from, seatAt(owner))] }
    }
    if (kind === 'ate') return { flights: [{ icon: String(animal), from: meal, to: seatAt(seat) }], floats: [{ text: `+${valueOf(scene.after, String(animal))}`, at: meal }] }
    if (kind === 'captured') return { flights: [token(owner, meal, seatAt(seat))], marks: [seatAt(owner)], floats: [{ text: '+1', at: seatAt(seat) }], sound: 'coin' }
    if (kind === 'came-back') return { flights: [token(seat, meal, seatAt(seat))] }
    if (kind === 'swapped') {
      return { flights: [token(seat, seatAt(owner), seatAt(seat)), token(owner, seatAt(seat), seatAt(owner))] }
    }
    if (kind === 'new-base') return { marks: [at(place)] }
    if (kind === 'took') return { flights: [{ icon: String(animal), from: at(place), to: home(seat, scene) }] }
    if (kind === 'gave') return { flights: [{ icon: String(animal), from: seatAt(owner), to: seatAt(seat) }] }
    if (kind === 'last-token') return { marks: [seatAt(owner)], sound: 'oh' }
    return null
  },
}

// What can be done with what is touched, told from the legal choices alone.

import type { Game, TableCard } from '../../generated/food_chain'
import type { Choice } from '../../lib/wire'

type Cards = readonly TableCard[]

/** A card with everything above it, and below it down to its base: where two read the same, one is as good as the other. */
function readingOf(card: TableCard, cards: Cards): string {
  const above = (one: TableCard): string => `${one.card}.${String(one.owner)}(${cards.filter((other) => other.prey === one.place).map(above).sort().join()})`
  const below = cards.find((other) => other.place === card.prey)
  return above(card) + (below ? `/${readingOf(below, cards)}` : '')
}

/** The legal list names only the first of places that are alike: that one, for a place. */
export function firstAlike(place: number, cards: Cards): number {
  const meant = cards.find((card) => card.place === place)
  if (!meant) return place
  const reading = readingOf(meant, cards)
  return cards.find((card) => card.card === meant.card && readingOf(card, cards) === reading)?.place ?? place
}

/** With a card of the hand at a place. */
export function onPlace(legal: readonly Choice<Game>[], card: string, place: number, cards: Cards): Choice<Game>[] {
  const meant = firstAlike(place, cards)
  return legal.filter(({ fields }) =>
    fields.place === meant && (fields.kind === 'swarm' ? card === 'swarm' : (fields.kind === 'hunt' || fields.kind === 'exchange') && fields.card === card))
}

/** With a card on the table, if it is one's own: eat with it, give it up. */
export function ofOwn(legal: readonly Choice<Game>[], { place, prey }: TableCard, cards: Cards, mayEat: boolean): Choice<Game>[] {
  const [meant, food] = [firstAlike(place, cards), firstAlike(prey, cards)]
  return legal.filter(({ fields }) => (fields.kind === 'eat' && mayEat && prey > 0 && fields.place === food) || (fields.kind === 'abandon' && fields.place === meant))
}

export const discardOf = (legal: readonly Choice<Game>[], card: string): Choice<Game> | undefined =>
  legal.find(({ fields }) => fields.kind === 'discard' && fields.card === card)

/** The card of the hand that a choice is about. */
export const handCardOf = (choice: Choice<Game> | null): string | null =>
  choice === null ? null : choice.fields.kind === 'swarm' ? 'swarm' : (choice.fields.card ?? null)

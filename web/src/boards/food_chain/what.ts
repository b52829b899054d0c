// What a card of the forest or of the hand is, whom it hunts, and what can be done with it.

import type { Game, TableCard, View } from '../../generated/food_chain'
import { sentences, type WhatOf, type WhatScene, type WhatTold } from '../../lib/what'
import { has, listed, say } from '../../lib/words.svelte'
import { remarksOf } from './remarks'
import { huntersOf, ROMAN } from './view'

const nameOf = (value: string): string => say('food-chain-name', { value })
const namesOf = (cards: readonly string[]): string => listed(cards.map(nameOf))

/** By the rules, wherever it lies. */
function doesOf({ box }: View, card: string): string[] {
  const row = box.find((line) => line.card === card)
  const hunters = huntersOf(box, card)
  const isOrganism = card !== 'hunter' && card !== 'swarm'
  return sentences(
    row && isOrganism && say('food-chain-what-organism', { power: ROMAN[row.power] ?? '', value: row.value }),
    has(`food-chain-what-${card}`) && say(`food-chain-what-${card}`),
    row && isOrganism && row.hunts.length > 0 && say('food-chain-what-hunts', { cards: namesOf(row.hunts) }),
    hunters.length > 0 && say('food-chain-what-hunted-by', { cards: namesOf(hunters) }),
  )
}

const rulesOf = (card: string): string[] => (card === 'swarm' ? ['FC7.2'] : card === 'hunter' ? ['FC7.1'] : ['FC1.1', 'FC4.1', 'FC5.1', 'FC6'])

function inHand(card: string, { view }: WhatScene<Game>): WhatTold<Game> | null {
  if (!view.hand[card]) return null
  const isHunter = (view.box.find((row) => row.card === card)?.hunts.length ?? 0) > 0
  const use = card === 'swarm' || card === 'hunter' ? null : say(isHunter ? 'food-chain-what-in-hand' : 'food-chain-what-in-hand-prey')
  return {
    icon: card, title: nameOf(card), does: sentences(...doesOf(view, card), use), facts: [], rules: rulesOf(card),
    uses: (fields) => fields.card === card || (card === 'swarm' && fields.kind === 'swarm'),
    // Any place would do: a hunter without a token is told so, whatever it was sent after.
    tries: view.cards[0] ? [card === 'swarm' ? `swarm ${view.cards[0].place}` : `hunt ${card} on ${(preyOf(card, view) ?? view.cards[0]).place}`] : [],
  }
}

const preyOf = (card: string, view: View): TableCard | undefined => view.cards.find((there) => view.box.find((row) => row.card === card)?.hunts.includes(there.card))

function onTable(place: number, { view, now, names, viewer }: WhatScene<Game>): WhatTold<Game> | null {
  const card = view.cards.find((one) => one.place === place)
  if (!card) return null
  const prey = view.cards.find((one) => one.place === card.prey)
  const hunters = view.cards.filter((one) => one.prey === place)
  const remarks = remarksOf(card, now.facts, names)
  return {
    icon: card.card, title: nameOf(card.card), does: doesOf(view, card.card), rules: rulesOf(card.card),
    facts: sentences(
      prey ? say('food-chain-what-on', { prey: say('food-chain-animal', { value: prey.card }) }) : say('food-chain-what-base'),
      hunters.length > 0 && say('food-chain-what-hunted-now', { cards: namesOf(hunters.map((one) => one.card)) }),
      card.owner === null ? say('food-chain-what-nobody') : say('food-chain-page-token-of', { name: names[card.owner] ?? '' }),
      ...remarks.lines,
    ),
    uses: (fields) => fields.place === place || (fields.kind === 'eat' && card.owner === viewer && remarks.mayEat && fields.place === card.prey),
    tries: card.owner === viewer && viewer !== null ? sentences(prey && `eat ${prey.place}`, `abandon ${place}`) : [],
  }
}

export const whatOf: WhatOf<Game> = ([kind, name = ''], scene) => {
  const { view, viewer } = scene
  if (kind === 'card') return onTable(Number(name), scene)
  if (kind === 'hand') return inHand(name, scene)
  if (kind === 'tokens') {
    return { icon: `shape-${viewer ?? 0}`, seat: viewer, title: say('food-chain-what-tokens'), does: [say('food-chain-what-tokens-does')], facts: viewer === null ? [] : [say('food-chain-what-tokens-free', { count: view.free[viewer] ?? 0 })], rules: ['FC1.3', 'FC5.3', 'FC8.1'], uses: () => false, tries: [] }
  }
  const isPile = kind === 'pile'
  return {
    icon: isPile ? 'forest-back' : 'card-back', title: say(`food-chain-what-${isPile ? 'pile' : 'discards'}`), does: [say(`food-chain-what-${isPile ? 'pile' : 'discards'}-does`)],
    facts: isPile ? [say('food-chain-page-pile', { count: view.pile })] : Object.keys(view.discards).length ? [`${say('food-chain-page-discarded', { count: 1 })} ${listed(Object.entries(view.discards).map(([card, count]) => `${nameOf(card)} × ${count}`))}`] : [say('food-chain-page-discarded', { count: 0 })],
    rules: isPile ? ['FC2.1', 'FC8.2'] : ['FC6.3'], uses: (fields) => !isPile && fields.kind === 'discard', tries: [],
  }
}

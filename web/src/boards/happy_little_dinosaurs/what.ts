// What a card, a dinosaur or a disaster is, when it counts, and what can be done with it.

import type { Game } from '../../generated/happy_little_dinosaurs'
import { sentences, type WhatOf, type WhatScene, type WhatTold } from '../../lib/what'
import { listed, say } from '../../lib/words.svelte'
import { signed, written } from './numbers'
import { effectOf, nameOf, TYPES, typeName, valueOf } from './view'

const does = (kind: string): string => say(`happy-little-dinosaurs-what-${kind}`)
const nothing: Pick<WhatTold<Game>, 'uses' | 'tries' | 'facts'> = { facts: [], uses: () => false, tries: [] }
const isPlain = (card: string): boolean => card.startsWith('plain-')

/** Instants are called by what they do; the other cards are named. */
const usesCard = (card: string) => (fields: Game['action']): boolean => fields.card === card || fields.kind === card

function cardOf(card: string, { view }: WhatScene<Game>, isInHand: boolean): WhatTold<Game> {
  const value = valueOf(view.box, card)
  return {
    ...nothing, icon: card, title: nameOf(card),
    does: sentences(value !== null && `${say('happy-little-dinosaurs-what-value', { value })}.`, effectOf(card, view.box), does(isPlain(card) ? 'plain' : card)),
    rules: value === null ? (card === 'safety-plan' || card === 'not-mine' ? ['HD1.2', 'HD7.1'] : ['HD1.2', 'HD5.2']) : isPlain(card) ? ['HD1.2', 'HD5.1'] : ['HD1.2', 'HD4.2'],
    ...(isInHand ? { uses: usesCard(card), tries: [value === null ? (card === 'push' || card === 'sour' || card === 'not-mine' ? `${card} 0` : card) : `choose ${card}`] } : {}),
  }
}

function dinosaurOf(seat: number, { view, now, names }: WhatScene<Game>): WhatTold<Game> | null {
  const player = view.seats[seat]
  if (!player) return null
  const area = now.facts?.areas[seat]
  const score = now.facts?.scores.find((one) => one.seat === seat)
  const owned = TYPES.flatMap((type) => (player.disasters[type] ? [`${typeName(type)} × ${player.disasters[type]}`] : []))
  return {
    ...nothing, icon: `happy-${player.dinosaur}`, seat, title: names[seat] ?? '',
    does: [does(player.dinosaur), does('dinosaur'), say('happy-little-dinosaurs-what-limits', { alike: view.alike, each: view.each })],
    facts: sentences(
      ...player.traits.map(({ type, amount }) => say('happy-little-dinosaurs-page-trait', { type: typeName(type), amount: signed(amount) })),
      say('happy-little-dinosaurs-what-at', { position: player.position, goal: view.goal }),
      owned.length > 0 ? say('happy-little-dinosaurs-what-owns', { disasters: listed(owned) }) : does('owns-none'),
      player.in && area && area.deadly.length > 0 && say('happy-little-dinosaurs-show-deadly', { types: listed(area.deadly.map(typeName)) }),
      player.in ? say('happy-little-dinosaurs-what-cards', { count: player.cards }) : say('happy-little-dinosaurs-page-out'),
      score && say('happy-little-dinosaurs-what-score', { total: written(score.total) }),
    ),
    rules: ['HD1.1', 'HD7.3', 'HD8.1'], uses: (fields) => fields.seat === seat || fields.other === seat,
  }
}

export const whatOf: WhatOf<Game> = ([kind, name = ''], scene) => {
  const { view } = scene
  if (kind === 'card') return cardOf(name, scene, true)
  if (kind === 'front') return cardOf(name, scene, false)
  if (kind === 'dino') return dinosaurOf(Number(name), scene)
  if (kind === 'disaster' && view.disaster) {
    const { type, title } = view.disaster
    return { ...nothing, icon: type, title: say('happy-little-dinosaurs-disaster', { value: title }), does: [does(type), does('disaster')], rules: ['HD1.3', 'HD6.1', 'HD7.3'], uses: (fields) => ['accept', 'safety-plan', 'not-mine'].includes(fields.kind) }
  }
  if (kind === 'deck') {
    return { ...nothing, icon: 'card-back', title: does('deck'), does: [does('deck-does')], facts: [say('happy-little-dinosaurs-page-deck', { count: view.deck })], rules: ['HD1.2', 'HD8.3', 'HD8.4'], uses: (fields) => fields.kind === 'search' }
  }
  if (kind === 'route') return { ...nothing, icon: 'happy-haven', title: does('route'), does: [does('route-does')], rules: ['HD1.4', 'HD5.7', 'HD8.1'] }
  return { ...nothing, icon: 'happy-warning', title: does('no-disaster'), does: [does('disasters-does')], facts: [say('happy-little-dinosaurs-page-disasters', { count: view.disasters.left + view.disasters.under.length })], rules: ['HD1.3', 'HD3.1'] }
}

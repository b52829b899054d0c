// What a place of the map, a herd, a card or a token is, and what can be done with it.

import type { Game } from '../../generated/ciao_dino'
import { sentences, type WhatOf, type WhatScene, type WhatTold } from '../../lib/what'
import { listed, say } from '../../lib/words.svelte'
import { placeOf } from './place'
import { groupsOf, saurOf } from './view'

const nothing: Pick<WhatTold<Game>, 'uses' | 'tries' | 'facts'> = { facts: [], uses: () => false, tries: [] }

/** How its continent stands. */
function continentOf(hex: string, { now, names }: WhatScene<Game>): string[] {
  const continent = now.facts?.continents.find(({ hexes }) => hexes.includes(hex))
  if (!continent) return []
  const points = continent.points_by_seat.flatMap((count, seat) => (count ? [`${names[seat]} ${count}`] : []))
  return sentences(
    say('ciao-dino-what-continent', { size: continent.size }),
    continent.original ? say('ciao-dino-what-original') : continent.most_seats.length > 0 && say('ciao-dino-what-most', { names: listed(continent.most_seats.map((seat) => names[seat] ?? '')) }),
    !continent.original && points.length > 0 && say('ciao-dino-what-worth', { points: listed(points) }),
  )
}

function landAt(hex: string, scene: WhatScene<Game>): WhatTold<Game> | null {
  const { view, now, names, viewer } = scene
  const tile = view.tiles.find((place) => place.hex === hex)
  const water = view.water.find((place) => place.hex === hex)
  const place = tile ?? water
  if (!place) return null
  const ground = tile ? tile.terrain : water!.sea ? 'sea' : 'lake'
  const herds = groupsOf(place).map(({ seat, count }) => `${names[seat]} ${count}`)
  const isMine = viewer !== null && (place.herd[viewer] ?? 0) > 0
  return {
    icon: tile ? `land-${tile.terrain}` : 'lake', title: placeOf(view, hex),
    does: sentences(say(`ciao-dino-what-${ground}`), tile && say('ciao-dino-what-feeds', { capacity: tile.capacity }), tile && ground !== 'volcano' && say('ciao-dino-what-drifts')),
    facts: sentences(
      herds.length > 0 && say('ciao-dino-what-herds', { herds: listed(herds) }),
      tile && say('ciao-dino-what-room', { room: Math.max(0, tile.room) }),
      ...(tile ? continentOf(hex, scene) : []),
      now.facts?.splits.some((split) => split.hex === hex) && say('ciao-dino-what-breaks'),
    ),
    rules: tile ? (ground === 'volcano' ? ['CD1.3', 'CD5.3'] : ['CD1.3', 'CD5']) : ['CD1.4', 'CD5.4', 'CD5.6'],
    uses: (fields) => fields.hex === hex || fields.from === hex || fields.to === hex,
    tries: tile ? sentences(`drift ${hex}`, isMine && `breed ${hex}`) : [],
  }
}

function herdAt(hex: string, seat: number, { view, names, viewer }: WhatScene<Game>): WhatTold<Game> | null {
  const tile = view.tiles.find((place) => place.hex === hex)
  const place = tile ?? view.water.find((one) => one.hex === hex)
  const count = place?.herd[seat] ?? 0
  if (!count) return null
  const kind = tile ? 'herd' : 'swimmers'
  return {
    icon: saurOf(seat), seat, title: say(`ciao-dino-what-${kind}`, { name: names[seat] ?? '', count }), does: [say(`ciao-dino-what-${kind}-does`)],
    facts: sentences(placeOf(view, hex), tile && say('ciao-dino-what-room', { room: Math.max(0, tile.room) })),
    rules: tile ? ['CD6.3', 'CD6.6', 'CD7.2'] : ['CD5.8', 'CD6.5', 'CD7.1'],
    uses: (fields) => seat === viewer && (fields.from === hex || (fields.kind === 'breed' && fields.hex === hex)),
    tries: seat === viewer && tile ? [`breed ${hex}`] : [],
  }
}

export const whatOf: WhatOf<Game> = ([kind, name = '', seat = ''], scene) => {
  const { view, now } = scene
  if (kind === 'hex') return landAt(name, scene)
  if (kind === 'herd') return herdAt(name, Number(seat), scene)
  if (kind === 'points') {
    const prices = now.facts?.prices
    return { ...nothing, icon: 'paw', title: say('ciao-dino-what-points'), does: sentences(say('ciao-dino-what-points-does'), prices && say('ciao-dino-what-prices', { ...prices })), facts: [say('ciao-dino-page-action-points', { points: view.points })], rules: ['CD6.1'] }
  }
  if (kind === 'pile') {
    return { ...nothing, icon: 'card-back', title: say('ciao-dino-what-pile'), does: [say('ciao-dino-what-pile-does')], facts: [say('ciao-dino-page-left', { one: view.left[0] ?? 0, two: view.left[1] ?? 0 })], rules: ['CD2.3', 'CD4.1', 'CD8.1'], uses: (fields) => fields.kind === 'draw', tries: ['draw'] }
  }
  const isHand = kind === 'hand'
  const card = isHand ? view.hand : view.card
  return {
    ...nothing, icon: card ? `land-${card}` : 'card-back', title: say(`ciao-dino-what-${isHand ? 'hand' : 'card'}`), does: sentences(say(`ciao-dino-what-${isHand ? 'hand' : 'card'}-does`), card && say(`ciao-dino-what-card-${card}`)),
    facts: card ? [] : [say(isHand ? 'ciao-dino-page-no-hand' : 'ciao-dino-page-no-card')], rules: ['CD4.1', 'CD4.3'], uses: (fields) => isHand && fields.kind === 'play', tries: isHand ? ['play'] : [],
  }
}

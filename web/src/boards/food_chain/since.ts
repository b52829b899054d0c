// What went since one's own last action, and what would go with an action that is thought about.

import type { Event, Game, TableCard, View } from '../../generated/food_chain'
import type { Choice, Line } from '../../lib/wire'

export interface Gone {
  card: string
  owner: number | null
  how: 'driven' | 'eaten' | 'left'
}

export function goneOf(lines: readonly Line<Game>[]): Gone[] {
  const gone: Gone[] = []
  for (const event of lines.flatMap((line) => line.events)) {
    if (event.kind === 'driven') gone.push({ card: event.animal, owner: event.owner, how: 'driven' })
    else if (event.kind === 'left') gone.push({ card: event.animal, owner: event.owner, how: 'left' })
    else if (event.kind === 'ate') gone.push({ card: event.animal, owner: null, how: 'eaten' })
  }
  return gone
}

export interface Mark {
  place: number
  /** A token that would go: whose. */
  token: number | null
  text: string
}

export interface Outcome {
  /** Places of cards that would be gone. */
  struck: Set<number>
  marks: Mark[]
  /** Places that would be bases. */
  bases: Set<number>
}

/** What would follow, as it is drawn onto the cards. */
export function outcomeOf(view: View, choice: Choice<Game> | null, events: readonly Event[]): Outcome {
  const outcome: Outcome = { struck: new Set(), marks: [], bases: new Set() }
  const place = choice?.fields.place
  if (!choice || place === undefined || events.length === 0) return outcome
  const { struck, marks, bases } = outcome
  const goes = (there: TableCard | undefined, token: number | null, text: string): void => {
    if (there) struck.add(there.place)
    if (there && (text || token !== null)) marks.push({ place: there.place, token, text })
  }
  const meant = view.cards.find((card) => card.place === place)
  if (choice.fields.kind === 'abandon') goes(meant, meant?.owner ?? null, '⌂')
  for (const event of events) {
    if (event.kind === 'ate') goes(meant, null, `+${view.box.find((row) => row.card === event.animal)?.value ?? 0}`)
    else if (event.kind === 'captured') marks.push({ place, token: event.owner, text: '+1' })
    else if (event.kind === 'came-back') marks.push({ place, token: event.seat, text: '⌂' })
    else if (event.kind === 'swapped') marks.push({ place, token: event.seat, text: '⇄' })
    else if (event.kind === 'driven') goes(meant, event.owner, '⌂')
    else if (event.kind === 'left' && choice.fields.kind === 'eat') {
      goes(view.cards.find((card) => card.prey === place && card.card === event.animal && card.owner === event.owner && !struck.has(card.place)), event.owner, '⌂')
    } else if (event.kind === 'new-base') bases.add(event.place)
  }
  return outcome
}

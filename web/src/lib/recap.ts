// What the others did since one's own last action: one sentence for each of them, and what it was about on the board.
//
// A game has words for it in `recap/` of its board's folder: `<id>-page-recap-<kind>` for an action, with its own fields, how
// often it was done (`$count`), and what came of it: how many events (`$<event>-count`) and each of their fields
// (`$<event>-<field>`), numbers added up and words listed. `<id>-page-recap-event-<kind>` is said of the player whom an event
// names. What is not worth saying has an empty message.

import { anchorsOf, type Shows } from './beats'
import { standing } from './entries'
import { tellAction, wordsOf } from './tell'
import type { AnyGame, Fields, GameWords, Line, LogEntry } from './wire'
import { has, listed, say } from './words.svelte'

export interface Turn {
  seat: number
  text: string
  /** What to light up. */
  anchors: string[]
}

/** Lines after the viewer's last action that still counts. */
export function linesSince(entries: readonly LogEntry[], viewer: number | null): Line[] {
  const lines = entries.flatMap((entry) => entry.lines)
  const own = lines.findLastIndex((line) => line.seat === viewer && line.action !== null)
  return lines.slice(own + 1)
}

/** The same thing done once or several times, and what came of it. */
interface Deed {
  fields: Fields
  isEvent: boolean
  count: number
  events: Fields[]
}

/** Numbers of several events added up, words listed once each. */
function together(game: GameWords, events: readonly Fields[], names: readonly string[], prefix: string): Record<string, string | number> {
  const all: Record<string, number | Set<string>> = {}
  for (const event of events) {
    for (const [name, word] of Object.entries(wordsOf(game, 'events', event, names))) {
      const before = all[prefix + name]
      if (typeof word === 'number') all[prefix + name] = word + Number(before ?? 0)
      else all[prefix + name] = before instanceof Set ? before.add(word) : new Set([word])
    }
  }
  return Object.fromEntries(Object.entries(all).map(([name, found]) => [name, typeof found === 'number' ? found : listed([...found])]))
}

function told(game: GameWords, { fields, isEvent, count, events }: Deed, names: readonly string[]): string {
  const kind = String(fields['kind'])
  const id = `${game.id}-page-recap-${isEvent ? 'event-' : ''}${kind}`
  if (!has(id)) return isEvent ? '' : tellAction(game, fields, names)
  if (isEvent) return say(id, { times: count, ...together(game, events, names, '') })
  const came = Object.keys(game.events).map((word) => {
    const those = events.filter((event) => event['kind'] === word)
    return { [`${word}-count`]: those.length, ...together(game, those, names, `${word}-`) }
  })
  return say(id, Object.assign({ count, ...wordsOf(game, 'actions', fields, names) }, ...came))
}

/** What is told alike is one deed, done more often. */
function add(game: GameWords, deeds: Deed[], fields: Fields, isEvent: boolean, events: Fields[], names: readonly string[]): void {
  const alike = (other: Deed): string => told(game, { ...other, count: 1, events: [] }, names)
  const deed = { fields, isEvent, count: 1, events }
  const same = deeds.find((other) => other.fields['kind'] === fields['kind'] && other.isEvent === isEvent && (isEvent || alike(other) === alike(deed)))
  if (!same) deeds.push(deed)
  else {
    same.count += 1
    same.events.push(...events)
  }
}

export function turnsOf(lines: readonly Line[], game: GameWords, names: readonly string[], shows: Shows | undefined, view: AnyGame['view'] | null): Turn[] {
  const bySeat = new Map<number, { deeds: Deed[]; anchors: string[] }>()
  const of = (seat: number): { deeds: Deed[]; anchors: string[] } => {
    const found = bySeat.get(seat) ?? { deeds: [], anchors: [] }
    bySeat.set(seat, found)
    return found
  }
  const scene = { before: view, after: view!, memo: {} }
  for (const { seat, action, events } of standing(lines)) {
    if (!action) continue
    if (seat !== null) {
      add(game, of(seat).deeds, action, false, [...events], names)
      if (shows && view) of(seat).anchors.push(...anchorsOf(shows.acts(action, seat, scene)))
    }
    for (const event of events) {
      const whom = typeof event['seat'] === 'number' ? event['seat'] : seat
      if (whom === null) continue
      if (has(`${game.id}-page-recap-event-${event['kind']}`)) add(game, of(whom).deeds, event, true, [event], names)
      if (shows && view) of(seat ?? whom).anchors.push(...anchorsOf(shows.happens(event, action, seat, scene)))
    }
  }
  return [...bySeat].flatMap(([seat, { deeds, anchors }]) => {
    const text = listed(deeds.map((deed) => told(game, deed, names)).filter(Boolean))
    return text ? [{ seat, text, anchors }] : []
  })
}

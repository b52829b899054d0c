// Sentences for actions, events and refusals, from their fields and the games' Fluent messages.

import { targetOf, wheresOf } from './board'
import type { Fields, GameWords, KindPage, Line, Now } from './wire'
import { aside, has, say } from './words.svelte'

function wordOf(game: GameWords, name: string, kind: KindPage['fields'][string] | undefined, value: unknown, names: readonly string[]): string | number {
  if (Array.isArray(value)) {
    const told = value.map((item) => wordOf(game, name, kind, item, names))
    return told.join(', ')
  }
  const own = `${game.id}-page-word-${name}`
  const id = has(own) ? own : `${game.id}-${name}`
  if (value === null || value === undefined) return has(id) ? say(id, { value: 'hidden' }) : '?'
  if (kind === 'seat') return names[Number(value)] || String(value)
  if (kind === 'word' && has(id)) return say(id, { value: String(value) })
  return typeof value === 'number' ? value : String(value)
}

type Part = 'actions' | 'events' | 'refusals' | 'reasons'

/** What a sentence can be made of: each field in words, and where its hexes lie. */
export function wordsOf(game: GameWords, part: Part, fields: Fields, names: readonly string[]): Record<string, string | number> {
  const shape = game[part][String(fields['kind'])]?.fields ?? {}
  const words: Record<string, string | number> = wheresOf(game, shape, fields)
  for (const name of Object.keys(shape)) words[name] = wordOf(game, name, shape[name], fields[name], names)
  return words
}

function tell(game: GameWords, part: Part, prefix: string, fields: Fields, names: readonly string[], more: Record<string, string> = {}): string {
  const kind = String(fields['kind'])
  const words = { ...more, ...wordsOf(game, part, fields, names) }
  // The page may have words of its own, where one sees the board and needs no numbers.
  const own = `${game.id}-page-${prefix}-${kind}`
  return say(has(own) ? own : `${game.id}-${prefix}-${kind}`, words)
}

/** Fields of what followed, as `$then-field`: for sentences of the page's own that say an action with what came of it. */
function thensOf(game: GameWords, events: readonly Fields[], names: readonly string[]): Record<string, string> {
  const words: Record<string, string> = {}
  for (const event of events) for (const [name, word] of Object.entries(wordsOf(game, 'events', event, names))) words[`then-${name}`] ??= String(word)
  return words
}

export const tellAction = (game: GameWords, fields: Fields, names: readonly string[]): string =>
  tell(game, 'actions', 'do', fields, names)
/** What was done, with what came of it where the game has words for that. */
const tellDone = (game: GameWords, fields: Fields, names: readonly string[], events: readonly Fields[]): string =>
  events.length && has(`${game.id}-page-did-${String(fields['kind'])}`) ? tell(game, 'actions', 'did', fields, names, thensOf(game, events, names)) : tellAction(game, fields, names)
/** What happened besides: where the sentence of an action says what came of it, that is not said again. */
function eventsLeft(game: GameWords, { action, events }: Line): Line['events'] {
  const told = action ? aside(`${game.id}-page-did-${action.kind}`, 'tells') : ''
  const at = told ? events.findIndex((event) => event.kind === told) : -1
  return events.filter((_, k) => k !== at)
}
/** A line of the record: who did what, or took it back. */
export function tellLine(game: GameWords, line: Line, names: readonly string[]): string {
  const name = line.seat === null ? say('page-chance') : (names[line.seat] ?? String(line.seat))
  if (line.action) return `${name} ${tellDone(game, line.action, names, line.events)}`
  if (line.undone) return say('page-took-back', { name, count: line.undone })
  if (line.back !== null) return say('line-back', { name, line: line.back })
  const [what, level = ''] = line.note.split(' ')
  return what === 'lent' ? say('line-lent', { name, level: has(`bot-${level}`) ? say(`bot-${level}`) : level }) : say('line-taken', { name })
}

/** What happened besides the action, in sentences: none that the action's own has said, and none twice. */
export function besides(game: GameWords, line: Line, names: readonly string[]): { events: Line['events']; text: string }[] {
  const done = tellLine(game, line, names)
  const told = new Map<string, Line['events']>()
  for (const event of eventsLeft(game, line)) {
    const text = tellEvent(game, event, names)
    if (text !== done) told.set(text, [...(told.get(text) ?? []), event])
  }
  return [...told].map(([text, events]) => ({ events, text: events.length > 1 ? `${text} × ${events.length}` : text }))
}

/** An action as it stands on a button, with what lies where it would be done; as what one does where no button was thought of. */
export const tellChoice = (game: GameWords, now: Now, fields: Fields, names: readonly string[]): string =>
  capital(tell(game, 'actions', has(`${game.id}-choose-${String(fields['kind'])}`) ? 'choose' : 'do', fields, names, { target: targetOf(game, now, fields) }))
export const tellEvent = (game: GameWords, fields: Fields, names: readonly string[]): string =>
  tell(game, 'events', 'event', fields, names)
export const tellRefusal = (game: GameWords, fields: Fields, names: readonly string[]): string =>
  tell(game, 'refusals', 'no', fields, names)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A word field of a game, such as a terrain or a card. */
export const tellWord = (game: GameWords, field: string, value: string): string => say(`${game.id}-${field}`, { value })

// Any value of a view, as it is shown to somebody who does not know its game. What is a player is told by names: `seat`,
// `…_seat`, `…_seats` and what an action or event calls a player hold players; `…_by_seat`, and what the engine found to be
// as long as the table has seats, hold one thing for each.

import type { GameWords } from '../../lib/wire'
import { has, say, sayIf } from '../../lib/words.svelte'

export type Told =
  | { is: 'nothing' }
  /** With the word it stands for, where it is one of the game's. */
  | { is: 'text'; text: string; word?: string }
  | { is: 'seat'; seat: number }
  /** One after another, equal ones counted. */
  | { is: 'list'; items: { told: Told; count: number }[] }
  /** A line for each thing; `seat` is whose it is. */
  | { is: 'table'; heads: string[]; rows: { seat: number | null; cells: Told[] }[] }
  | { is: 'things'; lines: { label: string; told: Told }[] }

type Fields = Record<string, unknown>

const NOTHING: Told = { is: 'nothing' }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
const spaced = (key: string): string => key.replace(/_by_seat$|_seats?$/, '').replaceAll(/[_-]/g, ' ').trim()
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a key is called: in the game's words, in those that games share, or by itself. */
export function labelOf(game: GameWords, key: string): string {
  const name = key.replaceAll('_', '-')
  const found = [`${game.id}-view-${name}`, `${game.id}-fact-${name}`, `plain-${name}`].find(has)
  return capital(found ? say(found) : spaced(key) || key)
}

/** What goes by seat: a name, and a value for each player. */
export interface Column {
  key: string
  label: string
  cells: Told[]
}

export class Teller {
  private readonly players: Set<string>

  constructor(
    private readonly game: GameWords,
    private readonly seats: number,
  ) {
    const kinds = [game.actions, game.events, game.refusals].flatMap((words) => Object.values(words))
    this.players = new Set(kinds.flatMap(({ fields }) => Object.keys(fields).filter((name) => fields[name] === 'seat')))
  }

  label = (key: string): string => labelOf(this.game, key)

  isBySeat = (key: string, value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length === this.seats && (this.game.by_seat.includes(key) || key.endsWith('by_seat'))

  tell(key: string, value: unknown): Told {
    if (Array.isArray(value)) return this.tellList(key, value)
    if (isFields(value)) return this.tellFields(value)
    if (value === null || value === undefined || value === '') return NOTHING
    if (typeof value === 'boolean') return { is: 'text', text: say(value ? 'page-option-on' : 'page-option-off') }
    if (typeof value === 'number') return this.tellNumber(key, value)
    return this.tellWord(key, String(value))
  }

  /** A list that goes by seat, or each field of the things in it. */
  columns(key: string, list: readonly unknown[]): Column[] {
    if (!list.every(isFields)) return [{ key, label: this.label(key), cells: list.map((item) => this.tell(spaced(key), item)) }]
    const keys = [...new Set(list.flatMap((item) => Object.keys(item)))].filter((name) => name !== 'seat')
    return keys.map((name) => ({ key: name, label: this.label(name), cells: list.map((item) => this.tell(name, item[name])) }))
  }

  /** One line for each player. */
  bySeat(columns: readonly Column[]): Told {
    const rows = Array.from({ length: this.seats }, (_, seat) => ({ seat, cells: columns.map(({ cells }) => cells[seat] ?? NOTHING) }))
    return { is: 'table', heads: columns.map(({ label }) => label), rows }
  }

  private tellNumber(key: string, value: number): Told {
    if (!/(^|_)seats?$/.test(key) && !this.players.has(key)) return { is: 'text', text: Number.isInteger(value) ? String(value).replace('-', '−') : String(Number(value.toPrecision(3))) }
    return value >= 0 && value < this.seats ? { is: 'seat', seat: value } : NOTHING
  }

  private tellWord(key: string, word: string): Told {
    const { id, words } = this.game
    const field = words[key]?.includes(word) ? key : Object.keys(words).find((name) => words[name]!.includes(word))
    const said = (field && sayIf(`${id}-${field}`, { value: word })) ?? sayIf(`${id}-${key.replaceAll('_', '-')}`, { value: word })
    return { is: 'text', text: said ?? spaced(word), ...(field ? { word } : {}) }
  }

  private tellList(key: string, list: readonly unknown[]): Told {
    if (list.length === 0) return NOTHING
    if (this.isBySeat(key, list)) return this.bySeat(this.columns(key, list))
    if (list.every(isPlain)) return { is: 'list', items: counted(list.map((item) => this.tell(key, item))) }
    if (!list.every(isFields)) return { is: 'things', lines: list.map((item, k) => ({ label: String(k + 1), told: this.tell(key, item) })) }
    const heads = [...new Set(list.flatMap((item) => Object.keys(item)))]
    const rows = list.map((item) => ({ seat: null, cells: heads.map((name) => this.tell(name, item[name])) }))
    return { is: 'table', heads: heads.map(this.label), rows }
  }

  /** Things by name, counted where all are numbers: cards in a hand. */
  private tellFields(fields: Fields): Told {
    const entries = Object.entries(fields)
    if (entries.length === 0) return NOTHING
    const isCount = (name: string, value: unknown): boolean => typeof value === 'number' && value >= 0 && this.isWord(name)
    if (entries.every(([name, value]) => isCount(name, value))) {
      const items = entries.filter(([, count]) => Number(count) > 0).map(([name, count]) => ({ told: this.tellWord('', name), count: Number(count) }))
      return items.length ? { is: 'list', items } : NOTHING
    }
    return { is: 'things', lines: entries.map(([name, value]) => ({ label: this.label(name), told: this.tell(name, value) })) }
  }

  private isWord = (name: string): boolean => Object.values(this.game.words).some((words) => words.includes(name))
}

/** Equal words once, with how many there are; numbers and players stay as they are. */
function counted(list: readonly Told[]): { told: Told; count: number }[] {
  const found: { told: Told; count: number }[] = []
  for (const told of list) {
    const same = told.is === 'text' && told.word ? found.find((item) => item.told.is === 'text' && item.told.word === told.word) : undefined
    if (same) same.count += 1
    else found.push({ told, count: 1 })
  }
  return found
}

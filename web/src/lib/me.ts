// One's games, finished and under way: what the server knows of the keys of this browser and of the account.

import { account } from './account.svelte'
import { api, ask } from './api'
import { cardOf } from './card'
import { gameOf } from './games'
import { namesOf } from './names'
import { localSeats } from './seats'
import type { Chair, SeatResult, TableLine } from './wire'
import { spoken } from './words.svelte'

const MOST_TOKENS = 200

export const ownKeys = (): string[] => localSeats().filter((held) => held.seat !== null).map((held) => held.token).slice(-MOST_TOKENS)

export const me = {
  results: (game: string | null, skip: number) => ask('POST /api/results', { body: { tokens: ownKeys(), game, skip } }),
  statistics: () => ask('POST /api/statistics', { body: { tokens: ownKeys() } }),
}

/** Tables that wait for the start or are being played, where one is asked first. Several seats at one device are one game. */
export async function running(): Promise<TableLine[]> {
  await account.ready
  const tokens = ownKeys()
  const here = tokens.length ? (await api.mine(tokens)).tables : []
  const all = account.name === null ? here : [...here, ...(await account.tables())]
  const owed = new Set(all.filter((line) => line.is_owed).map((line) => line.table))
  const seen = new Set<string>()
  const once = all.filter((line) => line.status !== 'over' && !seen.has(line.table) && seen.add(line.table))
  const weight = (line: TableLine): number => (line.is_owed ? 0 : line.status === 'playing' ? 1 : 2)
  return once.map((line) => ({ ...line, is_owed: owed.has(line.table) })).sort((a, b) => weight(a) - weight(b))
}

export function pictureOf(id: string): string {
  const game = gameOf(id)
  return game ? cardOf(game).scene[1] : 'dinosaur'
}

const chairOf = (chair: SeatResult): Chair => ({ kind: chair.is_bot ? 'bot' : 'person', name: chair.name, level: chair.level, face: '', colour: null, head_start: 0 })
/** What to call whoever sat there. */
export const playersOf = (chairs: readonly SeatResult[]): string[] => namesOf(chairs.map(chairOf))

export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat(spoken.language, { day: 'numeric', month: 'short', year: 'numeric' }).format(seconds * 1000)

/** How long something took, in its largest unit that is at least two. */
export function lasted(seconds: number): string {
  const [unit, size] = seconds >= 2 * 86_400 ? ['day', 86_400] as const : seconds >= 2 * 3600 ? ['hour', 3600] as const : ['minute', 60] as const
  return new Intl.NumberFormat(spoken.language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(Math.max(1, Math.round(seconds / size)))
}

export const decimal = (number: number): string => new Intl.NumberFormat(spoken.language, { maximumFractionDigits: 1 }).format(number)

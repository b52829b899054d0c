// One's games, finished and under way: what the server knows of the keys of this browser and of the account.

import { account } from './account.svelte'
import { api, ask } from './api'
import { ownKeys, putTogether } from './both'
import { cardOf } from './card'
import { gameOf } from './games'
import { namesOf } from './names'
import { localSeats } from './seats'
import { openTable } from './open'
import { plainChair } from './portraits'
import { settings } from './settings.svelte'
import type { AnswerInvitation, Chair, GameWords, PersonLine, ResultPage, SeatResult, Statistics, TableLine } from './wire'
import { suggestFor } from './suggest'
import { joinResults, joinStatistics, NO_RESULTS, NO_STATISTICS, pageOf, resultsUpTo } from './sums'
import { isServerless } from './transport'
import { say, spoken } from './words.svelte'

async function results(game: string | null, skip: number): Promise<ResultPage> {
  const look = (tokens: string[], here: boolean, from: number) => ask('POST /api/results', { body: { tokens, game, skip: from }, here })
  // Whoever has played in one place alone is shown its pages as they are.
  if (!ownKeys(true).length && !isServerless()) return look(ownKeys(false), false, skip)
  return pageOf(await putTogether((tokens, here) => resultsUpTo(skip, (from) => look(tokens, here, from)), NO_RESULTS, joinResults, true), skip)
}

/** Whom one has played with at this device is no one that a link could be sent to. */
async function statisticsOf(tokens: string[], here: boolean): Promise<Statistics> {
  const found = await ask('POST /api/statistics', { body: { tokens }, here })
  return here ? { ...found, people: [] } : found
}

export const me = {
  results,
  statistics: () => putTogether((tokens, here) => statisticsOf(tokens, here), NO_STATISTICS, joinStatistics, true),
}

export const invitations = {
  look: () => ask('GET /api/account/invitations', {}),
  answer: (body: AnswerInvitation) => ask('POST /api/account/invitations', { body }),
}

const ASKED = 'asked'
const MOST_ASKED = 30
/** For whom the chairs of a table that was opened here are. */
export interface AskedSeat {
  seat: number
  name: string
}

function allAsked(): [string, AskedSeat[]][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ASKED) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, AskedSeat[]][]) : []
  } catch {
    return []
  }
}

export const askedAt = (table: string): AskedSeat[] => allAsked().find(([other]) => other === table)?.[1] ?? []

/** A table with a chair for each of these people, and bots where the game needs more. Whoever is signed in has them asked. */
export async function playAgain(game: GameWords, people: readonly PersonLine[]): Promise<void> {
  const { level } = suggestFor(game)
  const more = Math.max(0, game.fewest - 1 - people.length)
  const chairs = [{ kind: 'me' as const, name: settings.name || account.name || say('page-guest') }, ...people.map(() => ({ kind: 'friend' as const })), ...Array.from({ length: more }, () => ({ kind: 'bot' as const, level }))]
  const before = new Set(localSeats().map((held) => held.table))
  await openTable(game.id, chairs, {}, false)
  const host = localSeats().find((held) => held.isHost && !before.has(held.table))
  if (!host) return
  const seats = people.map(({ name }, k) => ({ seat: k + 1, name }))
  localStorage.setItem(ASKED, JSON.stringify([...allAsked(), [host.table, seats]].slice(-MOST_ASKED)))
  if (account.name === null) return
  for (const [k, person] of people.entries()) {
    const body = { seat: k + 1, at: person.table, person: person.seat }
    await ask('POST /api/tables/{table}/ask-person', { table: host.table, token: host.token, body })
  }
}

/** Tables that wait for the start or are being played, where one is asked first. Several seats at one device are one game. */
export async function running(): Promise<TableLine[]> {
  await account.ready
  const { tables: held } = await api.mine()
  const all = account.name === null ? held : [...held, ...(await account.tables())]
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

const chairOf = (chair: SeatResult): Chair => ({ ...plainChair(chair.name, chair.level), kind: chair.is_bot ? 'bot' : 'person' })
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

// The seats this browser holds. Their tokens stay here and in link fragments. Whoever is signed in holds those of the account too.

import { forgetKeys, notedKeys, noteKeys } from './keynotes'
import type { HeldSeat, WatchMessage } from './wire'

export interface Held {
  table: string
  game: string
  seat: number | null
  /** A secret of the server's; or `@2`, `@host` for a place of the account, which the session opens. */
  token: string
  /** The host may start the game. */
  isHost: boolean
  /** When this browser came to hold it. */
  at?: number
}

const KEY = 'seats'
const listeners = new Set<() => void>()
let ofAccount: Held[] = []
let ofLesson: Held | null = null

/** What this browser itself has tokens for. */
export function localSeats(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Held[]) : []
  } catch {
    return []
  }
}

const MOST = 200
const isOfBrowser = ({ table }: Held): boolean => table.startsWith('here-')
let noting: Promise<unknown> = Promise.resolve()
/** When the keys of tables in this browser are where nothing is lost any more. */
export const whenNoted = (): Promise<unknown> => noting
const note = (work: (seats: readonly Held[]) => Promise<void>, seats: readonly Held[]): void => {
  const here = seats.filter(isOfBrowser)
  if (here.length) noting = work(here).catch(() => undefined)
}

/** What was noted, and not written here before the browser ended. */
export async function bringKeysBack(): Promise<void> {
  const lost = (await notedKeys()).filter(({ token }) => !localSeats().some((held) => held.token === token))
  if (lost.length) keep([...localSeats(), ...lost])
}

/** Who else holds the key of a table in this browser? Nobody: those are never dropped. */
function keep(seats: Held[]): void {
  const kept = new Set(seats.filter((held) => !isOfBrowser(held)).slice(-MOST))
  localStorage.setItem(KEY, JSON.stringify(seats.filter((held) => isOfBrowser(held) || kept.has(held))))
}

export function hold(seats: Held[]): void {
  // One key a place is enough: a newer one takes the place of the older.
  const isNewer = (old: Held): boolean => seats.some((seat) => seat.token === old.token || (seat.table === old.table && seat.seat === old.seat))
  const held = seats.map((seat) => ({ at: Date.now(), ...seat }))
  keep([...localSeats().filter((old) => !isNewer(old)), ...held])
  note(noteKeys, held)
  for (const listener of listeners) listener()
}

export function letGo(tokens: string[]): void {
  note(forgetKeys, localSeats().filter(({ token }) => tokens.includes(token)))
  keep(localSeats().filter((seat) => !tokens.includes(seat.token)))
}

/** Calls back whenever this browser comes to hold a seat. */
export const whenHeld = (listener: () => void): unknown => listeners.add(listener)

export function setAccountSeats(seats: readonly HeldSeat[]): void {
  ofAccount = seats.map(({ table, game, seat }) => ({ table, game, seat, token: seat === null ? '@host' : `@${seat}`, isHost: seat === null }))
}

const isSame = (one: Held, other: Held): boolean => one.table === other.table && one.seat === other.seat && one.isHost === other.isHost

/** The learner's seat. It is not kept with the others: what one learns is none of one's games. */
export const teachAt = (seat: Held): unknown => (ofLesson = seat)

export function heldSeats(): Held[] {
  const local = [...localSeats(), ...(ofLesson ? [ofLesson] : [])]
  return [...local, ...ofAccount.filter((seat) => !local.some((other) => isSame(seat, other)))]
}

export const heldAt = (table: string): Held[] => heldSeats().filter((seat) => seat.table === table)

/** How a request shows what it has. */
export const shown = (token: string): Record<string, string> =>
  token.startsWith('@') ? { 'Dinotable-Seat': token.slice(1) } : { Authorization: `Bearer ${token}` }

/** How a `watch` message does. */
export const watched = (token: string | null): Pick<WatchMessage, 'seat' | 'token'> =>
  token === null ? {} : token.startsWith('@') ? { seat: Number(token.slice(1)) } : { token }

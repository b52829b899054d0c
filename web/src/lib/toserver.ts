// A table that lives in this browser goes on at the server; or is deleted. Nothing of it is gone here before the server has it.

import { answerTo, ask, Refused } from './api'
import { heldAt, hold, letGo, type Held } from './seats'
import { newKey } from './sitting'
import { say } from './words.svelte'

/** Secrets for the table at the server, made here and kept before they are sent: a lost answer is asked for again, and is the same. */
interface Moving {
  /** How far the table had come: one that has gone on here since is another one to the server. */
  entries: number
  host: string
  keys: (string | null)[]
}

interface Left {
  charter: { game: string; chairs: { kind: string }[] }
  entries: unknown[]
}

const nameOf = (table: string): string => `moving-${table}`

export function movingOf(table: string, left: Left): Moving {
  const kept = JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null') as Moving | null
  if (kept?.entries === left.entries.length) return kept
  const made = { entries: left.entries.length, host: newKey(), keys: left.charter.chairs.map(({ kind }) => (kind === 'bot' ? null : newKey())) }
  localStorage.setItem(nameOf(table), JSON.stringify(made))
  return made
}

const hostOf = (table: string): string => heldAt(table).find(({ isHost }) => isHost)?.token ?? ''

/** Where it is now. While it is on its way, nobody plays on here. */
export async function takeToServer(table: string): Promise<string> {
  const left = JSON.parse(await answerTo('POST', `/api/tables/${table}/leave`, hostOf(table), {}, true)) as Left
  let opened
  try {
    const { host, keys } = movingOf(table, left)
    opened = await ask('POST /api/bring', { body: JSON.stringify({ table: left, host, keys }) })
  } catch (error) {
    await answerTo('POST', `/api/tables/${table}/stay`, hostOf(table), {}, true)
    throw error instanceof Refused && error.code === 'setup' ? new Error(say('here-server-refused')) : error
  }
  const { game } = left.charter
  const seats: Held[] = opened.seats.map(({ seat, token }) => ({ table: opened.table, game, seat, token, isHost: false }))
  hold([{ table: opened.table, game, seat: null, token: opened.host, isHost: true }, ...seats])
  await deleteHere(table)
  return opened.table
}

export async function deleteHere(table: string): Promise<void> {
  await ask('DELETE /api/tables/{table}', { table, token: hostOf(table) })
  letGo(heldAt(table).map(({ token }) => token))
  localStorage.removeItem(nameOf(table))
}

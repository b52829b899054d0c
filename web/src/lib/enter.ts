// Coming to a table: by a seat's link, by what this browser or the account holds, or to watch.

import { account } from './account.svelte'
import { api, Refused, type TablePage } from './api'
import { reseat } from './reseat'
import { heldAt, hold, letGo } from './seats'

export type Entry =
  | { kind: 'in'; page: TablePage; token: string | null }
  /** Somebody sits there already, and has not come from this browser. */
  | { kind: 'taken'; page: TablePage; token: string; name: string }
  /** The link's secret opens nothing here. */
  | { kind: 'wrong' }
  | { kind: 'gone' }
  /** It was cleared away, and this key brings it back. */
  | { kind: 'cleared'; token: string }

const refusedAs = (error: unknown, code: string): boolean => error instanceof Refused && error.code === code

async function look(id: string, token: string | null): Promise<TablePage | null> {
  try {
    return await api.table(id, token)
  } catch (error) {
    if (refusedAs(error, 'token') || refusedAs(error, 'role') || refusedAs(error, 'session')) return null
    throw error
  }
}

/** Keeps the seat in this browser. */
export function take(page: TablePage, token: string): Entry {
  hold([{ table: page.table, game: page.game, seat: page.viewer, token, isHost: page.is_host }])
  return { kind: 'in', page, token: page.viewer === null ? null : token }
}

async function byLink(id: string, token: string): Promise<Entry> {
  const page = /^[A-Za-z0-9_-]{43}$/.test(token) ? await look(id, token) : null
  if (!page) return { kind: 'wrong' }
  const name = page.viewer === null ? '' : (page.now.chairs[page.viewer]?.name ?? '')
  const isHere = heldAt(id).some((held) => held.seat === page.viewer)
  return name && !isHere && page.now.status === 'open' ? { kind: 'taken', page, token, name } : take(page, token)
}

async function byHolding(id: string): Promise<Entry> {
  // Without a network, or where a token opens nothing any more, what follows finds out.
  await reseat(id).catch(() => undefined)
  for (const { token } of heldAt(id).filter((held) => held.seat !== null)) {
    const page = await look(id, token)
    if (page) return { kind: 'in', page, token }
    // The seat has gone to somebody else meanwhile.
    letGo([token])
  }
  return { kind: 'in', page: await api.table(id, null), token: null }
}

/** What one has that opens a table which was cleared away. To everybody else the server says that there is none. */
async function keyTo(id: string, fragment: string): Promise<string | null> {
  for (const token of [...(fragment ? [fragment] : []), ...heldAt(id).map((held) => held.token)]) {
    const code = await api.table(id, token).then(
      () => '',
      (error: unknown) => (error instanceof Refused ? error.code : ''),
    )
    if (code === 'cleared') return token
  }
  return null
}

export async function enter(id: string, fragment: string): Promise<Entry> {
  await account.ready
  try {
    return fragment ? await byLink(id, fragment) : await byHolding(id)
  } catch (error) {
    if (!refusedAs(error, 'no-table') && !refusedAs(error, 'cleared')) throw error
    const token = await keyTo(id, fragment)
    return token ? { kind: 'cleared', token } : { kind: 'gone' }
  }
}

// Coming to a table: by a seat's link, by what this browser or the account holds, or to watch.

import { account } from './account.svelte'
import { api, Refused } from './api'
import { reseat } from './reseat'
import { heldAt, hold, letGo } from './seats'
import { forgetSitting, sittingsAt, sittingWith } from './sitting'
import { settings } from './settings.svelte'
import type { Sit, TablePage } from './wire'

export type Entry =
  | { kind: 'in'; page: TablePage; token: string | null }
  /** A chair waits for whoever has come by this link. */
  | { kind: 'invited'; page: TablePage; token: string }
  /** The link was used, and not in this browser. */
  | { kind: 'used'; hasSeat: boolean }
  /** The link's secret opens nothing here. */
  | { kind: 'wrong' }
  | { kind: 'gone' }
  /** It was cleared away, and this token brings it back. */
  | { kind: 'cleared'; token: string }
  /** The host has given this browser's chair away. */
  | { kind: 'removed' }
  /** Another tab of this browser plays there. */
  | { kind: 'elsewhere' }

const CLOSED = ['token', 'role', 'session', 'invitation']

const refusedAs = (error: unknown, ...codes: string[]): boolean => error instanceof Refused && codes.includes(error.code)

async function look(id: string, token: string): Promise<TablePage | null> {
  try {
    return await api.table(id, token)
  } catch (error) {
    if (refusedAs(error, ...CLOSED)) return null
    throw error
  }
}

/** Keeps the seat in this browser. */
function take(page: TablePage, token: string): Entry {
  hold([{ table: page.table, game: page.game, seat: page.viewer, token, isHost: page.is_host }])
  return { kind: 'in', page, token: page.viewer === null ? null : token }
}

/** Exchanges an invitation for the key of the seat; tried again, it is the same exchange. */
export async function sitDown(id: string, invitation: string, name?: string, look: Pick<Sit, 'face' | 'colour'> = settings.look): Promise<Entry> {
  const { key } = sittingWith(id, invitation)
  await api.sit(id, invitation, { key, ...(name === undefined ? {} : { name, ...look }) })
  return take(await api.table(id, key), key)
}

async function invited(page: TablePage, invitation: string): Promise<Entry> {
  const seat = page.invited!
  const held = heldAt(page.table).find((one) => one.seat === seat)
  const own = held && (await look(page.table, held.token))
  if (own) return { kind: 'in', page: own, token: held.token }
  // Somebody sits there: themselves, on another device. Nothing needs to be asked.
  if (page.now.chairs[seat]?.name) return sitDown(page.table, invitation)
  sittingWith(page.table, invitation)
  return { kind: 'invited', page, token: invitation }
}

/** The first free chair that nobody takes in the same moment; null where all are taken. */
export async function sitFree(id: string, name: string, free: readonly number[]): Promise<Entry | null> {
  const { key } = sittingWith(id, '')
  // The answer to an earlier try may have been lost.
  let page = await look(id, key)
  for (const seat of page ? [] : free) {
    try {
      await api.sit(id, null, { name, seat, key, ...settings.look })
      page = await api.table(id, key)
      break
    } catch (error) {
      if (refusedAs(error, 'token')) forgetSitting(key)
      if (!refusedAs(error, 'taken')) throw error
    }
  }
  if (!page) return null
  forgetSitting(key)
  return take(page, key)
}

/** A link that was used: in this browser, where it opens the seat, or elsewhere. */
async function used(id: string, invitation: string): Promise<Entry> {
  const begun = sittingsAt(id).find((sitting) => sitting.invitation === invitation)
  const page = begun && (await look(id, begun.key))
  if (page) return take(page, begun.key)
  return { kind: 'used', hasSeat: heldAt(id).some((held) => held.seat !== null) }
}

async function byLink(id: string, token: string): Promise<Entry> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return { kind: 'wrong' }
  try {
    const page = await api.table(id, token)
    return page.invited === null ? take(page, token) : await invited(page, token)
  } catch (error) {
    if (refusedAs(error, 'invitation')) return used(id, token)
    if (refusedAs(error, ...CLOSED)) return { kind: 'wrong' }
    throw error
  }
}

async function byHolding(id: string): Promise<Entry> {
  // Without a network, or where a token opens nothing any more, what follows finds out.
  await reseat(id).catch(() => undefined)
  for (const { token } of heldAt(id).filter((held) => held.seat !== null)) {
    const page = await look(id, token)
    if (page && page.invited === null) return { kind: 'in', page, token }
    // The seat has gone to somebody else meanwhile, or was never sat on and is to be had by invitation.
    letGo([token])
    if (page) return invited(page, token)
  }
  return (await byBegun(id)) ?? { kind: 'in', page: await api.table(id, null), token: null }
}

/** By a link that was opened here before, or a chair that was asked for without hearing the answer. */
async function byBegun(id: string): Promise<Entry | null> {
  for (const { invitation, key } of sittingsAt(id)) {
    const seated = await look(id, key)
    if (seated) return take(seated, key)
    const page = invitation ? await look(id, invitation) : null
    if (page && page.invited !== null) return invited(page, invitation)
    forgetSitting(key)
  }
  return null
}

/** What one has that opens a table which was cleared away. To everybody else the server says that there is none. */
async function keyTo(id: string, fragment: string): Promise<string | null> {
  const begun = sittingsAt(id).flatMap(({ key, invitation }) => [key, invitation])
  for (const token of [fragment, ...heldAt(id).map((held) => held.token), ...begun].filter(Boolean)) {
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
    if (refusedAs(error, 'elsewhere')) return { kind: 'elsewhere' }
    if (!refusedAs(error, 'no-table', 'cleared')) throw error
    const token = await keyTo(id, fragment)
    return token ? { kind: 'cleared', token } : { kind: 'gone' }
  }
}

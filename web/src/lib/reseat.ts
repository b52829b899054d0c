// Before the start chairs may change places, and a token goes with its chair: ask which seat each one opens now.

import { account } from './account.svelte'
import { api } from './api'
import { checkLinks } from './links'
import { hold, localSeats, type Held } from './seats'

export async function reseat(id: string): Promise<void> {
  const moved: Held[] = []
  for (const held of localSeats().filter(({ table, seat }) => table === id && seat !== null)) {
    const { viewer } = await api.table(id, held.token)
    moved.push({ ...held, seat: viewer ?? held.seat })
  }
  // All at once: one that has moved must not push out another that is yet to move.
  if (moved.length) hold(moved)
  if (account.name !== null) await account.tables()
  await checkLinks(id)
}

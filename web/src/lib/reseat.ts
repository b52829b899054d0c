// Before the start chairs may change places, and a token goes with its chair: ask which seat each one opens now.

import { account } from './account.svelte'
import { api } from './api'
import { keepLinks, linksOf } from './links'
import { hold, localSeats } from './seats'

export async function reseat(id: string): Promise<void> {
  for (const held of localSeats().filter(({ table, seat }) => table === id && seat !== null)) {
    const { viewer } = await api.table(id, held.token)
    if (viewer !== null && viewer !== held.seat) hold([{ ...held, seat: viewer }])
  }
  if (account.name !== null) await account.tables()
  const links = linksOf(id)
  for (const link of links) link.seat = (await api.table(id, link.token)).viewer ?? link.seat
  if (links.length) keepLinks(id, links)
}

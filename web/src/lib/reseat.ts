// Before the start chairs may change places, and a token goes with its chair: ask which seat each one opens now.

import { api, type SeatToken } from './api'
import { heldAt, hold } from './seats'

export async function reseat(id: string): Promise<void> {
  for (const held of heldAt(id).filter(({ seat }) => seat !== null)) {
    const { viewer } = await api.table(id, held.token)
    if (viewer !== null && viewer !== held.seat) hold([{ ...held, seat: viewer }])
  }
  const links = JSON.parse(sessionStorage.getItem(`links-${id}`) ?? '[]') as SeatToken[]
  for (const link of links) link.seat = (await api.table(id, link.token)).viewer ?? link.seat
  if (links.length) sessionStorage.setItem(`links-${id}`, JSON.stringify(links))
}

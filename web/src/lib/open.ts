// Opening a table, and keeping what the server hands over for it.

import { api } from './api'
import { keepLinks } from './links'
import { naming } from './naming.svelte'
import { route } from './route.svelte'
import { hold, whenNoted, type Held } from './seats'
import { keepDuplicateLinks } from './secondtable'
import { settings } from './settings.svelte'
import type { ChairWish, TimeControlWish, Variant, VariantWish } from './wire'
import { say } from './words.svelte'

const USUAL_RATED = { clock: 'bank', seconds: 1800, added: 15 } as const
/** A rated table has a clock, which alone decides when a bot plays on. */
const ratedTime = ({ stand_in: _, absent: __, ...wished }: TimeControlWish): TimeControlWish => ((wished.clock ?? 'none') === 'none' ? { ...wished, ...USUAL_RATED } : wished)

/** Null for the usual box. */
const variantWish = ({ name = '', changed = {} }: Variant): VariantWish | null => (name.trim() || Object.keys(changed).length ? { name: name.trim(), changed } : null)

export async function openTable(game: string, wished: ChairWish[], options: Record<string, string>, listed: boolean, timeControl: TimeControlWish = {}, duplicate = false, rated = false, explains = false, variant: Variant = {}, here = false): Promise<void> {
  let chairs = wished
  if (!settings.name && chairs.some(({ kind }) => kind === 'friend' || kind === 'open') && chairs.some(({ kind }) => kind === 'me')) {
    const name = await naming.ask()
    if (!name) return
    chairs = chairs.map((chair) => (chair.kind === 'me' ? { ...chair, name } : chair))
  }
  chairs = chairs.map((chair) => (chair.kind === 'me' ? { ...chair, ...settings.look } : chair))
  const isFull = chairs.every((chair) => chair.kind === 'me' || chair.kind === 'here' || chair.kind === 'bot')
  const opened = await api.open({ game, chairs, options, listed, start: isFull, time_control: rated ? ratedTime(timeControl) : timeControl, duplicate: duplicate && !rated, rated, explains, variant: variantWish(variant) }, here)
  const held: Held[] = [{ table: opened.table, game, seat: null, token: opened.host, isHost: true }]
  for (const { seat, token } of opened.seats) {
    const kind = chairs[seat]?.kind
    if (kind === 'me' || kind === 'here') held.push({ table: opened.table, game, seat, token, isHost: false })
  }
  const links = opened.seats.filter(({ seat }) => chairs[seat]?.kind === 'friend')
  if (links.length) keepLinks(opened.table, links)
  if (opened.duplicate) keepDuplicateLinks(opened.table, opened.duplicate.seats)
  hold(held)
  await whenNoted()
  route.go(`/t/${opened.table}`)
}

/** A real game right away, with bots who explain what they did and a hint before one's own first moves. */
export function openExplained(game: string, level: string, seats = 2): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }))
  return openTable(game, [{ kind: 'me', name: settings.name || say('page-guest') }, ...bots], {}, false, {}, false, false, true)
}

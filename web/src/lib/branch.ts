// What if: a private table that begins with lines of a finished game.

import { finished } from './finished'
import { route } from './route.svelte'
import { hold } from './seats'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

/** Opens it and goes there. `others`: a level of bots, or `here` for people at this device. */
export async function branchFrom(id: string, game: string, line: number, seat: number, others: string): Promise<void> {
  const wish = { line, seat, name: settings.name || say('page-who-me'), others: others === 'here' ? ('here' as const) : ('bots' as const) }
  const opened = await finished.branch(id, others === 'here' ? wish : { ...wish, level: others })
  hold([
    { table: opened.table, game, seat: null, token: opened.host, isHost: true },
    // One's own seat first: it is the one the table opens with.
    ...opened.seats.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat)).map((held) => ({ table: opened.table, game, seat: held.seat, token: held.token, isHost: false })),
  ])
  route.go(`/t/${opened.table}`)
}

/** Whom one plays against if one says nothing. */
export const usualOthers = (levels: readonly string[]): string => (levels.includes('greedy') ? 'greedy' : (levels.at(-1) ?? 'here'))

// One's tables may live in two places, at the server and in this browser: both are asked, and what they say is put together.

import { localSeats } from './seats'
import { isHere, isServerless } from './transport'

const MOST_TOKENS = 200

/** The keys of one's seats in one of the two places. */
export const ownKeys = (here: boolean): string[] =>
  localSeats().filter((held) => held.seat !== null && isHere(held.table) === here).map((held) => held.token).slice(-MOST_TOKENS)

/** Whichever answers is enough. The host of this browser is asked only where one has played here: else nobody needs to start it. */
export async function putTogether<T>(ask: (tokens: string[], here: boolean) => Promise<T>, none: T, join: (one: T, other: T) => T, isAccountAsked = false): Promise<T> {
  const [there, here] = [ownKeys(false), ownKeys(true)]
  const asked: Promise<T>[] = []
  if (!isServerless() && (there.length || isAccountAsked)) asked.push(ask(there, false))
  if (here.length) asked.push(ask(here, true))
  const told = await Promise.allSettled(asked)
  const found = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = told.find((one) => one.status === 'rejected')
  if (failed && !found.length) throw failed.reason
  return found.length ? found.slice(1).reduce<T>(join, found[0]!) : none
}

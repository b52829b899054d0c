// The keys of tables in this browser, noted once more where they are on the disk at once. Browsers write localStorage late: one that is
// killed would keep a table that nobody has a key to.

import type { Keeping } from '../host/keeping'
import type { Held } from './seats'

const NAME = 'dinotable-keys'
let notes: Promise<Keeping> | null = null
const opened = (): Promise<Keeping> => (notes ??= import('../host/keeping').then(({ Keeping }) => new Keeping(undefined, NAME)))
const placeOf = ({ table, seat }: Held): string => `${table}/${seat ?? 'host'}`

export const noteKeys = async (seats: readonly Held[]): Promise<void> => (await opened()).write(seats.map((held) => [placeOf(held), JSON.stringify(held), false]))

export const forgetKeys = async (seats: readonly Held[]): Promise<void> => (await opened()).write(seats.map((held) => [placeOf(held), null, false]))

/** Whoever has never played here has none, and nothing is opened for them. */
export async function notedKeys(): Promise<Held[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return []
  return (await (await opened()).list('')).map(([, text]) => JSON.parse(text) as Held)
}

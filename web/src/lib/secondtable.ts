// The second table of the same luck, for whoever opened both: where it is, and the chairs there that nobody has taken yet.

import { heldAt } from './seats'
import type { Invited } from './wire'

export function duplicateLinks(table: string): Invited[] {
  try {
    // An older page kept them under the name of `twin`.
    const kept: unknown = JSON.parse(localStorage.getItem(`duplicate-${table}`) ?? localStorage.getItem(`twin-${table}`) ?? '[]')
    return Array.isArray(kept) ? (kept as Invited[]) : []
  } catch {
    return []
  }
}

export const keepDuplicateLinks = (table: string, links: Invited[]): void => localStorage.setItem(`duplicate-${table}`, JSON.stringify(links))

/** On this device; null where this browser has not opened it. */
export function secondTable(table: string): { table: string; free: Invited[] } | null {
  const links = duplicateLinks(table)
  const other = links[0] && /\/t\/([A-Za-z0-9_-]+)/.exec(links[0].link)?.[1]
  if (!other) return null
  const taken = heldAt(other).map(({ seat }) => seat)
  return { table: other, free: links.filter(({ seat }) => !taken.includes(seat)) }
}

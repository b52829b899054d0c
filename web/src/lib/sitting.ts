// Sitting down. The key of a seat is made here and kept before it is sent, so that a lost answer locks nobody out; an invitation
// is kept with it until it was used, so that a page left on the way loses nothing.

export interface Sitting {
  table: string
  /** What is exchanged for the key; empty at a chair that is open to all. */
  invitation: string
  key: string
}

const KEPT = 'sittings'
const MOST = 60

/** 256 random bits in 43 characters. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function all(): Sitting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? (kept as Sitting[]) : []
  } catch {
    return []
  }
}

const keep = (sittings: Sitting[]): void => localStorage.setItem(KEPT, JSON.stringify(sittings.slice(-MOST)))

/** The key for this link, the same however often it is tried. */
export function sittingWith(table: string, invitation: string): Sitting {
  const found = all().find((sitting) => sitting.table === table && sitting.invitation === invitation)
  const sitting = found ?? { table, invitation, key: newKey() }
  if (!found) keep([...all(), sitting])
  return sitting
}

/** What was begun at a table in this browser, the newest first. */
export const sittingsAt = (table: string): Sitting[] => all().filter((sitting) => sitting.table === table).reverse()

export const forgetSitting = (key: string): void => keep(all().filter((sitting) => sitting.key !== key))

// Everything that is kept in this browser, in one file and back: rows as they are, without Python. What is here is never replaced:
// a table that both have goes on with what the file has more, or stays as it is.

import { link } from './link'
import { Keeping, type Row } from './keeping'
import { hold, localSeats, type Held } from '../lib/seats'
import { isHere } from '../lib/transport'

const KEY = /^[a-z]+\/here-[A-Za-z0-9_-]{11}(\/\d{9})?$/
/** What else one would miss: by these names in `localStorage`. */
const CARRIED = ['name', 'face', 'colour', 'lessons', 'puzzles', 'met', 'results']

interface File {
  dinotable: 1
  rows: [string, string][]
  seats: Held[]
  wishes: Record<string, string>
}

export interface Brought {
  added: number
  /** Of tables that both have: those that the file continued, those that were the same or further here, those that differ. */
  longer: number
  same: number
  other: number
}

const keeping = new Keeping()

const isTable = (key: string): boolean => key.startsWith('table/')

/** How many games, and the file. */
export async function saved(): Promise<{ games: number; file: Blob }> {
  const rows = await keeping.list('')
  const wishes = Object.fromEntries(CARRIED.flatMap((name) => {
    const value = localStorage.getItem(name)
    return value === null ? [] : [[name, value]]
  }))
  const file: File = { dinotable: 1, rows, seats: localSeats().filter(({ table }) => isHere(table)), wishes }
  return { games: rows.filter(([key]) => isTable(key)).length, file: new Blob([JSON.stringify(file)], { type: 'application/json' }) }
}

const isPair = (row: unknown): row is [string, string] => Array.isArray(row) && row.length === 2 && typeof row[1] === 'string' && KEY.test(String(row[0]))
const isSeat = (held: Held): boolean => isHere(String(held?.table)) && /^[A-Za-z0-9_-]{43}$/.test(String(held.token)) && (held.seat === null || Number.isInteger(held.seat))

/** Null for a file that is none of these. */
function read(text: string): File | null {
  try {
    const file = JSON.parse(text) as Partial<File>
    const isWhole = file.dinotable === 1 && Array.isArray(file.rows) && file.rows.every(isPair) && Array.isArray(file.seats) && file.seats.every(isSeat)
    return isWhole ? { dinotable: 1, rows: file.rows!, seats: file.seats!, wishes: file.wishes ?? {} } : null
  } catch {
    return null
  }
}

type Verdict = keyof Brought

/** Rows to write for one table, and what that means. */
function compare(theirs: readonly [string, string][], ours: ReadonlyMap<string, string>): [Verdict, Row[]] {
  if (!theirs.some(([key]) => isTable(key) && ours.has(key))) return ['added', theirs.map(([key, value]) => [key, value, true])]
  const entries = theirs.filter(([key]) => key.startsWith('entry/'))
  if (entries.some(([key, value]) => ours.has(key) && ours.get(key) !== value)) return ['other', []]
  const isLonger = entries.some(([key]) => !ours.has(key))
  // A log has no gaps: whatever is here beyond the file would make one.
  const last = entries.at(-1)?.[0] ?? ''
  const isFurther = [...ours.keys()].some((key) => key.startsWith('entry/') && key > last)
  if (!isLonger || isFurther) return ['same', []]
  return ['longer', theirs.map(([key, value]) => [key, value, key.startsWith('entry/') && !ours.has(key)])]
}

/** Null for a file that is none of these. */
export async function bringBack(text: string): Promise<Brought | null> {
  const file = read(text)
  if (!file) return null
  const brought: Brought = { added: 0, longer: 0, same: 0, other: 0 }
  const tableOf = ([key]: [string, string]): string => key.split('/')[1]!
  for (const table of new Set(file.rows.map(tableOf))) {
    const theirs = file.rows.filter((row) => tableOf(row) === table).sort(([a], [b]) => (a < b ? -1 : 1))
    const ours = new Map((await Promise.all(['table', 'entry'].map((kind) => keeping.list(`${kind}/${table}`)))).flat())
    const [verdict, rows] = compare(theirs, ours)
    if (rows.length) await keeping.write(rows)
    brought[verdict] += 1
    // The keys of a table come with it; one that is here has its own.
    if (verdict === 'added') hold(file.seats.filter((held) => held.table === table))
  }
  for (const name of CARRIED) {
    const value = file.wishes[name]
    if (typeof value === 'string' && localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }
  // The host remembers tables that may go on now.
  link.restart()
  return brought
}

// All games of this browser in one file, and back. The host checks every table before it keeps it; beside the tables, the file has
// what one would miss of this browser's own notes.

import { answerTo, ask } from './api'
import { heldAt, hold, whenNoted, type Held } from './seats'

/** By their names in `localStorage`. What is here already stays as it is. */
const CARRIED = ['name', 'face', 'colour', 'lessons', 'puzzles', 'met', 'results']

interface File {
  tables: unknown[]
  notes?: Record<string, unknown>
}

export interface Brought {
  added: number
  /** Here already, just the same. */
  same: number
  /** Here already, and further or otherwise. */
  other: number
  /** Not to be read. */
  broken: number
}

/** How many games, and the file. */
export async function saved(): Promise<{ games: number; file: Blob }> {
  const told = JSON.parse(await answerTo('GET', '/api/export', null, undefined, true)) as File
  told.notes = Object.fromEntries(CARRIED.map((name) => [name, localStorage.getItem(name)]).filter(([, value]) => value !== null))
  return { games: told.tables.length, file: new Blob([JSON.stringify(told)], { type: 'application/json' }) }
}

function takeNotes(notes: Record<string, unknown>): void {
  for (const name of CARRIED) {
    const value = notes[name]
    if (typeof value === 'string' && localStorage.getItem(name) === null) localStorage.setItem(name, value)
  }
}

/** Null for a file that is none of these. */
export async function bringBack(text: string): Promise<Brought | null> {
  let file: File
  try {
    file = JSON.parse(text) as File
  } catch {
    return null
  }
  const { notes = {}, ...tables } = file
  const told = await ask('POST /api/import', { body: JSON.stringify(tables), here: true })
  for (const { table, game, host, seats } of told.tables) {
    const keys: Held[] = seats.map(({ seat, token }) => ({ table, game, seat, token, isHost: false }))
    hold([{ table, game, seat: null, token: host, isHost: true }, ...keys])
  }
  takeNotes(notes)
  await whenNoted()
  const other = told.refused.filter(({ table }) => heldAt(table).length).length
  return { added: told.tables.length, same: told.same.length, other, broken: told.refused.length - other }
}

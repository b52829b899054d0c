// Catching up: what the server tells again or anew, joined to what the page knows.

import type { Entries, Line, LogEntry } from './wire'

/** All of them, page by page as the server gives it. */
export async function allEntries(page: (since: number) => Promise<Entries>): Promise<LogEntry[]> {
  const found: LogEntry[] = []
  for (let since: number | null = 0; since !== null; ) {
    const told: Entries = await page(since)
    found.push(...told.entries)
    since = told.next
  }
  return found
}

/** What came after `since`, joined to what was there: an update repeats or skips nothing. */
export function joined(before: readonly LogEntry[], entries: readonly LogEntry[], isWhole: boolean): LogEntry[] {
  const kept = isWhole ? before.filter((entry) => entries.length === 0 || entry.seq < entries[0]!.seq) : []
  return [...kept, ...entries]
}

/** What had happened before one looked, put before what was told since. */
export function recalled(earlier: readonly LogEntry[], since: readonly LogEntry[]): LogEntry[] {
  const first = since[0]?.seq ?? Infinity
  return [...earlier.filter((entry) => entry.seq < first), ...since]
}

/** The lines that count: what was taken back, the later line says itself. */
export function standing<L extends Line>(lines: readonly L[]): L[] {
  const gone = new Set(lines.flatMap((line) => line.taken_back))
  return lines.filter((line) => !gone.has(line.number))
}

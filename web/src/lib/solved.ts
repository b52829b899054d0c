// What this browser remembers of puzzles: which were solved and how, and on how many days in a row today's was.

export type How = 'first' | 'later' | 'shown'

interface Kept {
  solved: Record<string, How>
  days: string[]
}

const KEY = 'puzzles'
const DAY = 86_400_000
/** Enough for the longest row that anybody will boast of. */
const MOST_DAYS = 1000

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    return { solved: kept.solved ?? {}, days: Array.isArray(kept.days) ? kept.days : [] }
  } catch {
    return { solved: {}, days: [] }
  }
}

export const howSolved = (game: string, puzzle: string): How | null => read().solved[`${game}/${puzzle}`] ?? null

/** The first time counts: whoever was shown a solution has not found it by playing it afterwards. */
export function keepSolved(game: string, puzzle: string, how: How, day: string): void {
  const kept = read()
  kept.solved[`${game}/${puzzle}`] ??= how
  if (day && how !== 'shown' && kept.solved[`${game}/${puzzle}`] !== 'shown' && !kept.days.includes(day)) kept.days = [...kept.days, day].sort().slice(-MOST_DAYS)
  localStorage.setItem(KEY, JSON.stringify(kept))
}

/** Days in a row up to today, or up to yesterday while today's is still to be solved. */
export function streakOf(today: string, days: readonly string[] = read().days): number {
  const solved = new Set(days)
  const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
  let day = solved.has(today) ? today : before(today)
  let count = 0
  while (solved.has(day)) {
    count += 1
    day = before(day)
  }
  return count
}

// Catching up: what the server tells again or anew, joined to what the page knows.

import type { Line, Step, Steps } from './wire'

/** The whole past, page by page as the server gives it. */
export async function allSteps(page: (since: number) => Promise<Steps>): Promise<Step[]> {
  const found: Step[] = []
  for (let since: number | null = 0; since !== null; ) {
    const told: Steps = await page(since)
    found.push(...told.steps)
    since = told.next
  }
  return found
}

/** What came after `since`, joined to what was there: an update repeats or skips nothing. */
export function joined(before: readonly Step[], steps: readonly Step[], isWhole: boolean): Step[] {
  const kept = isWhole ? before.filter((step) => steps.length === 0 || step.seq < steps[0]!.seq) : []
  return [...kept, ...steps]
}

/** What had happened before one looked, put before what was told since. */
export function recalled(past: readonly Step[], since: readonly Step[]): Step[] {
  const first = since[0]?.seq ?? Infinity
  return [...past.filter((step) => step.seq < first), ...since]
}

/** The lines that count: what was taken back, the later line says itself. */
export function standing<L extends Line>(lines: readonly L[]): L[] {
  const gone = new Set(lines.flatMap((line) => line.taken_back))
  return lines.filter((line) => !gone.has(line.number))
}

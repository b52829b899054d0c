// What of the record counts: everything that was not taken back.

import type { Line, Step } from './wire'

export function standing(steps: readonly Step[]): Line[] {
  const kept: Line[] = []
  for (const line of steps.flatMap((step) => step.lines)) {
    if (typeof line.back === 'number') while (kept.length && kept.at(-1)!.number >= line.back) kept.pop()
    else if (line.undone) undo(kept, line.seat, line.undone)
    else kept.push(line)
  }
  return kept
}

function undo(kept: Line[], seat: number | null, count: number): void {
  for (let left = count, k = kept.length - 1; left > 0 && k >= 0; k -= 1) {
    if (kept[k]!.seat !== seat || !kept[k]!.action) continue
    kept.splice(k, 1)
    left -= 1
  }
}

// What the legal choices light up on the map: places where something starts, and places where something ends.

import type { Move } from './view'

/** The choices that are done at one place, without another. */
const AT_ONCE = ['place', 'to'] as const

export interface Lit {
  /** Pressed, these light up what can be done from there. */
  starts: ReadonlySet<string>
  /** Pressed, something is done here. */
  targets: ReadonlyMap<string, Move[]>
  /** Of these, where only the land itself could be moved. */
  bare: ReadonlySet<string>
  /** What can be done at the place that was pressed, without going anywhere. */
  here: Move[]
}

const isAtOnce = (choice: Move, isActing: boolean): boolean => (AT_ONCE as readonly string[]).includes(choice.fields.kind) || (choice.fields.kind === 'drift' && !isActing)

/** `at` is the place that was pressed first. While one acts, a tile can do several things: it is chosen first, and then what it does. */
export function litOf(legal: readonly Move[], at: string | null, isActing: boolean): Lit {
  const starts = new Set<string>()
  const peopled = new Set<string>()
  const targets = new Map<string, Move[]>()
  const here: Move[] = []
  for (const choice of legal) {
    const { hex, from, to } = choice.fields
    const start = from ?? hex
    if (start === undefined) continue
    const end = isAtOnce(choice, isActing) ? hex : start === at ? to : undefined
    if (end !== undefined) targets.set(end, [...(targets.get(end) ?? []), choice])
    else if (start === at) here.push(choice)
    if (!isAtOnce(choice, isActing)) {
      starts.add(start)
      if (choice.fields.kind !== 'drift') peopled.add(start)
    }
  }
  return { starts, bare: new Set([...starts].filter((hex) => !peopled.has(hex))), targets, here }
}

// A hunt as it is drawn by hand: narrowed from the legal ones, tap by tap. What may be eaten and where it may end is theirs to say.

import type { Game, Place } from '../../generated/gods_love_dinosaurs'
import { neighboursOf } from '../../lib/hex'
import type { Choice } from '../../lib/wire'

export interface Trail {
  start: number
  /** What was tapped to be eaten, in that order. */
  tapped: readonly number[]
  /** Where it was told to end. */
  end: number | null
}

export interface Hunt {
  choice: Choice<Game>
  start: number
  end: number
  eaten: readonly number[]
}

export interface Reading {
  left: Hunt[]
  /** What every hunt that is left eats: what was tapped, and what lies in the way. */
  eaten: number[]
  /** What could be eaten besides. */
  more: number[]
  /** Where it could end now, other than on its prey: a hunt that would have to eat more on the way is not over there. */
  ends: number[]
  /** The hunt that eats just this. */
  exact: Hunt | undefined
}

export const huntOf = (choice: Choice<Game> | null | undefined): Hunt | undefined =>
  choice?.fields.kind === 'hunt' ? { choice, start: choice.fields.start, end: choice.fields.end, eaten: choice.fields.eaten } : undefined

export function read(legal: readonly Choice<Game>[], { start, tapped, end }: Trail): Reading {
  const left = legal
    .map(huntOf)
    .filter((hunt): hunt is Hunt => hunt?.start === start && tapped.every((hex) => hunt.eaten.includes(hex)) && (end === null || hunt.end === end))
  const all = [...new Set(left.flatMap((hunt) => hunt.eaten))]
  const eaten = tapped.length || end !== null ? sureOf(left) : []
  const same = eaten.length ? left.filter((hunt) => hunt.eaten.length === eaten.length) : []
  const exact = same.find((hunt) => hunt.end === tapped.at(-1)) ?? (same.every((hunt) => hunt.end === same[0]?.end) ? same[0] : undefined)
  const ends = [...new Set(left.map((hunt) => hunt.end))].filter((hex) => isComplete(left.filter((hunt) => hunt.end === hex), hex))
  return { left, eaten, more: all.filter((hex) => !eaten.includes(hex)), ends, exact }
}

/** What all of them eat. */
const sureOf = (hunts: readonly Hunt[]): number[] => (hunts[0]?.eaten ?? []).filter((hex) => hunts.every((hunt) => hunt.eaten.includes(hex)))

/** Of the hunts that end here: whether one eats only what all of them eat. */
function isComplete(hunts: readonly Hunt[], end: number): boolean {
  const sure = sureOf(hunts)
  return !sure.includes(end) && hunts.some((hunt) => hunt.eaten.length === sure.length)
}

/** A way to draw: the shortest over empty ground and through all that is eaten, to the end. */
export function wayOf(hexes: readonly Place[], start: number, eaten: readonly number[], end: number | undefined): number[] {
  const numbers = new Map(hexes.map((cell) => [`${cell.q} ${cell.r}`, cell.number]))
  const all = (1 << eaten.length) - 1
  const met = (hex: number): number => (eaten.includes(hex) ? 1 << eaten.indexOf(hex) : 0)
  let ways: { way: number[]; met: number }[] = [{ way: [start], met: 0 }]
  const seen = new Set<string>()
  while (ways.length) {
    const next: typeof ways = []
    for (const one of ways) {
      const last = one.way.at(-1)!
      if (one.met === all && (end === undefined || last === end) && one.way.length > 1) return one.way
      for (const beside of neighboursOf(hexes[last]!)) {
        const hex = numbers.get(`${beside.q} ${beside.r}`)
        if (hex === undefined || (hexes[hex]!.animal && hex !== start && !eaten.includes(hex))) continue
        const found = one.met | met(hex)
        if (seen.has(`${hex} ${found}`)) continue
        seen.add(`${hex} ${found}`)
        next.push({ way: [...one.way, hex], met: found })
      }
    }
    ways = next
  }
  return end === undefined ? [start, ...eaten] : [start, ...eaten.filter((hex) => hex !== end), end]
}

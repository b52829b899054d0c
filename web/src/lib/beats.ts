// What is to be seen of something that happened. Boards say it in anchors: the names that things on the page carry in
// `data-anchor`. It is decoration: the board already shows how things stand.

import type { SoundName } from './sound'
import type { AnyGame } from './wire'

export interface Flight {
  /** A drawing that flies, or the anchor of which a copy flies. */
  icon?: string
  copy?: string
  /** Whose colour the drawing wears. */
  seat?: number
  from: string
  to: string
}

export interface Show {
  /** Anchors that light up. */
  marks?: string[]
  flights?: Flight[]
  /** Drawings that fade away where something was lost. */
  losses?: { icon: string; at: string; seat?: number }[]
  /** Anchors that were not there before: they stay hidden until now. */
  arrivals?: string[]
  /** Words that rise: points, eggs, a score as it grows. */
  floats?: { text: string; at: string }[]
  /** What is heard of it, by whoever has switched sounds on. */
  sound?: SoundName
}

export interface Beat extends Show {
  caption: string
}

/** How things stood before all that is shown now, and how they stand after it; `memo` is the board's own, kept meanwhile. */
export interface Scene<G extends AnyGame = AnyGame> {
  before: G['view'] | null
  after: G['view']
  memo: Record<string, unknown>
}

export interface Shows<G extends AnyGame = AnyGame> {
  acts: (action: G['action'], seat: number | null, scene: Scene<G>) => Show | null
  happens: (event: G['event'], action: G['action'], seat: number | null, scene: Scene<G>) => Show | null
}

/** However much happens at once, it is told in eight beats' time; what does not fit at a readable pace is left out. */
const BEATS_OF_TIME = 8
const SHORTEST = 90

export interface Plan {
  beats: Beat[]
  /** Milliseconds for each. */
  each: number
}

export function planned(beats: readonly Beat[], pace: number): Plan {
  if (pace === 0 || beats.length === 0) return { beats: [], each: 0 }
  const time = BEATS_OF_TIME * pace
  const kept = beats.slice(-Math.floor(time / SHORTEST))
  return { beats: kept, each: Math.min(pace, time / kept.length) }
}

/** Everything on the board that a show is about. */
export function anchorsOf(show: Show | null | undefined): string[] {
  if (!show) return []
  const { marks = [], flights = [], losses = [], arrivals = [], floats = [] } = show
  const named = [...marks, ...arrivals, ...flights.flatMap(({ from, to }) => [from, to]), ...[...losses, ...floats].map(({ at }) => at)]
  return [...new Set(named)]
}

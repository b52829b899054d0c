// How players look: the dinosaur and the colour they have chosen. Who has chosen none looks like their seat.

import { drawings } from './drawings.svelte'
import type { Chair, ChairWish } from './wire'

export type Face = NonNullable<ChairWish['face']>
export const FACES: readonly Face[] = ['rex', 'trike', 'longneck', 'stego', 'ankylo', 'raptor', 'ptera', 'crest', 'plesio', 'sail']
export const COLOURS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** Levels that have a portrait. */
const BOTS: readonly string[] = ['random', 'novice', 'greedy', 'planner-1', 'planner-2', 'careful', 'search-1', 'search-2']

export const portraitOfLevel = (level: string): string => (BOTS.includes(level) ? `bot-${level}` : 'dinosaur')

/** The name of a drawing, and its size comes with it; null for who looks like their seat. */
export function portraitOf(chair: Chair | undefined): string | null {
  if (!chair) return null
  const found = chair.kind === 'bot' ? (BOTS.includes(chair.level) ? `bot-${chair.level}` : null) : FACES.includes(chair.face as Face) ? `face-${chair.face}` : null
  if (found) drawings.bringFaces()
  return found
}

/** Somebody of whom no more is known. */
export const plainChair = (name: string, level: string): Chair => ({ kind: level ? 'bot' : 'person', name, level, face: '', colour: null, head_start: 0 })

/** By seat: the seat whose colour it has. A wish is granted to whoever sits first; the others keep their own, or get what is left. */
export function coloursOf(chairs: readonly Pick<Chair, 'colour'>[]): number[] {
  const taken = new Set<number>()
  const take = (colour: number | null): number | null => (colour === null || taken.has(colour) ? null : (taken.add(colour), colour))
  const wished = chairs.map(({ colour }) => take(colour))
  const own = wished.map((colour, seat) => colour ?? take(seat))
  return own.map((colour) => colour ?? take(COLOURS.find((left) => !taken.has(left)) ?? 0) ?? 0)
}

/** Has the whole page use the colours of a table, until it is told otherwise. */
export function paint(chairs: readonly Pick<Chair, 'colour'>[]): () => void {
  const { style } = document.documentElement
  const colours = coloursOf(chairs)
  colours.forEach((colour, seat) => style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`))
  return () => colours.forEach((_, seat) => style.removeProperty(`--seat-${seat}`))
}

// A hunt as it is seen: the hunter goes from meal to meal and on to where it ends. Whom it has yet to reach is still there, and jumps.

import type { Game } from '../../generated/gods_love_dinosaurs'
import type { Flight, Scene, Show } from '../../lib/beats'
import { wayOf } from './hunt'
import type { Animal } from './view'

type Hunt = Extract<Game['action'], { kind: 'hunt' }>

export const hexAt = (seat: number | null | undefined, number: number | undefined): string => `eco-${String(seat)}-${String(number)}`
export const animalAt = (seat: number, number: number): string => `animal-${seat}-${number}`

export class Chase {
  /** Where it starts, what it eats in the order of its way, where it ends. */
  private readonly stops: number[]
  private readonly prey = new Map<number, Animal>()
  private reached = 0
  readonly hunter: Animal | null

  constructor(
    { start, end, eaten }: Pick<Hunt, 'start' | 'end' | 'eaten'>,
    private readonly seat: number,
    private readonly scene: Scene<Game>,
  ) {
    const [before, after] = [scene.before?.ecosystems[seat]?.hexes ?? [], scene.after.ecosystems[seat]?.hexes ?? []]
    this.hunter = before[start]?.animal ?? after[end]?.animal ?? null
    const ground = after.map((cell) => ({ ...cell, animal: eaten.includes(cell.number) || cell.number !== end ? (before[cell.number]?.animal ?? null) : null }))
    const way = after[start] ? wayOf(ground, start, eaten, end) : []
    const meals = [...new Set([...way, ...eaten])].filter((hex) => eaten.includes(hex))
    this.stops = [start, ...meals, ...(meals.at(-1) === end ? [] : [end])]
    for (const hex of meals) if (before[hex]?.animal) this.prey.set(hex, before[hex].animal)
  }

  /** The first step. */
  begin(): Show {
    return { flights: this.flights() }
  }

  /** It has reached its next meal, and goes on. */
  eat(animal: Animal): Show {
    this.reached += 1
    const hex = this.stops[this.reached]!
    const eaten = this.prey.get(hex) ?? animal
    this.prey.delete(hex)
    return { losses: [{ icon: eaten, at: hexAt(this.seat, hex) }], flights: this.flights() }
  }

  private flights(): Flight[] {
    const [from, to] = [this.stops[this.reached], this.stops[this.reached + 1]]
    const startled = [...this.prey].map(([hex, icon]) => ({ icon, from: hexAt(this.seat, hex), to: hexAt(this.seat, hex) }))
    if (from === undefined || to === undefined || !this.hunter) return startled
    const way = { from: hexAt(this.seat, from), to: hexAt(this.seat, to) }
    // On one's own land it is the hunter itself that goes, if it still stands where it ended.
    const end = this.stops.at(-1)!
    const isThere = this.scene.after.seat === this.seat && this.scene.after.ecosystems[this.seat]?.hexes[end]?.animal === this.hunter
    return [isThere ? { copy: animalAt(this.seat, end), ...way } : { icon: this.hunter, seat: this.seat, ...way }, ...startled]
  }
}

// The tile one holds: where it would lie and how it is turned. Only what the legal placements allow.

import { untrack } from 'svelte'
import type { Game, Place, Tile } from '../../generated/gods_love_dinosaurs'
import { axialOf, nameOf, neighboursOf } from '../../lib/hex'
import type { Choice } from '../../lib/wire'

/** How often a turned tile is offered again: the table takes no two answers within a third of a second. */
const PATIENCE = 60
const SIDES = 6

interface Held {
  tile: Tile | null
  hexes: readonly Place[]
  placements: Choice<Game>[]
  candidate: Choice<Game> | null
  onchoose: (choice: Choice) => void
  onpoint: (choice: Choice | null) => void
}

export class Placing {
  turn = $state(0)
  /** What the pointer or the focus is on. */
  spot = $state<string | null>(null)
  private timer = 0

  constructor(private readonly held: () => Held) {}

  readonly isSame = $derived.by(() => {
    const { tile } = this.held()
    return tile !== null && tile.icon === null && tile.first === tile.second
  })
  /** Places beside the land: every placement covers one. */
  readonly spots = $derived.by(() => {
    const { hexes, placements } = this.held()
    const beside = new Set(hexes.flatMap((cell) => neighboursOf(cell).map(nameOf)))
    return [...new Set(placements.flatMap(({ fields }) => (fields.kind === 'place' ? [fields.first, fields.second] : [])))].filter((hex) => beside.has(hex))
  })
  readonly ghost = $derived(this.spot === null ? null : (this.at(this.spot, this.turn) ?? null))
  /** The direction from the first hex to the second. */
  readonly heading = $derived(this.turn < SIDES ? this.turn : (this.turn + SIDES / 2) % SIDES)
  /** Around its first hex, and then around its second. */
  private readonly turns = $derived(this.isSame ? SIDES : 2 * SIDES)

  private at(spot: string, turn: number): Choice<Game> | undefined {
    const beside = nameOf(neighboursOf(axialOf(spot))[turn % SIDES]!)
    const [first, second] = turn < SIDES ? [spot, beside] : [beside, spot]
    return this.held().placements.find(
      ({ fields }) => (fields.first === first && fields.second === second) || (this.isSame && fields.first === second && fields.second === first),
    )
  }

  /** On to the next turn that fits where it is, so that no turn is lost on an impossible one. */
  rotate = (by: number): void => {
    const spot = this.spot
    for (let step = 1; step <= this.turns; step += 1) {
      const next = (this.turn + (by > 0 ? step : this.turns - step)) % this.turns
      if (spot === null || this.at(spot, next)) {
        this.turn = next
        break
      }
    }
    if (this.held().candidate) this.offer()
    else this.held().onpoint(this.ghost)
  }

  point = (spot: string | null): void => {
    // What was chosen stays where it is until something else is chosen.
    if (this.held().candidate) return
    this.spot = spot
    if (spot !== null) this.fit(spot)
    this.held().onpoint(this.ghost)
  }

  press = (spot: string): void => {
    this.spot = spot
    this.fit(spot)
    const { candidate, onchoose } = this.held()
    if (!this.ghost) return
    if (candidate) this.offer()
    else onchoose(this.ghost)
  }

  confirm = (): void => {
    const { candidate, onchoose } = this.held()
    if (candidate && candidate.text === this.ghost?.text) onchoose(candidate)
  }

  /** What was chosen elsewhere, in the list or from a hint, lies here as it was chosen. */
  adopt = (choice: Choice<Game>): void => {
    const { fields } = choice
    if (fields.kind !== 'place' || this.ghost?.text === choice.text) return
    clearTimeout(this.timer)
    const isFirst = this.spots.includes(fields.first)
    const [spot, beside] = isFirst ? [fields.first, fields.second] : [fields.second, fields.first]
    this.spot = spot
    this.turn = neighboursOf(axialOf(spot)).findIndex((hex) => nameOf(hex) === beside) + (isFirst || this.isSame ? 0 : SIDES)
  }

  /** Called by an effect, which must not begin anew with every turn of the tile. */
  clear = (): void => {
    clearTimeout(this.timer)
    this.spot = null
    untrack(() => {
      if (this.isSame) this.turn %= SIDES
    })
  }

  private fit(spot: string): void {
    for (let step = 0; step < this.turns && !this.at(spot, this.turn); step += 1) this.turn = (this.turn + 1) % this.turns
  }

  /** What was chosen is chosen anew as it lies now, as soon as the table takes an answer again. */
  private offer(): void {
    clearTimeout(this.timer)
    const wanted = this.ghost
    if (!wanted || this.held().candidate?.text === wanted.text) return
    this.held().onchoose(wanted)
    if (this.held().candidate && this.held().candidate?.text !== wanted.text) this.timer = window.setTimeout(() => this.offer(), PATIENCE)
  }
}

// The hunt one draws: the hunter, what it eats, where it ends, by taps or by one stroke over the hexes.

import type { Game, Place } from '../../generated/gods_love_dinosaurs'
import { neighboursOf } from '../../lib/hex'
import type { Picks } from '../../lib/narrow'
import type { Choice } from '../../lib/wire'
import { huntOf, read, wayOf, type Reading, type Trail } from './hunt'

interface Asked {
  legal: readonly Choice<Game>[]
  hexes: readonly Place[]
  picks: Picks<Game['action']>
  candidate: Choice<Game> | null
  pointed: Choice<Game> | null
  onpick: (picks: Picks<Game['action']>) => void
  onchoose: (choice: Choice) => void
  onpoint: (choice: Choice | null) => void
}

const NOTHING: Reading = { left: [], eaten: [], more: [], ends: [], exact: undefined }

export class Hunting {
  private tapped = $state.raw<readonly number[]>([])
  private end = $state<number | null>(null)
  /** The hex the pointer or the focus is on. */
  over = $state<number | null>(null)
  /** The stroke that is being drawn, from the hunter on. */
  stroke = $state.raw<readonly number[]>([])

  constructor(private readonly asked: () => Asked) {}

  readonly hunters = $derived.by(() => [...new Set(this.asked().legal.flatMap(({ fields }) => (fields.kind === 'hunt' || fields.kind === 'starve' ? [fields.start] : [])))])
  /** Every hex that a hunt is about. */
  readonly reach = $derived.by(() => [...new Set([...this.hunters, ...this.asked().legal.map(huntOf).flatMap((hunt) => (hunt ? [...hunt.eaten, hunt.end] : []))])])
  readonly hunter = $derived.by(() => {
    const start = this.asked().picks.start
    if (typeof start === 'number' && this.hunters.includes(start)) return start
    // The only one need not be picked.
    return this.hunters.length === 1 && this.asked().legal.some(huntOf) ? this.hunters[0]! : null
  })
  readonly starve = $derived.by(() => this.asked().legal.find(({ fields }) => fields.kind === 'starve' && fields.start === this.hunter))
  readonly reading = $derived.by(() => (this.hunter === null ? NOTHING : read(this.asked().legal, this.trail(this.hunter))))
  /** As it would be with the hex that is pointed at. */
  private readonly tentative = $derived.by(() => {
    const next = this.hunter !== null && this.over !== null ? this.after(this.hunter, this.over) : null
    return next ? read(this.asked().legal, next) : this.reading
  })
  /** What is drawn: what was chosen, what is pointed at, or as far as it has come. */
  readonly drawn = $derived.by(() => {
    const { hexes, candidate, pointed } = this.asked()
    const told = huntOf(candidate) ?? (this.hunter === null || this.over === null ? huntOf(pointed) : undefined)
    if (told) return { start: told.start, eaten: told.eaten, way: wayOf(hexes, told.start, told.eaten, told.end) }
    if (this.hunter === null) return null
    if (this.stroke.length) return { start: this.hunter, eaten: this.reading.eaten, way: this.stroke }
    const { eaten, exact } = this.tentative
    const way = eaten.length ? wayOf(hexes, this.hunter, eaten, exact?.end) : []
    return { start: this.hunter, eaten, way }
  })

  /** Picks the hunter, takes its hunt back, or lets go of it. */
  pressHunter = (hex: number): void => {
    const { legal, onpick, onchoose } = this.asked()
    const isAgain = this.asked().picks.start === hex && !this.tapped.length && this.end === null
    this.restart()
    const only = legal.filter(({ fields }) => (fields.kind === 'hunt' || fields.kind === 'starve') && fields.start === hex)
    if (only.length === 1) onchoose(only[0]!)
    else onpick(isAgain ? {} : { start: hex })
  }

  /** What can be eaten or ended on: the hunt grows; where it would end already: it is done. */
  press = (hex: number): void => {
    const { candidate, onpick, onchoose } = this.asked()
    const chosen = huntOf(candidate)
    if (chosen && chosen.end === hex) return onchoose(chosen.choice)
    if (this.hunter === null) return
    const { exact } = this.reading
    if (exact?.end === hex && !this.reading.more.includes(hex)) return onchoose(exact.choice)
    const next = this.after(this.hunter, hex)
    if (!next) return
    if (candidate) onpick({ start: this.hunter })
    this.tapped = next.tapped
    this.end = next.end
    const found = this.reading
    if (found.left.length === 1) onchoose(found.left[0]!.choice)
    else if (next.end !== null && next.tapped.length && found.exact) onchoose(found.exact.choice)
    else this.asked().onpoint(found.exact?.choice ?? null)
  }

  /** One step back: what was tapped from there on is no longer eaten. */
  back = (hex: number): void => {
    const { candidate, onpick } = this.asked()
    if (candidate) onpick({ start: this.hunter })
    this.tapped = this.tapped.slice(0, Math.max(0, this.tapped.indexOf(hex)))
    this.end = null
  }

  hover = (hex: number | null): void => {
    this.over = hex
    const exact = this.tentative.exact
    this.asked().onpoint(exact?.choice ?? null)
  }

  restart = (): void => {
    this.tapped = []
    this.end = null
    this.over = null
    this.stroke = []
  }

  /** A stroke goes from hex to hex, back over itself too, and ends where one lets go. */
  draw = (hex: number): void => {
    const { hexes, candidate, onpick } = this.asked()
    const start = this.hunter
    const last = this.stroke.at(-1)
    if (start === null || last === undefined || last === hex) return
    if (candidate) onpick({ start })
    // Back over empty ground takes the step back; back from a meal is the way home.
    if (this.stroke.at(-2) === hex && !hexes[last]!.animal) this.stroke = this.stroke.slice(0, -1)
    else if (neighboursOf(hexes[last]!).some(({ q, r }) => q === hexes[hex]!.q && r === hexes[hex]!.r)) {
      const isFree = !hexes[hex]!.animal || hex === start || this.stroke.includes(hex)
      if (!isFree && !this.reading.more.includes(hex)) return
      this.stroke = [...this.stroke, hex]
    } else return
    this.tapped = this.stroke.filter((one, k) => k > 0 && one !== start && hexes[one]!.animal && this.stroke.indexOf(one) === k)
  }

  beginStroke = (start: number): void => {
    this.restart()
    if (this.hunter !== start) this.asked().onpick({ start })
    this.stroke = [start]
  }

  endStroke = (): void => {
    const end = this.stroke.at(-1)
    const found = this.reading.left.find((hunt) => hunt.end === end && hunt.eaten.length === this.tapped.length)
    this.stroke = []
    if (found) {
      if (!found.eaten.includes(found.end)) this.end = found.end
      this.asked().onchoose(found.choice)
    }
  }

  private trail(start: number): Trail {
    return { start, tapped: this.tapped, end: this.end }
  }

  private after(start: number, hex: number): Trail | null {
    if (this.reading.more.includes(hex)) return { start, tapped: [...this.tapped, hex], end: this.end }
    return this.reading.ends.includes(hex) ? { start, tapped: this.tapped, end: hex } : null
  }
}

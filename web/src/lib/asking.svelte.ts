// What is asked of whoever looks, and how far the answer has come: picked, pointed at, foreseen, thought about.

import { api } from './api'
import type { Picks } from './narrow'
import type { TableClient } from './table.svelte'
import type { Choice, Foreseen, Thoughts } from './wire'

/** How long one points at something before its preview is asked for, in milliseconds. */
const POINT_FOR = 120

export class Asking {
  picks = $state.raw<Picks>({})
  pointed = $state.raw<Choice | null>(null)
  /** Chosen on a screen without hovering: shown with its preview, and confirmed by a second press. */
  candidate = $state.raw<Choice | null>(null)
  foreseen = $state.raw<Foreseen['events']>([])
  thoughts = $state.raw<Thoughts | null>(null)
  trouble = $state('')
  isThinking = $state(false)

  /** What the hint would do, as one of the choices. */
  readonly best = $derived.by(() => this.client.now?.legal.find((choice) => choice.text === this.thoughts?.ideas[0]?.action) ?? null)

  private timer = 0
  readonly hasHover = matchMedia('(hover: hover)').matches

  constructor(
    private readonly id: string,
    private readonly client: TableClient,
    private readonly token: () => string,
  ) {}

  /** A new decision: nothing of the last one is left. */
  clear(): void {
    this.picks = {}
    this.candidate = null
    this.pointed = null
    this.foreseen = []
    this.thoughts = null
    this.trouble = ''
    clearTimeout(this.timer)
  }

  pick = (wish: Picks): void => {
    this.picks = wish
  }

  choose = (choice: Choice): void => {
    // Without hovering there was no preview yet: show it, and ask once more.
    if (this.hasHover || this.candidate?.text === choice.text) this.client.act([choice.text])
    else {
      this.candidate = choice
      this.point(choice)
    }
  }

  confirm = (): void => {
    if (this.candidate) this.client.act([this.candidate.text])
  }

  cancel = (): void => {
    this.candidate = null
    this.point(null)
  }

  point = (choice: Choice | null): void => {
    clearTimeout(this.timer)
    if (choice === null && this.candidate) return
    // Where nothing hovers, what a finger rests on is not meant: only what was chosen is foreseen.
    if (choice && !this.hasHover && choice.text !== this.candidate?.text) return
    this.pointed = choice
    this.foreseen = []
    if (!choice || !this.token() || this.client.now?.ask == null) return
    this.timer = window.setTimeout(() => void this.foresee(choice), POINT_FOR)
  }

  undo = (): void => {
    const line = this.client.now?.undo.at(-1)
    if (line !== undefined && !this.client.pending.length) this.client.undo(line)
  }

  /** Asks for a hint, or puts the one away that is shown. */
  think = async (): Promise<void> => {
    if (this.isThinking || this.client.now?.ask == null) return
    if (this.thoughts) {
      this.thoughts = null
      return
    }
    const ask = this.client.now.ask
    this.isThinking = true
    this.trouble = ''
    try {
      const thoughts = await api.think(this.id, this.token())
      if (this.client.now?.ask === ask) this.thoughts = thoughts
    } catch (error) {
      if (this.client.now?.ask === ask) this.trouble = (error as Error).message
    }
    this.isThinking = false
  }

  private async foresee(choice: Choice): Promise<void> {
    try {
      const seen = await api.foresee(this.id, this.token(), [choice.text])
      if (this.pointed?.text === choice.text) this.foreseen = seen.events
    } catch {
      this.foreseen = []
    }
  }
}

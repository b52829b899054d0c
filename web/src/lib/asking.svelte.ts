// What is asked of whoever looks, and how far the answer has come: picked, pointed at, foreseen, thought about.

import { api } from './api'
import type { Picks } from './narrow'
import { settings } from './settings.svelte'
import type { TableClient } from './table.svelte'
import type { Choice, Foreseen, Thoughts } from './wire'

/** How long one points at something before its preview is asked for, in milliseconds. */
const POINT_FOR = 120
/** How long a decision must have been there before a press can be meant for it, in milliseconds. Tests of other things do
    without it. */
const GUARD = Number(localStorage.getItem('guard') ?? 350)

export class Asking {
  picks = $state.raw<Picks>({})
  pointed = $state.raw<Choice | null>(null)
  /** Chosen, and shown with what would follow: a second press does it. */
  candidate = $state.raw<Choice | null>(null)
  seen = $state.raw<{ text: string; what: Foreseen } | null>(null)
  thoughts = $state.raw<Thoughts | null>(null)
  /** What somebody who teaches would do, or the idea of the hint that is looked at: the board draws it. */
  advised = $state('')
  trouble = $state('')
  isThinking = $state(false)
  /** Whether the hint came unasked. */
  isOffered = $state(false)

  /** What would follow from what is pointed at. */
  readonly foreseen = $derived(this.seen && this.seen.text === this.pointed?.text ? this.seen.what.events : [])
  readonly isFinal = $derived(this.seen !== null && this.seen.text === this.candidate?.text && this.seen.what.is_final)
  /** What the hint would do, or the idea that is looked at, as one of the choices. */
  readonly best = $derived.by(() => {
    const wanted = this.advised || this.thoughts?.ideas[0]?.action
    return this.client.now?.legal.find((choice) => choice.text === wanted) ?? null
  })

  private timer = 0
  private since = 0
  readonly hasHover = matchMedia('(hover: hover)').matches

  constructor(
    private readonly id: string,
    private readonly client: Pick<TableClient, 'now' | 'pending' | 'act' | 'undo'>,
    private readonly token: () => string,
    /** Who tells what would follow, and gives hints where there are any. */
    private readonly ways: { foresee: typeof api.foresee; think: typeof api.think | null } = api,
  ) {}

  /** Where the result counts for ratings, everybody thinks for themselves. */
  isRated = $state(false)
  /** What is said instead of the first hint, where a hint costs something. */
  warning: (() => Promise<string>) | null = null
  get hasHints(): boolean {
    return this.ways.think !== null && !this.isRated
  }

  /** A new decision: nothing of the last one is left, and the press before it is not meant for it. */
  clear(): void {
    this.picks = {}
    this.candidate = null
    this.pointed = null
    this.seen = null
    this.thoughts = null
    this.advised = ''
    this.isOffered = false
    this.trouble = ''
    this.since = performance.now()
    clearTimeout(this.timer)
  }

  pick = (wish: Picks): void => {
    if (this.isTooSoon()) return
    this.picks = wish
    if (this.candidate) this.cancel()
  }

  choose = (choice: Choice, isMeant = false): void => {
    if (this.isTooSoon()) return
    if (this.candidate?.text === choice.text) this.confirm()
    else if (isMeant && this.hasHover) this.client.act([choice.text])
    // Without hovering there was no preview yet: show it, and ask once more.
    else if (!this.hasHover) this.hold(choice)
    else void this.chooseAtOnce(choice)
  }

  confirm = (): void => {
    if (this.candidate && !this.isTooSoon()) this.client.act([this.candidate.text])
  }

  cancel = (): void => {
    this.candidate = null
    this.point(null)
  }

  point = (choice: Choice | null): void => {
    clearTimeout(this.timer)
    if (choice === null && this.candidate) choice = this.candidate
    // Where nothing hovers, what a finger rests on is not meant: only what was chosen is foreseen.
    if (choice && !this.hasHover && choice.text !== this.candidate?.text) return
    this.pointed = choice
    if (!choice || this.seen?.text === choice.text || !this.token() || this.client.now?.ask == null) return
    this.timer = window.setTimeout(() => void this.foresee(choice), POINT_FOR)
  }

  advise = (text: string): void => void (this.advised = text)

  undo = (): void => {
    const line = this.client.now?.undo.at(-1)
    if (line !== undefined && !this.client.pending.length) this.client.undo(line)
  }

  /** A hint that nobody asked for. */
  offer = (): void => {
    this.isOffered = true
    void this.think()
  }

  /** Asks for a hint, or puts the one away that is shown. */
  think = async (): Promise<void> => {
    if (this.isThinking || this.client.now?.ask == null || !this.ways.think || this.isRated) return
    if (this.thoughts) {
      this.thoughts = null
      this.isOffered = false
      return
    }
    const ask = this.client.now.ask
    const { warning } = this
    if (warning) {
      this.warning = null
      const told = await warning()
      if (this.client.now?.ask === ask) this.trouble = told
      return
    }
    this.isThinking = true
    this.advised = ''
    this.trouble = ''
    try {
      const thoughts = await this.ways.think(this.id, this.token())
      if (this.client.now?.ask === ask) this.thoughts = thoughts
    } catch (error) {
      if (this.client.now?.ask === ask) this.trouble = (error as Error).message
    }
    this.isThinking = false
    // A decision came while it thought about the last one, and a hint was offered for it too.
    if (this.isOffered && !this.thoughts && this.client.now?.ask !== ask) void this.think()
  }

  /** What can be taken back is done at once; what cannot is asked about. */
  private async chooseAtOnce(choice: Choice): Promise<void> {
    const ask = this.client.now?.ask
    if (settings.confirms && this.seen?.text !== choice.text) {
      this.pointed = choice
      await this.foresee(choice)
    }
    if (this.client.now?.ask !== ask) return
    if (settings.confirms && this.seen?.text === choice.text && this.seen.what.is_final) this.hold(choice)
    else this.client.act([choice.text])
  }

  private hold(choice: Choice): void {
    this.candidate = choice
    this.since = performance.now()
    this.point(choice)
  }

  private isTooSoon(): boolean {
    return performance.now() - this.since < GUARD
  }

  private async foresee(choice: Choice): Promise<void> {
    try {
      const what = await this.ways.foresee(this.id, this.token(), [choice.text])
      if (this.pointed?.text === choice.text) this.seen = { text: choice.text, what }
    } catch {
      if (this.pointed?.text === choice.text) this.seen = null
    }
  }
}

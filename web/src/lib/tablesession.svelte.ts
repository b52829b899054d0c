// What the page of a table knows: how one came there, which of its seats this device holds, and what is asked of them.

import { onDestroy, untrack } from 'svelte'
import { api, Refused } from './api'
import { Asking } from './asking.svelte'
import { isDaily } from './dailytables'
import { enter, sitDown, sitFree, type Entry } from './enter'
import { gameOf } from './games'
import { Holder } from './holder.svelte'
import { known } from './known.svelte'
import { isLent } from './lent'
import { namesOf } from './names'
import { reseat } from './reseat'
import { route } from './route.svelte'
import { heldAt, letGo } from './seats'
import { settings } from './settings.svelte'
import { TableClient } from './table.svelte'
import { isAlone } from './transport'
import type { TablePage } from './wire'
import { bringWords, say } from './words.svelte'

const usedMeanwhile = (error: unknown): Entry => {
  if (error instanceof Refused && error.code === 'invitation') return { kind: 'used', hasSeat: false }
  throw error
}

/** Made by the page of a table, and over with it. */
export class TableSession {
  readonly client: TableClient
  readonly asking: Asking
  entry = $state.raw<Entry | null>(null)
  page = $state.raw<TablePage | null>(null)
  /** Why one could not come. */
  problem = $state('')
  /** How often chairs changed places while one was here. */
  reseated = $state(0)

  // Tables of one luck have no spectators: whoever is invited sees how it stood when they came.
  private readonly seen = $derived.by(() => this.client.now ?? (this.entry?.kind === 'invited' ? this.entry.page.now : null))
  readonly isTold = $derived(this.seen?.lesson?.is_done || this.seen?.lesson?.is_missed)
  // When a step of a lesson is over nothing more is asked: what one did stays to be seen.
  readonly now = $derived(this.seen && this.isTold ? { ...this.seen, ask: null, legal: [], to_act: [] } : this.seen)
  readonly game = $derived(this.page ? gameOf(this.page.game) : undefined)
  readonly names = $derived(this.now ? namesOf(this.now.chairs) : [])

  // What this browser holds here, looked up anew whenever somebody sits down.
  private readonly keys = $derived.by(() => {
    void this.client.viewer
    void this.reseated
    void this.entry
    return heldAt(this.id)
  })
  readonly held = $derived(this.keys.filter((seat) => seat.seat !== null))
  readonly mine = $derived([...new Set(this.held.map((seat) => seat.seat!))])
  readonly host = $derived(this.keys.find((seat) => seat.isHost))
  /** Of the seat through whose eyes one looks; empty for who has none. */
  readonly token = $derived.by(() => this.held.find((seat) => seat.seat === this.client.viewer)?.token ?? '')

  readonly ask = $derived(this.now?.ask ?? null)
  /** Several people play at this device. */
  private readonly isShared = $derived(this.mine.length > 1)
  private readonly holder: Holder
  private entered: string | null = null
  private isOver = $state(false)
  /** Of them, those who are asked now, while nobody who is asked looks. */
  private readonly asked = $derived.by(() => {
    const now = this.now
    if (now?.status !== 'playing' || this.ask !== null || !this.isShared) return []
    return this.mine.filter((seat) => now.to_act.includes(seat) && !isLent(now, seat))
  })
  /** While nobody has said that the device is theirs, no hand is shown: those who may say so. Null: it is known who looks. */
  readonly offered = $derived.by(() => {
    const isHeld = !this.isShared || (this.holder.seat !== null && !this.asked.length)
    if (this.now?.status !== 'playing' || (isHeld && !this.client.isBlind)) return null
    return this.asked.length ? this.asked : this.mine
  })
  /** Somebody at this device is asked something. */
  readonly isAsked = $derived(this.ask !== null || this.asked.length > 0)
  readonly invitation = $derived(this.entry?.kind === 'invited' ? this.entry.token : null)
  /** Whoever has a seat without a name yet, or comes to a table with free chairs, is asked to sit down. */
  readonly isInvited = $derived.by(() => {
    if (this.now?.status !== 'open') return false
    if (this.invitation !== null) return true
    if (this.client.viewer !== null) return !this.now.chairs[this.client.viewer]?.name
    return !this.host && this.now.chairs.some((chair) => chair.kind === 'open' && !chair.name)
  })
  /** Alone with bots there is nobody to talk to, until somebody watches and says something. */
  readonly hasChat = $derived.by(() => {
    if (this.now === null || isAlone(this.id)) return false
    return this.client.viewer === null || this.now.status === 'over' || this.client.social.lines.length > 0 || this.people > 1
  })
  /** Whoever is out need not just watch. */
  readonly isOut = $derived.by(() => this.now?.status === 'playing' && this.client.viewer !== null && this.now.facts?.is_out[this.client.viewer] === true)
  /** What was said and not yet read. */
  readonly unread = $derived.by(() => this.client.social.lines.filter((line) => line.number > this.client.social.read && line.seat !== this.client.viewer).length)

  private retry = 0

  constructor(private readonly id: string) {
    this.client = new TableClient(id, () => settings.botPace)
    this.holder = new Holder(id, () => {
      this.asking.clear()
      this.look()
    })
    this.asking = new Asking(id, this.client, () => this.token)
    if (isDaily(id)) {
      this.asking.warning = async () => {
        await bringWords('words/later/daily')
        return say('daily-hint')
      }
    }
    onDestroy(() => {
      clearTimeout(this.retry)
      this.holder.end()
      this.client.close()
    })
    void this.come(route.fragment)
    $effect(() => {
      this.asking.isRated = this.page?.is_rated ?? false
    })
    $effect(() => {
      // What others answer meanwhile leaves a half-made choice alone: only a new decision clears it.
      void this.ask
      this.asking.clear()
    })
    $effect(() => this.hearRefusal())
    $effect(() => {
      if (this.now?.status === 'over') this.isOver = true
    })
    $effect(() => {
      // The next one is asked: the device goes from hand to hand.
      if (this.asked.length) untrack(this.holder.lower)
    })
    $effect(() => {
      void [this.isShared, this.isOver]
      untrack(() => this.look())
    })
    $effect(() => this.changePlaces())
    $effect(() => {
      void settings.botPace
      untrack(() => this.client.sayPace())
    })
  }

  /** How many people sit here, besides those who share one device. */
  get people(): number {
    return this.now?.chairs.filter((chair) => chair.kind !== 'bot' && chair.kind !== 'here').length ?? 0
  }

  // A seat's link carries its token in the fragment: it leaves the address once this browser holds the seat, not before, so
  // that a page left or reloaded on the way loses nothing.
  come = async (fragment: string): Promise<void> => {
    clearTimeout(this.retry)
    try {
      const found = await enter(this.id, fragment)
      if ('page' in found) await known.meet(found.page.game)
      this.settle(found)
      this.problem = ''
      // The key of a table that was cleared away stays where it is until the table is back.
      if (fragment && this.entry?.kind !== 'cleared') route.hide()
    } catch (error) {
      this.problem = say('page-failed', { why: (error as Error).message })
      // The server has too much to do and said for how long: not sooner, and without being asked.
      if (error instanceof Refused && error.wait) this.retry = window.setTimeout(() => void this.come(fragment), 1000 * error.wait)
    }
  }

  /** “I am …”: from here on this device shows what that seat sees. */
  take = (seat: number): void => {
    this.holder.say(seat)
    this.look()
  }

  /** The only place that decides through whose eyes this page looks. */
  private look(isAnew = false): void {
    if (!this.page) return
    const holder = this.isShared ? this.holder.seat : null
    const token = this.held.find((seat) => seat.seat === holder)?.token ?? this.entered
    const isBlind = this.isShared && holder === null && !this.isOver
    if (isAnew || token !== this.client.token || isBlind !== this.client.isBlind) this.client.watch(token, isBlind)
  }

  sit = async (name: string): Promise<void> => {
    if (this.invitation !== null) this.settle(await sitDown(this.id, this.invitation, name).catch(usedMeanwhile))
    else if (this.client.viewer !== null) await api.sit(this.id, this.token, { name, ...settings.look })
    else {
      const free = this.now!.chairs.flatMap((chair, seat) => (chair.kind === 'open' && !chair.name ? [seat] : []))
      const found = await sitFree(this.id, name, free)
      if (!found) throw new Error(say('page-all-taken'))
      this.settle(found)
    }
  }

  private settle(found: Entry): void {
    this.entry = found
    if (found.kind !== 'in' && found.kind !== 'invited') return
    this.page = found.page
    this.entered = found.token
    this.isOver = found.page.now.status === 'over'
    this.holder.lower()
    this.look(true)
  }

  private hearRefusal(): void {
    const code = this.client.refusal?.code
    // Another tab has taken the table over.
    if (code === 'elsewhere') this.entry = { kind: 'elsewhere' }
    // Put out by the host before the start: said kindly, and the key is of no use any more.
    if (code !== 'removed') return
    untrack(() => {
      letGo(this.held.map((seat) => seat.token))
      this.entry = { kind: 'removed' }
    })
  }

  // Chairs changed places: this device's tokens open other seats now.
  private readonly swaps = $derived.by(() => this.client.entries.filter(({ kind, about }) => kind === 'swapped' || ('passes' in about && about.passes)).length)

  private changePlaces(): void {
    if (!this.swaps || this.now?.status !== 'open') return
    if (untrack(() => this.invitation) === null) void reseat(this.id).then(() => (this.reseated += 1), () => undefined)
    else void this.come('')
  }
}

// A rule that is read where it was named: which one, and how one came to it from others.

import type { Component } from 'svelte'
import { bringWords } from './words.svelte'

interface Named {
  game: string
  rule: string
}

class RuleInPlace {
  /** The newest is shown; empty: none is. */
  trail = $state.raw<readonly Named[]>([])
  readonly shown = $derived(this.trail.at(-1) ?? null)

  open = (game: string, rule: string): void => {
    if (this.shown?.game !== game || this.shown.rule !== rule) this.trail = [...this.trail, { game, rule }]
  }

  back = (): void => {
    this.trail = this.trail.slice(0, -1)
  }

  close = (): void => {
    this.trail = []
  }
}

export const ruleInPlace = new RuleInPlace()

/** For links to rules, also those inside a text: without another key they open in place, with one in a tab of their own. */
export function openInPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-rule]')
  const game = /^#?\/rules\/([^#/]+)/.exec(link?.getAttribute('href') ?? '')?.[1]
  if (!link || !game || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  ruleInPlace.open(game, link.dataset['rule']!)
}

type Loaded<P extends object> = Promise<{ default: Component<P> }>
/** A part of the page that speaks of rules, once its words are there as well. */
export async function withRuleWords<P extends object>(part: Loaded<P>): Promise<Component<P>> {
  const [{ default: loaded }] = await Promise.all([part, bringWords('words/later/rules')])
  return loaded
}

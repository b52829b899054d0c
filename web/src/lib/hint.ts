// From a bot's thoughts to what is shown of them: the three best moves, and why the first.

import type { Choice, Thoughts } from './wire'

export interface Advice {
  choice: Choice
  /** From 0, certainly last, to 1, certainly first. */
  value: number
  /** Whether the bot has weighed it at all: some just choose. */
  isWeighed: boolean
  terms: { name: string; change: number; shown: string }[]
}

const MOST = 3

/** Changes too small to tell are left out. */
const signed = (change: number): string => {
  const size = Math.abs(change) >= 10 ? Math.round(Math.abs(change)) : Math.round(Math.abs(change) * 10) / 10
  return size === 0 ? '' : `${change < 0 ? '−' : '+'}${size}`
}

export function hintOf(thoughts: Thoughts | null, legal: readonly Choice[]): Advice[] {
  const found: Advice[] = []
  for (const idea of thoughts?.ideas ?? []) {
    const choice = legal.find(({ text }) => text === idea.action)
    if (!choice || found.some((other) => other.choice === choice)) continue
    const terms = idea.terms.map(({ name, change }) => ({ name, change, shown: signed(change) })).filter(({ shown }) => shown)
    found.push({ choice, value: idea.value, isWeighed: idea.ranks.length > 0, terms })
    if (found.length === MOST) break
  }
  return found
}

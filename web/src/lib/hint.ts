// From a bot's thoughts to what is shown of them: the three best moves, why each, and how close they are.

import shapes from '../generated/reasons.json?raw'
import { wordsOf } from './tell'
import type { Choice, GameWords, Idea, ReasonPage, Thoughts } from './wire'
import { has, listed, say } from './words.svelte'

export interface Advice {
  choice: Choice
  idea: Idea
  /** Whether the bot has weighed it at all: some just choose. */
  isWeighed: boolean
  /** Whether it is about as good as the first, or the first with such beside it. */
  isLevel: boolean
}

const SHAPES = JSON.parse(shapes) as Record<string, GameWords['reasons']>
const MOST = 3
/** A change of a term that is too small to be worth a word. */
const LEAST_CHANGE = 0.05

export function hintOf(thoughts: Thoughts | null, legal: readonly Choice[]): Advice[] {
  const found: Advice[] = []
  for (const idea of thoughts?.ideas ?? []) {
    const choice = legal.find(({ text }) => text === idea.action)
    if (!choice || found.some((other) => other.choice === choice)) continue
    found.push({ choice, idea, isWeighed: idea.ranks.length > 0, isLevel: idea.is_level })
    if (found.length === MOST) break
  }
  const [first, ...others] = found
  if (!first) return []
  first.isLevel = others.some(({ isLevel }) => isLevel)
  // What is as good as the first stands beside it.
  return [first, ...others.filter(({ isLevel }) => isLevel), ...others.filter(({ isLevel }) => !isLevel)]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** A reason in a sentence, in which whoever looks is “you”. */
export function tellReason(game: GameWords, { fields, is_sure }: ReasonPage, names: readonly string[], viewer: number | null): string {
  // A game that the page was built without has brought its own.
  const known = { ...game, reasons: SHAPES[game.id] ?? game.reasons }
  const shape = known.reasons[String(fields['kind'])]?.fields ?? {}
  const whose = Object.keys(shape).filter((name) => shape[name] === 'seat').map((name) => [`${name}-who`, fields[name] === viewer ? 'you' : 'other'])
  const reason = say(`${game.id}-reason-${String(fields['kind'])}`, { ...wordsOf(known, 'reasons', fields, names), ...Object.fromEntries(whose) })
  return sentence(say('hint-reason', { reason, sure: is_sure ? 'yes' : 'no' }))
}

/** Why an idea, in sentences. Where the game has nothing to say, what its evaluator weighs is said in words. */
export function whyOf(game: GameWords, idea: Idea, names: readonly string[], viewer: number | null): string[] {
  if (idea.reasons.length) return idea.reasons.map((reason) => tellReason(game, reason, names, viewer))
  const terms = (sign: number): string[] =>
    idea.terms.filter(({ change }) => sign * change > LEAST_CHANGE).map(({ name }) => (has(`${game.id}-term-${name}`) ? say(`${game.id}-term-${name}`) : name))
  const [better, worse] = [terms(1), terms(-1)]
  return [
    ...(better.length ? [sentence(say('hint-better', { terms: listed(better) }))] : []),
    ...(worse.length ? [sentence(say('hint-worse', { terms: listed(worse) }))] : []),
  ]
}

/** What one can expect, in words: “well ahead”, and how sure that is. */
export function expectedOf(idea: Idea, seat: number, players: number): { standing: string; chance: string } {
  const place = idea.ranks[seat] ?? 1
  return {
    standing: say('hint-standing', { players, standing: idea.standing }),
    chance: say('hint-chance', { players, percent: Math.round(100 * idea.value), error: idea.is_exact ? 0 : Math.max(1, Math.round(100 * idea.error)), place: Math.round(10 * place) / 10 }),
  }
}

/** How sure all of it is: whether the end is worked out, and which ideas are about equally good. */
export function sureOf(ideas: readonly Advice[]): string {
  return [ideas[0]?.idea.is_exact ? say('hint-exact') : '', levelOf(ideas)].filter(Boolean).join(' ')
}

/** Which ideas are about equally good; nothing where one is better than the others. */
export function levelOf(ideas: readonly Advice[]): string {
  const level = ideas.flatMap(({ isLevel }, k) => (isLevel ? [String(k + 1)] : []))
  if (level.length < 2) return ''
  return level.length === ideas.length ? say('hint-all-level') : say('hint-level', { ideas: listed(level) })
}

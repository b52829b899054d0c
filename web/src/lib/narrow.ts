// Narrowing the legal list click by click. The list comes from the engine; nothing here knows a rule.

import type { Choice, Fields } from './wire'

/** What has been picked of an action: some of its fields. */
export type Picks<F extends Fields = Fields> = { [Name in keyof F]?: unknown }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The choices that fit everything picked so far. */
export function fitting<C extends Choice>(legal: readonly C[], picks: Picks<C['fields']>): C[] {
  const wanted = Object.entries(picks)
  return legal.filter((choice) => wanted.every(([name, value]) => same(choice.fields[name], value)))
}

/** Different values of a field among the choices, in their order. */
export function valuesOf<C extends Choice>(choices: readonly C[], field: keyof C['fields'] & string): unknown[] {
  const seen = new Map<string, unknown>()
  for (const choice of choices) {
    if (field in choice.fields) seen.set(JSON.stringify(choice.fields[field]), choice.fields[field])
  }
  return [...seen.values()]
}

export const kindsOf = (choices: readonly Choice[]): string[] => valuesOf(choices, 'kind').map(String)

/** Whether it is of one of these kinds. */
export const isOf = <C extends Choice>(choice: C, ...kinds: C['fields']['kind'][]): boolean => kinds.includes(choice.fields.kind)

/** The one choice that is left once every field of its kind that could differ has been picked; else undefined. */
export function settled<C extends Choice>(legal: readonly C[], picks: Picks<C['fields']>): C | undefined {
  const left = fitting(legal, picks)
  return left.length === 1 ? left[0] : undefined
}

/** Whether a value of a field can still be picked. */
export const offers = (legal: readonly Choice[], picks: Picks, field: string, value: unknown): boolean =>
  fitting(legal, { ...picks, [field]: value }).length > 0

/** Whether a button beside the board is the green one. While something else is picked it would throw that away, so it is not. */
export function invites(buttons: Readonly<Record<string, 'yes' | 'no' | 'last' | undefined>>, choice: Choice, legal: readonly Choice[], picks: Picks): boolean {
  const tone = buttons[choice.fields.kind]
  return (tone === 'yes' || (tone === 'last' && legal.length === 1)) && fitting([choice], picks).length > 0
}

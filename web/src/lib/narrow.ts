// Narrowing the legal list click by click. The list comes from the engine; nothing here knows a rule.

import type { Choice } from './wire'

export type Picks = Record<string, unknown>

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The choices that fit everything picked so far. */
export function fitting(legal: readonly Choice[], picks: Picks): Choice[] {
  const wanted = Object.entries(picks)
  return legal.filter((choice) => wanted.every(([name, value]) => same(choice.fields[name], value)))
}

/** Different values of a field among the choices, in their order. */
export function valuesOf(choices: readonly Choice[], field: string): unknown[] {
  const seen = new Map<string, unknown>()
  for (const choice of choices) {
    if (field in choice.fields) seen.set(JSON.stringify(choice.fields[field]), choice.fields[field])
  }
  return [...seen.values()]
}

export const kindsOf = (choices: readonly Choice[]): string[] => valuesOf(choices, 'kind').map(String)

/** The one choice that is left once every field of its kind that could differ has been picked; else undefined. */
export function settled(legal: readonly Choice[], picks: Picks): Choice | undefined {
  const left = fitting(legal, picks)
  return left.length === 1 ? left[0] : undefined
}

/** Whether a value of a field can still be picked. */
export const offers = (legal: readonly Choice[], picks: Picks, field: string, value: unknown): boolean =>
  fitting(legal, { ...picks, [field]: value }).length > 0

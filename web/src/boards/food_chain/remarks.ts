// What there is to say of a card on the table: whose it is, whether it may eat and why not, what threatens it.

import type { Block, Facts, Risk, TableCard } from '../../generated/food_chain'
import { say } from '../../lib/words.svelte'

export interface Remarks {
  mayEat: boolean
  block: Block | undefined
  danger: Risk['danger'] | undefined
  /** In words, for the bubble and for who hears the page. */
  lines: string[]
}

export function remarksOf(card: TableCard, facts: Facts | null, names: readonly string[]): Remarks {
  const mayEat = facts?.meals.some((meal) => meal.place === card.place) ?? false
  const block = facts?.blocked.find((one) => one.place === card.place)
  const risk = facts?.risks.find((one) => one.place === card.place)
  const lines: string[] = []
  if (mayEat) lines.push(`✓ ${say('food-chain-draw-may-eat')}`)
  if (block) lines.push(`✕ ${say('food-chain-page-cannot-eat')} ${say('food-chain-page-because', { because: block.because, name: names[block.other_seat ?? -1] ?? '' })}`)
  if (risk) lines.push(`! ${say('food-chain-page-danger', { danger: risk.danger, names: risk.by_seats.map((seat) => names[seat]).join(', ') })}`)
  return { mayEat, block, danger: risk?.danger, lines }
}

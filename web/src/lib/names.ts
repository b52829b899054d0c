// What to call whoever sits there. Bots have a name for each rung, numbered where several share it.

import { isolated } from './bidi'
import type { Chair } from './wire'
import { has, say } from './words.svelte'

const rungName = (rung: string): string => (has(`bot-${rung}`) ? say(`bot-${rung}`) : rung)

export function namesOf(chairs: readonly Chair[]): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind !== 'bot') return isolated(chair.name) || say('page-seat', { seat: seat + 1 })
    const alike = chairs.filter((other) => other.kind === 'bot' && other.rung === chair.rung)
    const nth = alike.indexOf(chair) + 1
    return alike.length > 1 ? `${rungName(chair.rung)} ${nth}` : rungName(chair.rung)
  })
}

export { rungName }

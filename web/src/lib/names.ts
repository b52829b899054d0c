// What to call whoever sits there. Bots have a name for each level, numbered where several share it.

import { isolated } from './bidi'
import type { Chair } from './wire'
import { has, say } from './words.svelte'

const levelName = (level: string): string => (has(`bot-${level}`) ? say(`bot-${level}`) : level)

export function namesOf(chairs: readonly Pick<Chair, 'kind' | 'level' | 'name'>[]): string[] {
  return chairs.map((chair, seat) => {
    if (chair.kind !== 'bot') return isolated(chair.name) || say('page-seat', { seat: seat + 1 })
    const alike = chairs.filter((other) => other.kind === 'bot' && other.level === chair.level)
    const nth = alike.indexOf(chair) + 1
    return alike.length > 1 ? `${levelName(chair.level)} ${nth}` : levelName(chair.level)
  })
}

/** Characters of a name at most, as the server counts them: whole ones, and a space between words. */
export const MOST_NAME = 40
export const lengthOf = (name: string): number => [...tidy(name)].length
export const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ')

/** A name and the number at its end, which is kept where the name has to be cut: it alone tells two bots apart. */
export function stemOf(name: string): [stem: string, number: string] {
  const found = /^(.*\S)\s(\d+)$/.exec(name)
  return found ? [found[1]!, found[2]!] : [name, '']
}

export { levelName }

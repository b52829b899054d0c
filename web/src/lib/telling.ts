// What people did at the table, in sentences, from entries of its log. Nothing of the game is in them.

import { levelName } from './names'
import type { LogEntry } from './wire'
import { say } from './words.svelte'

export function tellEntry(entry: LogEntry, names: readonly string[]): string {
  const about = entry.about
  const name = 'seat' in about ? (names[about.seat] ?? '') : ''
  switch (about.type) {
    case 'sat':
      return entry.lines.length ? say('people-taken', { name }) : ''
    case 'lent':
      return say('people-lent-why', { name, level: levelName(about.level), why: about.why ?? '' })
    case 'swapped':
      return say('people-swapped', { one: about.one + 1, other: about.other + 1 })
    case 'proposed':
      return say('people-proposed', { name, other: names[about.target] ?? '', what: about.what })
    case 'answered':
      return say('people-answered', { name, yes: about.yes ? 'yes' : 'no' })
    case 'lapsed':
      return say('people-lapsed')
    case 'vacation':
      return say('people-vacation', { name, begins: about.begins ? 'yes' : 'no' })
    case 'rematched':
      return say('people-rematched', { name })
    default:
      return ''
  }
}

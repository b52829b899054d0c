// A table's time control in sentences. The server leaves out what is as usual.

import { levelName } from './names'
import type { TimeControl } from './wire'
import { say } from './words.svelte'

export const USUAL_PATIENCE = 300
const DAY = 86_400

/** An amount of time that somebody chose: whole days, hours or minutes. */
const amount = (seconds: number): string => {
  const [unit, size] = seconds % DAY === 0 ? ['day', DAY] : seconds % 3600 === 0 ? ['hour', 3600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1]
  return say('people-amount', { unit: unit as string, count: seconds / (size as number) })
}

/** At a rated table nobody is replaced or outvoted: the clock alone decides. */
export function tellTimeControl(timeControl: TimeControl, isRated = false): string[] {
  const { clock = 'none', seconds = 0, added = 0, vacation = 0, absent = 0, patience = USUAL_PATIENCE } = timeControl
  const told = [say('people-told-clock', { clock, time: amount(seconds), added })]
  if (clock === 'days') {
    if (vacation) told.push(say('people-told-vacation', { time: amount(vacation) }))
    if (!isRated) told.push(say('people-told-consent', { time: amount(seconds) }))
  } else if (!isRated) told.push(say('people-told-patience', { time: amount(patience) }))
  if (absent) told.push(say('people-told-absent', { time: amount(absent), level: levelName(timeControl.stand_in ?? 'random') }))
  return told
}

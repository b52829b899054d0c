// How long something still takes, in words short enough for a seat's line.

import { say } from './words.svelte'

export function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole >= 2 * 86_400) return say('people-days', { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) })
  if (whole >= 2 * 3600) return say('people-hours', { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60) })
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

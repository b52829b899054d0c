// Why the server refused something, in the language spoken here.

import { has, say } from './words.svelte'

/** By its code; the server's own line, which is English, only where a code says too little. */
export function whyRefused(code: string, message: string, wait = 0): string {
  const why = has(`refused-${code}`) ? say(`refused-${code}`) : message
  return wait > 0 ? say('page-refused-wait', { why, seconds: Math.ceil(wait) }) : why
}

/** A file that is no record is refused with the place where it stops being one. */
export const whyNoRecord = (message: string): string => say('refused-record', { line: /\bline (\d+)/.exec(message)?.[1] ?? 'none' })

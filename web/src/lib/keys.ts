// Keys for whoever plays without a mouse; Tab and Enter do everything as well. They are told in `parts/Keys.svelte`.

import type { Asking } from './asking.svelte'
import type { Stage } from './stage.svelte'

/** True when the key belongs to what is typed into, or to a dialog above the page. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).closest('input, select, textarea, dialog') !== null

export function press(event: KeyboardEvent, asking: Asking, stage: Stage, onhelp: () => void): void {
  if (isTyping(event)) return
  if (stage.isPlaying && ['Escape', ' ', 'Enter'].includes(event.key)) {
    stage.skip()
    // Space scrolls a page; here it has done its work. On a button it still presses.
    if (event.target === document.body) event.preventDefault()
    return
  }
  const list = document.querySelector<HTMLElement>('[aria-controls=choices]')
  if (event.key === 'c' && list?.getAttribute('aria-expanded') === 'false') {
    list.click()
    // The list is there after the next frame.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#choices [data-action]')?.focus())
    event.preventDefault()
    return
  }
  const choices = [...document.querySelectorAll<HTMLElement>('aside [data-action]')]
  const at = choices.indexOf(event.target as HTMLElement)
  if (event.key === 'c') choices[0]?.focus()
  else if (at >= 0 && (event.key === 'ArrowDown' || event.key === 'ArrowRight')) choices[(at + 1) % choices.length]?.focus()
  else if (at >= 0 && (event.key === 'ArrowUp' || event.key === 'ArrowLeft')) choices.at(at - 1)?.focus()
  else if (event.key === 'Escape' && asking.candidate) asking.cancel()
  else if (event.key === '?') onhelp()
  else if (event.key === 'u') asking.undo()
  else if (event.key === 'h') void asking.think()
  else return
  event.preventDefault()
}

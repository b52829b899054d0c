// Arrow keys go round all that can be done now: the cards, the players, and the answers beside the board.

const ANSWERS = ':is([data-confirm], [data-button]):not(:disabled)'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key]
  const from = event.target as HTMLElement
  if (!step || !(from === document.body || root.contains(from) || from.matches(ANSWERS))) return
  const all = [...root.querySelectorAll<HTMLElement>('button:not(:disabled)'), ...document.querySelectorAll<HTMLElement>(ANSWERS)]
  const at = all.indexOf(from)
  all.at(at < 0 ? Math.min(0, step) : (at + step) % all.length)?.focus()
  event.preventDefault()
}

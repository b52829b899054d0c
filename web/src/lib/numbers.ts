// Numbers on the board at what the ideas of a hint are about. They lie over the page and follow what they stand on.

import { anchorsOf, type Shows } from './beats'
import type { AnyGame, Choice } from './wire'

/** What may move a board under its numbers. */
const MOVES = ['pointermove', 'pointerup', 'wheel', 'resize', 'click', 'keyup'] as const

const anchored = (name: string): Element | null => document.querySelector(`.board [data-anchor="${CSS.escape(name)}"]`)

/** Where an action is done: what its show lights up, or where something flies to. Where there is nothing yet, nowhere. */
export function spotOf(shows: Shows, choice: Choice, seat: number, view: AnyGame['view']): string | null {
  const show = shows.acts(choice.fields, seat, { before: view, after: view, memo: {} })
  const names = [...(show?.marks ?? []), ...(show?.flights ?? []).map(({ to }) => to), ...anchorsOf(show)]
  return names.find((name) => anchored(name)) ?? null
}

/** Draws them, and says how to take them away. */
export function drawNumbers(spots: readonly (string | null)[]): () => void {
  const layer = document.createElement('div')
  layer.className = 'overlay numbers'
  layer.setAttribute('aria-hidden', 'true')
  const marks = new Map<string, HTMLElement>()
  spots.forEach((spot, k) => {
    if (spot === null) return
    const mark = marks.get(spot) ?? document.createElement('b')
    // Two ideas about the same thing share one mark.
    mark.textContent = [mark.textContent, String(k + 1)].filter(Boolean).join(' · ')
    marks.set(spot, mark)
  })
  layer.append(...marks.values())
  document.body.append(layer)
  let frame = 0
  const follow = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      for (const [spot, mark] of marks) {
        const box = anchored(spot)?.getBoundingClientRect()
        mark.hidden = !box
        if (box) Object.assign(mark.style, { left: `${box.x + Math.min(6, box.width / 4)}px`, top: `${box.y + Math.min(6, box.height / 4)}px` })
      }
    })
  }
  follow()
  for (const event of MOVES) addEventListener(event, follow, true)
  return () => {
    cancelAnimationFrame(frame)
    for (const event of MOVES) removeEventListener(event, follow, true)
    layer.remove()
  }
}

// Small signs of life while nothing happens: an animal blinks, a volcano smokes. Boards draw lids and smoke that are not seen
// (`.lid`, `.smoke`, opacity 0); now and then one of each is. Between them nothing is drawn anew.

import { settings } from './settings.svelte'

const BLINK = 190
const SMOKE = 1900
/** In how many of the signs a volcano smokes too: it takes ten times as long as a blink, and all the while a phone draws. */
const SMOKES = 0.2
/** Milliseconds from one sign to the next: at least, and at most so many more. */
const [SOONEST, SPREAD] = [600, 1500]

const anyOf = (elements: NodeListOf<Element>): Element | undefined => elements[Math.floor(Math.random() * elements.length)]

/** Until what is returned is called; not at all where nothing is to move. */
export function enliven(box: Element | undefined): (() => void) | undefined {
  if (!box || !settings.pace) return undefined
  let timer = 0
  const stir = (): void => {
    if (!document.hidden) {
      anyOf(box.querySelectorAll('.lid'))?.animate({ opacity: [0, 1, 1, 0] }, BLINK)
      if (Math.random() < SMOKES) anyOf(box.querySelectorAll('.smoke'))?.animate({ opacity: [0, 0.75, 0], translate: ['0 0', '3px -12px', '9px -26px'], scale: [0.4, 1, 1.7] }, { duration: SMOKE, easing: 'ease-out' })
    }
    timer = window.setTimeout(stir, SOONEST + Math.random() * SPREAD)
  }
  timer = window.setTimeout(stir, SPREAD)
  return () => clearTimeout(timer)
}

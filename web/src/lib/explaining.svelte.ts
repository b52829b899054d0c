// Asking what a thing on the board is: by resting a finger on it, by the other mouse button, by `i` where one is, or in a mode in
// which every press asks. Never by a plain press, which plays.

import { isTyping } from './keys'
import { hasWhat } from './what'

/** How long a finger rests on a thing until it explains itself, in milliseconds, and how far it may stray, in pixels. */
const HOLD = 500
const FAR = 10
/** The click that ends a rest comes within this time, and is not meant. */
const ECHO = 600

const THING = '[data-what]'
const CAN_FOCUS = 'button:not(:disabled), [tabindex="0"]'

export class Explaining {
  /** Every press asks. */
  isOn = $state(false)
  /** What is asked about, and where it lies in the window. */
  shown = $state.raw<{ what: string; at: DOMRect } | null>(null)

  private board: HTMLElement | null = null
  private lent: HTMLElement[] = []

  turn = (): void => {
    this.isOn = !this.isOn
    // Whoever goes from thing to thing by keys comes to all of them now, not to those alone that can be pressed.
    for (const thing of this.lent) thing.removeAttribute('tabindex')
    this.lent = this.isOn ? [...(this.board?.querySelectorAll<HTMLElement>(THING) ?? [])].filter((thing) => !thing.matches(CAN_FOCUS) && !thing.querySelector(CAN_FOCUS)) : []
    for (const thing of this.lent) thing.tabIndex = 0
  }

  close = (): void => {
    this.shown = null
  }

  /** For the element that the board stands in. */
  attach = (board: HTMLElement): (() => void) => {
    this.board = board
    const ending = new AbortController()
    const early = { capture: true, signal: ending.signal }
    let start: { x: number; y: number } | null = null
    let timer = 0
    let until = 0
    const still = (): void => {
      clearTimeout(timer)
      start = null
    }
    // By the point, because what is disabled hears of nothing.
    const at = ({ clientX, clientY }: MouseEvent): Element | null => {
      const under = document.elementsFromPoint(clientX, clientY).find((element) => element.closest(THING) && board.contains(element))
      return under?.closest(THING) ?? null
    }
    const hush = (event: Event): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    board.addEventListener('contextmenu', (event) => {
      const thing = at(event)
      if (!thing) return
      hush(event)
      this.show(thing)
    }, early)
    board.addEventListener('pointerdown', (event) => {
      still()
      // In the mode the board hears of nothing: no card is taken along, no map is moved.
      if (this.isOn && !this.isBeside(event)) event.stopPropagation()
      else if (event.pointerType !== 'mouse' && event.isPrimary) {
        start = { x: event.clientX, y: event.clientY }
        timer = window.setTimeout(() => {
          const thing = at(event)
          if (!thing) return
          until = performance.now() + ECHO
          this.show(thing)
        }, HOLD)
      }
    }, early)
    board.addEventListener('pointermove', (event) => {
      if (start && event.isPrimary && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) still()
    }, early)
    board.addEventListener('pointerup', (event) => {
      if (start && performance.now() < until) until = performance.now() + ECHO
      still()
      if (!this.isOn || event.button !== 0 || this.isBeside(event)) return
      const thing = at(event)
      if (thing) this.show(thing)
    }, early)
    board.addEventListener('pointercancel', still, early)
    board.addEventListener('click', (event) => {
      if (performance.now() < until || (this.isOn && !this.isBeside(event))) hush(event)
      until = 0
    }, early)
    addEventListener('keydown', (event) => this.key(event), early)
    return () => {
      still()
      ending.abort()
      this.board = null
    }
  }

  /** The board's own frame: the word about the mode, what is told of the end. */
  private readonly isBeside = (event: Event): boolean => (event.target as Element).closest('[data-beside]') !== null

  private key(event: KeyboardEvent): void {
    if (isTyping(event) || this.shown) return
    const here = (event.target as Element).closest(THING)
    if (event.key === 'i' && here) this.show(here)
    else if (event.key === 'i') this.turn()
    else if (this.isOn && event.key === 'Escape') this.turn()
    else if (this.isOn && here && (event.key === 'Enter' || event.key === ' ')) this.show(here)
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  private show(thing: Element): void {
    const what = thing.getAttribute('data-what')
    if (what) this.shown = { what, at: thing.getBoundingClientRect() }
  }
}

/** Null for a board whose things do not explain themselves. */
export const explainingFor = (game: string): Explaining | null => (hasWhat(game) ? new Explaining() : null)

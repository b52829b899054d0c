// A finger or a mouse takes a card along. A plain press stays a click.

import type { Action } from 'svelte/action'

export interface Gestures {
  /** Taken along, and where it is. */
  ondrag: (x: number, y: number) => void
  ondrop: (x: number, y: number) => void
  /** The system took the pointer away. */
  oncancel: () => void
}

/** A hand is never quite still. */
const FAR = 8
/** The click that ends a drag comes within this time, and is not meant. */
const ECHO = 80

export const gestures: Action<HTMLElement, Gestures> = (node, first) => {
  let handlers = first
  let start: { x: number; y: number } | null = null
  let isDragging = false
  let isSwallowed = false

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return
    start = { x: event.clientX, y: event.clientY }
    isDragging = false
    isSwallowed = false
  }
  function move(event: PointerEvent): void {
    if (!start || !event.isPrimary) return
    if (!isDragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) {
      isDragging = true
      node.setPointerCapture(event.pointerId)
    }
    if (isDragging) handlers.ondrag(event.clientX, event.clientY)
  }
  function up(event: PointerEvent): void {
    if (isDragging) {
      isSwallowed = true
      handlers.ondrop(event.clientX, event.clientY)
    }
    start = null
    isDragging = false
    window.setTimeout(() => (isSwallowed = false), ECHO)
  }
  function cancel(): void {
    if (isDragging) handlers.oncancel()
    start = null
    isDragging = false
  }
  function click(event: MouseEvent): void {
    if (!isSwallowed) return
    isSwallowed = false
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  const noMenu = (event: Event): void => {
    // A long press asks for the card, not for the browser's menu.
    if (start) event.preventDefault()
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', cancel)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', noMenu)
  // A selection that is dragged along would take the pointer away.
  node.addEventListener('dragstart', (event) => event.preventDefault())
  return {
    update: (next) => (handlers = next),
  }
}

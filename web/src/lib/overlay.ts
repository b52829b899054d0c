// Things that fly, fade and light up over the page. They belong to nobody: each is gone with its animation.

import type { Beat, Flight } from './beats'
import { groundOf } from './numbers'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const SVG = 'http://www.w3.org/2000/svg'
const anchored = (name: string): HTMLElement | SVGElement | null => document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)
const boxOf = (element: Element): Box => element.getBoundingClientRect()
const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** What may move a map under its rings. */
const MOVES = ['pointermove', 'pointerup', 'wheel', 'resize', 'click'] as const
const around = (ring: HTMLElement, box: Box): void =>
  void Object.assign(ring.style, { left: `${box.x - 4}px`, top: `${box.y - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px` })

export class Overlay {
  private layer: HTMLElement | null = null
  /** Where anchors were before the last change, in coordinates of the whole page. */
  private were = new Map<string, Box>()
  private hidden = new Map<string, Animation>()
  private running: Animation[] = []
  private kept: { name: string; ring: HTMLElement }[] = []
  private frame = 0

  look(): void {
    this.were.clear()
    for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
      const { x, y, width, height } = boxOf(element)
      this.were.set(element.dataset['anchor']!, { x: x + scrollX, y: y + scrollY, width, height })
    }
  }

  /** What the change has shifted slides from where it was. */
  slide(time: number): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-slides]')) {
      const was = this.were.get(element.dataset['anchor'] ?? '')
      if (!was) continue
      const is = boxOf(element)
      const [x, y] = [was.x - scrollX - is.x, was.y - scrollY - is.y]
      if (Math.abs(x) + Math.abs(y) > 3) this.run(element, [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], time)
    }
  }

  hide(anchors: readonly string[]): void {
    for (const name of anchors) {
      const element = anchored(name)
      if (!element || this.hidden.has(name)) continue
      this.hidden.set(name, element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, iterations: Infinity }))
    }
  }

  show(beat: Beat, time: number): void {
    for (const name of beat.marks ?? []) this.mark(name, time)
    for (const flight of beat.flights ?? []) this.fly(flight, time)
    for (const { icon, at, seat } of beat.losses ?? []) {
      const piece = this.place(this.drawing(icon, seat), at)
      if (piece) this.run(piece, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.4, translate: '0 18px' }], time, true)
    }
    for (const name of beat.arrivals ?? []) {
      this.reveal(name)
      const element = anchored(name)
      if (element) this.run(element, [{ opacity: 0, scale: 0.3 }, { opacity: 1, scale: 1.12, offset: 0.7 }, { opacity: 1, scale: 1 }], time)
    }
    for (const { text, at } of beat.floats ?? []) {
      const words = document.createElement('b')
      words.textContent = text
      const piece = this.place(words, at)
      if (piece) this.run(piece, [{ opacity: 0, translate: '0 10px' }, { opacity: 1, translate: '0 -6px', offset: 0.3 }, { opacity: 0, translate: '0 -26px' }], Math.max(time, 500), true)
    }
  }

  /** All has been told: everything is where it belongs, and what still moves may end. */
  rest(): void {
    for (const name of [...this.hidden.keys()]) this.reveal(name)
  }

  /** Rings around what the others have changed, until one acts. They follow what they are around. */
  keep(anchors: readonly string[]): void {
    for (const { ring } of this.kept) ring.remove()
    this.kept = [...new Set(anchors)].flatMap((name) => {
      const ring = this.ring(name)
      ring?.classList.add('kept')
      return ring ? [{ name, ring }] : []
    })
    for (const event of MOVES) {
      removeEventListener(event, this.follow, true)
      if (this.kept.length) addEventListener(event, this.follow, true)
    }
  }

  private follow = (): void => {
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => {
      for (const { name, ring } of this.kept) {
        const box = this.ground(name)
        ring.hidden = !box
        if (box) around(ring, box)
      }
    })
  }

  /** Rings around what is looked at, until something else is. */
  point(anchors: readonly string[]): void {
    for (const ring of this.layer?.querySelectorAll('i.looked') ?? []) ring.remove()
    for (const name of anchors) this.ring(name)?.classList.add('looked')
  }

  clear(): void {
    for (const animation of [...this.running, ...this.hidden.values()]) animation.cancel()
    this.running = []
    this.hidden.clear()
    this.layer?.replaceChildren()
    this.keep([])
  }

  private reveal(name: string): void {
    this.hidden.get(name)?.cancel()
    this.hidden.delete(name)
  }

  private find(name: string): Box | null {
    const element = anchored(name)
    if (element) return boxOf(element)
    const was = this.were.get(name)
    return was ? { ...was, x: was.x - scrollX, y: was.y - scrollY } : null
  }

  private run(element: Element, frames: Keyframe[], duration: number, isTemporary = false): void {
    const animation = element.animate(frames, { duration, easing: 'ease-in-out' })
    this.running.push(animation)
    animation.onfinish = () => {
      this.running = this.running.filter((other) => other !== animation)
      if (isTemporary) element.remove()
    }
  }

  private stage(): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div')
      this.layer.className = 'overlay'
      this.layer.setAttribute('aria-hidden', 'true')
      document.body.append(this.layer)
    }
    return this.layer
  }

  private drawing(icon: string, seat?: number): SVGElement {
    const svg = document.createElementNS(SVG, 'svg')
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', `#${icon}`)
    svg.append(use)
    svg.setAttribute('width', '44')
    svg.setAttribute('height', '44')
    if (seat !== undefined) {
      svg.style.color = `var(--seat-${seat})`
      svg.style.setProperty('--skin', `var(--seat-${seat})`)
    }
    return svg
  }

  /** A copy of something on the page, as large as it is there. */
  private copy(name: string): HTMLElement | SVGElement | null {
    const element = anchored(name)
    if (!element) return null
    const { width, height } = boxOf(element)
    const clone = element.cloneNode(true) as HTMLElement | SVGElement
    clone.removeAttribute('data-anchor')
    if (clone instanceof HTMLElement) {
      const natural = (element as HTMLElement).offsetWidth || width
      clone.style.width = `${natural}px`
      clone.style.zoom = String(width / natural)
      return clone
    }
    const { x, y, width: wide, height: tall } = (element as SVGGraphicsElement).getBBox()
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', `${x} ${y} ${wide} ${tall}`)
    svg.setAttribute('width', String(width))
    svg.setAttribute('height', String(height))
    svg.append(clone)
    return svg
  }

  /** Puts a piece into the middle of an anchor; nothing where there is no such anchor. */
  private place<Piece extends HTMLElement | SVGElement>(piece: Piece, at: string): Piece | null {
    const box = this.find(at)
    if (!box) return null
    this.stage().append(piece)
    const { width, height } = boxOf(piece)
    const { x, y } = middle(box)
    piece.style.left = `${x - width / 2}px`
    piece.style.top = `${y - height / 2}px`
    return piece
  }

  /** Of a hex its own ground: what stands on it may reach beyond. */
  private ground(name: string): Box | null {
    const element = anchored(name)
    return element ? boxOf(groundOf(element)) : this.find(name)
  }

  private ring(name: string): HTMLElement | null {
    const box = this.ground(name)
    if (!box) return null
    const ring = document.createElement('i')
    around(ring, box)
    this.stage().append(ring)
    return ring
  }

  private mark(name: string, time: number): void {
    const ring = this.ring(name)
    if (ring) this.run(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], Math.max(time, 400), true)
  }

  private fly(flight: Flight, time: number): void {
    const [from, to] = [this.find(flight.from), this.find(flight.to)]
    if (flight.copy) {
      const copy = from && to ? this.copy(flight.copy) : null
      this.reveal(flight.copy)
      // The real one shows itself when its copy has landed.
      this.hide([flight.copy])
      setTimeout(() => this.reveal(flight.copy!), time)
      if (copy) this.send(copy, flight, from!, to!, time)
    } else if (flight.icon && from && to) this.send(this.drawing(flight.icon, flight.seat), flight, from, to, time)
  }

  private send(piece: HTMLElement | SVGElement, flight: Flight, from: Box, to: Box, time: number): void {
    if (!this.place(piece, flight.from)) return
    const [start, end] = [middle(from), middle(to)]
    const way = { x: end.x - start.x, y: end.y - start.y }
    this.run(
      piece,
      [{ translate: '0 0', scale: 1 }, { translate: `${way.x / 2}px ${way.y / 2 - 14}px`, scale: 1.15, offset: 0.5 }, { translate: `${way.x}px ${way.y}px`, scale: 1 }],
      time,
      true,
    )
  }
}

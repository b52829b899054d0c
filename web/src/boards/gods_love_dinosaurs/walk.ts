// Arrow keys go to the nearest thing on the board that can be pressed, in the direction of the arrow.

const ARROWS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }
/** How much worse a thing aside is than one straight ahead. */
const ASIDE = 2

export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const arrow = ARROWS[event.key]
  const from = document.activeElement
  if (!arrow || (from !== document.body && !root.contains(from))) return
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('button:not(:disabled), [role=button][tabindex="0"]')]
  const middle = (element: Element): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  event.preventDefault()
  if (!from || from === document.body) return all.find((one) => !('tool' in one.dataset))?.focus()
  const [x, y] = middle(from)
  const farOf = (element: Element): number => {
    const [toX, toY] = middle(element)
    const ahead = (toX - x) * arrow[0] + (toY - y) * arrow[1]
    const aside = Math.abs((toX - x) * arrow[1]) + Math.abs((toY - y) * arrow[0])
    return element === from || ahead < 4 ? Infinity : ahead + ASIDE * aside
  }
  const best = all.map((element) => ({ element, far: farOf(element) })).sort((a, b) => a.far - b.far)[0]
  if (best && best.far < Infinity) best.element.focus()
}

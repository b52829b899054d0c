// Arrow keys go to the nearest thing that can be pressed, in the direction of the arrow: on the board, and to the buttons beside it.

const ARROWS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }
const ON_BOARD = 'button:not(:disabled), [role=button][tabindex="0"]'
const BESIDE = 'aside [data-button]:not(:disabled), [data-confirm]'
const TOOLS = '[data-tool], .tools *'
/** How much worse a thing aside is than one straight ahead. */
const ASIDE = 2

type Point = readonly [number, number]
/** Where one was last: what was pressed there may be gone. */
let last: Point | null = null

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** Among what can be pressed on the board, or among something else there. */
export function walk(event: KeyboardEvent, root: HTMLElement, among = ON_BOARD): void {
  const arrow = ARROWS[event.key]
  const from = document.activeElement ?? document.body
  const isNowhere = from === document.body
  if (!arrow || event.ctrlKey || event.metaKey || event.altKey || !(isNowhere || root.contains(from) || from.matches(BESIDE))) return
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(among), ...document.querySelectorAll<HTMLElement>(BESIDE)]
  const [x, y] = isNowhere ? (last ?? middleOf(root)) : middleOf(from)
  const farOf = (element: Element): number => {
    const [toX, toY] = middleOf(element)
    if (isNowhere) return element.matches(TOOLS) ? Infinity : Math.hypot(toX - x, toY - y)
    const ahead = (toX - x) * arrow[0] + (toY - y) * arrow[1]
    const aside = Math.abs((toX - x) * arrow[1]) + Math.abs((toY - y) * arrow[0])
    return element === from || ahead < 4 ? Infinity : ahead + ASIDE * aside
  }
  event.preventDefault()
  const best = all.map((element) => ({ element, far: farOf(element) })).sort((a, b) => a.far - b.far)[0]
  if (!best || best.far === Infinity) return
  best.element.focus()
  last = middleOf(best.element)
}

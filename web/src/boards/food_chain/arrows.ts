// Arrow keys go to the nearest thing in their direction: among the cards of the hand, the forest, and what is offered beside
// them. While a card is picked, of the forest only what it can be sent to.

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Something aside is as far as something so many times as far ahead. */
const ASIDE = 2.5

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Whether the key was one of them and led somewhere. */
export function goByArrow(event: KeyboardEvent, board: HTMLElement, isPicked: boolean): boolean {
  const way = WAYS[event.key]
  const here = document.activeElement
  if (!way || event.ctrlKey || event.metaKey || event.altKey || (here !== document.body && !board.contains(here))) return false
  const menu = board.querySelector('.menu')
  const buttons = menu ? menu.querySelectorAll<HTMLElement>('button') : board.querySelectorAll<HTMLElement>(`${isPicked ? '.target' : '.card-on-table'}, .eat, .hand-card:not(:disabled), .discard, .stack`)
  const others = [...buttons].filter((button) => button !== here)
  if (!here || here === document.body) return goTo(board.querySelector<HTMLElement>('.hand-card:not(:disabled)') ?? others[0])
  const from = middleOf(here)
  let [nearest, least]: [HTMLElement | undefined, number] = [undefined, Infinity]
  for (const other of others) {
    const to = middleOf(other)
    const [ahead, aside] = way[0] ? [(to.x - from.x) * way[0], Math.abs(to.y - from.y)] : [(to.y - from.y) * way[1], Math.abs(to.x - from.x)]
    const far = ahead + ASIDE * aside
    // What lies more aside than ahead is in another direction.
    if (ahead > 4 && aside < 3 * ahead && far < least) [nearest, least] = [other, far]
  }
  return goTo(nearest)
}

function goTo(button: HTMLElement | undefined): boolean {
  button?.focus()
  return button !== undefined
}

// Marks on the board at what actions are about: the numbers of a hint, and what was played and what was better in a replay. They lie
// over the page, follow what they stand on, and are not there where it is not to be seen.

/** What may move a board under its marks. */
const MOVES = ['pointermove', 'pointerup', 'wheel', 'resize', 'click', 'keyup'] as const
/** A board moves by itself too; so often it is looked at again, in milliseconds. */
const AGAIN = 300

export interface Mark {
  /** Anchors of the thing, the best one first. */
  at: readonly string[]
  text: string
  kind?: string
}

const anchored = (name: string): Element | null => document.querySelector(`.board [data-anchor="${CSS.escape(name)}"]`)

/** Shares of width and height: near an upper corner, where a mark hides least, and then wherever the thing shows. */
const OF_A_HEX = [[0.22, 0.32], [0.5, 0.18], [0.78, 0.32], [0.22, 0.68], [0.78, 0.68], [0.5, 0.5], [0.5, 0.8]] as const
const OF_A_CARD = [[0.14, 0.1], [0.3, 0.2], [0.14, 0.4], [0.5, 0.12], [0.85, 0.12], [0.5, 0.5], [0.14, 0.85], [0.85, 0.85]] as const

/** The polygon of a hex, without what stands on it; anything else is its own ground. */
export const groundOf = (thing: Element): Element => (thing instanceof SVGElement ? (thing.querySelector(':scope > polygon') ?? thing) : thing)

/** A point of the window on the thing itself, which nothing else covers: the bounding box of a hex reaches into its neighbours, and that
    of a turned card beyond it. */
export function pointOn(thing: Element): { x: number; y: number } | null {
  const ground = groundOf(thing)
  const { x, y, width, height } = ground.getBoundingClientRect()
  const points = (ground !== thing ? OF_A_HEX : OF_A_CARD).map(([across, down]) => ({ x: x + across * width, y: y + down * height }))
  return points.find((point) => thing.contains(document.elementFromPoint(point.x, point.y))) ?? null
}

/** Draws them, and says how to take them away. */
export function drawMarks(marks: readonly Mark[]): () => void {
  const layer = document.createElement('div')
  layer.className = 'overlay numbers'
  layer.setAttribute('aria-hidden', 'true')
  const drawn = marks.filter(({ at }) => at.length).map(({ at, text, kind }) => {
    const mark = document.createElement('b')
    if (kind) mark.className = kind
    mark.textContent = text
    mark.dataset['at'] = at.join(' ')
    mark.hidden = true
    layer.append(mark)
    return { at, mark }
  })
  document.body.append(layer)
  let frame = 0
  const follow = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      for (const { at, mark } of drawn) {
        const thing = at.map(anchored).find((found) => found !== null)
        const point = thing ? pointOn(thing) : null
        mark.hidden = !point
        if (point) Object.assign(mark.style, { left: `${point.x}px`, top: `${point.y}px` })
      }
    })
  }
  follow()
  const timer = setInterval(follow, AGAIN)
  for (const event of MOVES) addEventListener(event, follow, true)
  return () => {
    cancelAnimationFrame(frame)
    clearInterval(timer)
    for (const event of MOVES) removeEventListener(event, follow, true)
    layer.remove()
  }
}

/** The numbers of ideas, by what each is about. Ideas about the same thing share one mark. */
export function drawNumbers(ideas: readonly (readonly string[])[]): () => void {
  const numbers = new Map<string, { at: readonly string[]; numbers: number[] }>()
  ideas.forEach((at, k) => {
    // Each board names first what is there.
    const key = at.find((name) => anchored(name)) ?? ''
    if (key) numbers.set(key, { at: [key], numbers: [...(numbers.get(key)?.numbers ?? []), k + 1] })
  })
  return drawMarks([...numbers.values()].map((one) => ({ at: one.at, text: one.numbers.join(' · ') })))
}

// Where the cards of the forest stand: each tree as wide as what grows on top of it, the trees on as many shelves as make
// them largest, and all of it inside the room there is.

import type { TableCard } from '../../generated/food_chain'

export interface Spot {
  card: TableCard
  x: number
  y: number
  /** Where its prey stands. */
  prey: { x: number; y: number } | null
  /** How far down its branch runs straight, between other cards. */
  stem: number
}

export interface Forest {
  spots: Spot[]
  width: number
  height: number
  /** Where trees stand on. */
  grounds: { x: number; y: number; width: number }[]
}

/** How cards stand to each other, by the width of a card. */
interface Manner {
  /** Height of a card. */
  tall: number
  /** From one column to the next, and more of it between trees. */
  column: number
  between: number
  /** From a card to the one above it. */
  row: number
  /** A low tree may stand under the crown of its neighbour. */
  isTight: boolean
  /** Of many that hunt the same and are not hunted, every second stands a row higher, between its neighbours. */
  isStaggered: boolean
}

/** Row by row from the ground, how far something reaches, in columns; a row without a card reaches nowhere. */
interface Outline {
  lefts: number[]
  rights: number[]
}

interface Tree extends Outline {
  card: TableCard
  above: Tree[]
  /** In columns: where it stands itself, and where each tree above begins. */
  x: number
  begins: number[]
  columns: number
  isRaised: boolean
}

interface Shelf {
  trees: Tree[]
  begins: number[]
  columns: number
  rows: number
}

const ROOMY: Manner = { tall: 1.36, column: 1.14, between: 0.26, row: 1.63, isTight: false, isStaggered: false }
/** Cards that are too small for their names give up the room for them: what is left is large enough for a finger. */
const DENSE: Manner = { tall: 1.04, column: 1.06, between: 0.1, row: 1.24, isTight: true, isStaggered: false }
const FULL: Manner = { ...DENSE, column: 1.08, row: 1.18, isStaggered: true }
const CROWDED: Manner = { ...FULL, tall: 1, column: 1.02, between: 0.04, row: 1.05 }
/** Larger cards would only look empty. */
const WIDEST = 156
/** From this width on a card has room for its name. */
export const NAMED = 56
/** A card that is smaller cannot be pressed with a finger. */
const FINGER = 41
/** So many stand in one row without being staggered. */
const FEW = 3
/** With more trees than this they are shared out evenly: trying all ways would take too long. */
const MANY = 10

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Side by side, in their order: where each begins, and how far all of them reach. */
function beside(trees: readonly Tree[], gap: number, isTight: boolean): Outline & { begins: number[] } {
  const [begins, lefts, rights]: [number[], number[], number[]] = [[], [], []]
  let taken = 0
  for (const tree of trees) {
    const free = Math.max(...tree.lefts.map((left, row) => (rights[row] ?? -Infinity) + 1 + gap - left))
    const begin = !isTight ? taken : Math.max(tree.isRaised ? begins.at(-1)! + 0.5 : 0, free)
    begins.push(begin)
    taken += tree.columns + gap
    tree.lefts.forEach((left, row) => (lefts[row] = Math.min(lefts[row] ?? Infinity, left + begin)))
    tree.rights.forEach((right, row) => (rights[row] = Math.max(rights[row] ?? -Infinity, right + begin)))
  }
  const least = Math.min(...lefts)
  const shifted = (numbers: number[]): number[] => numbers.map((one) => one - least)
  return { begins: shifted(begins), lefts: shifted(lefts), rights: shifted(rights) }
}

function grow(card: TableCard, cards: readonly TableCard[], manner: Manner): Tree {
  const hunters = cards.filter((other) => other.prey === card.place).map((other) => grow(other, cards, manner))
  if (!hunters.length) return { card, above: [], x: 0, begins: [], lefts: [0], rights: [0], columns: 1, isRaised: false }
  const above = manner.isStaggered ? staggered(hunters) : hunters
  const { begins, lefts, rights } = beside(above, 0, manner.isTight)
  const x = (begins[0]! + above[0]!.x + begins.at(-1)! + above.at(-1)!.x) / 2
  return { card, above, x, begins, lefts: [x, ...lefts], rights: [x, ...rights], columns: Math.max(...rights) + 1, isRaised: false }
}

function staggered(hunters: Tree[]): Tree[] {
  const [tops, others] = [hunters.filter(({ above }) => !above.length), hunters.filter(({ above }) => above.length)]
  if (tops.length <= FEW) return hunters
  return [...tops.map((top, k) => (k % 2 ? { ...top, lefts: [Infinity, 0], rights: [-Infinity, 0], isRaised: true } : top)), ...others]
}

function shelved(trees: Tree[], { between, column, isTight }: Manner): Shelf {
  const { begins, rights } = beside(trees, between / column, isTight)
  return { trees, begins, columns: Math.max(...rights) + 1, rows: rights.length }
}

/** Every way to break the row of trees into shelves, as bits: a bit for each gap that is a break. */
function waysOf(trees: readonly Tree[], manner: Manner): Shelf[][] {
  const gaps = trees.length - 1
  const breaks = trees.length > MANY ? [0b1001001001001, 0b10000100001, 0] : Array.from({ length: 2 ** gaps }, (_, bits) => bits)
  return breaks.map((bits) => {
    const shelves: Tree[][] = [[]]
    trees.forEach((tree, k) => {
      if (k > 0 && (bits >> (k - 1)) & 1) shelves.push([])
      shelves.at(-1)!.push(tree)
    })
    return shelves.map((shelf) => shelved(shelf, manner))
  })
}

export function forestOf(cards: readonly TableCard[], room: { width: number; height: number }): Forest {
  const forest = planted(cards, room, ROOMY)
  if (forest.width >= NAMED) return forest
  return [DENSE, FULL, CROWDED].reduce((best: Forest | null, manner) => (best && best.width >= FINGER ? best : larger(best, planted(cards, room, manner))), null)!
}

const larger = (one: Forest | null, other: Forest): Forest => (one && one.width >= other.width ? one : other)

function planted(cards: readonly TableCard[], room: { width: number; height: number }, manner: Manner): Forest {
  const { tall, column, row } = manner
  const trees = cards.filter((card) => card.prey === 0).map((card) => grow(card, cards, manner))
  if (!trees.length) return { spots: [], width: WIDEST, height: WIDEST * tall, grounds: [] }
  const scaleOf = (shelves: Shelf[]): number =>
    Math.min(WIDEST, room.width / (column * Math.max(...shelves.map(({ columns }) => columns))), room.height / (row * sum(shelves.map(({ rows }) => rows))))
  // Of ways that are as good the one with fewer shelves: a new card should not move everything.
  const best = waysOf(trees, manner).reduce((one, other) => (scaleOf(other) > scaleOf(one) * (other.length > one.length ? 1.08 : 1) ? other : one))
  const width = Math.max(1, scaleOf(best))
  const spots: Spot[] = []
  const grounds: Forest['grounds'] = []
  const spare = Math.max(0, room.height - width * row * sum(best.map(({ rows }) => rows))) / (best.length + 1)
  let bottom = 0

  function stand(tree: Tree, left: number, base: number, prey: Spot | null): void {
    const foot = tree.isRaised ? base - row * width : base
    const spot: Spot = { card: tree.card, x: left + ((column - 1) / 2 + tree.x * column) * width, y: foot - tall * width, prey: prey && { x: prey.x, y: prey.y }, stem: base - foot }
    spots.push(spot)
    tree.above.forEach((hunter, k) => stand(hunter, left + tree.begins[k]! * column * width, base - row * width, spot))
  }

  for (const { trees, begins, columns, rows } of best) {
    bottom += spare + rows * row * width
    const left = (room.width - columns * column * width) / 2
    trees.forEach((tree, k) => {
      const begin = left + begins[k]! * column * width
      grounds.push({ x: begin, y: bottom, width: tree.columns * column * width })
      stand(tree, begin, bottom, null)
    })
  }
  return { spots, width, height: tall * width, grounds }
}

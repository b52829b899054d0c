// Where the cards of the forest stand: each tree as wide as what grows on top of it, the trees on as many shelves as make
// them largest, and all of it inside the room there is.

import type { TableCard } from '../../generated/food_chain'

export interface Spot {
  card: TableCard
  x: number
  y: number
  /** Where its prey stands. */
  prey: { x: number; y: number } | null
}

export interface Forest {
  spots: Spot[]
  width: number
  height: number
  /** Where trees stand on. */
  grounds: { x: number; y: number; width: number }[]
}

interface Tree {
  card: TableCard
  above: Tree[]
  /** In columns: where it stands itself, and where each tree above begins. */
  x: number
  begins: number[]
  /** Row by row, how far it reaches. */
  lefts: number[]
  rights: number[]
  columns: number
  rows: number
}

/** Height of a card by its width. */
export const TALL = 1.36
/** By the width of a card: from one column to the next, between trees, and from a card to the one above it. */
const COLUMN = 1.14
const BETWEEN = 0.3
const ROW = TALL * 1.2
/** Larger cards would only look empty. */
const WIDEST = 156
/** Smaller than this, room is worth more than clearly separate trees. */
const SMALL = 64
/** With more trees than this they are shared out evenly: trying all ways would take too long. */
const MANY = 10

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Trees above a card stand side by side; tightly, a low one may stand under the crown of its neighbour. */
function grow(card: TableCard, cards: readonly TableCard[], isTight: boolean): Tree {
  const above = cards.filter((other) => other.prey === card.place).map((other) => grow(other, cards, isTight))
  const begins: number[] = []
  const [lefts, rights]: [number[], number[]] = [[], []]
  let taken = 0
  for (const tree of above) {
    const free = Math.max(...tree.lefts.map((left, row) => (rights[row] ?? -Infinity) + 1 - left))
    const begin = !isTight ? taken : Number.isFinite(free) ? free : 0
    begins.push(begin)
    taken += tree.columns
    tree.lefts.forEach((left, row) => (lefts[row] = Math.min(lefts[row] ?? Infinity, left + begin)))
    tree.rights.forEach((right, row) => (rights[row] = Math.max(rights[row] ?? -Infinity, right + begin)))
  }
  const middles = above.map((tree, k) => begins[k]! + tree.x)
  const x = above.length ? (middles[0]! + middles.at(-1)!) / 2 : 0
  const least = Math.min(x, ...lefts)
  const shifted = (numbers: number[]): number[] => numbers.map((one) => one - least)
  return {
    card, above, x: x - least, begins: shifted(begins), lefts: shifted([x, ...lefts]), rights: shifted([x, ...rights]),
    columns: Math.max(x, ...rights) - least + 1, rows: 1 + Math.max(0, ...above.map((tree) => tree.rows)),
  }
}

const widthOf = (shelf: readonly Tree[]): number => sum(shelf.map((tree) => tree.columns)) * COLUMN + (shelf.length - 1) * BETWEEN
const rowsOf = (shelf: readonly Tree[]): number => Math.max(1, ...shelf.map((tree) => tree.rows))

/** Every way to break the row of trees into shelves, as bits: a bit for each gap that is a break. */
function shelvesOf(trees: readonly Tree[]): Tree[][][] {
  const gaps = Math.max(0, trees.length - 1)
  const breaks = trees.length > MANY ? [0b1001001001001, 0b10000100001, 0] : Array.from({ length: 2 ** gaps }, (_, bits) => bits)
  return breaks.map((bits) => {
    const shelves: Tree[][] = [[]]
    trees.forEach((tree, k) => {
      if (k > 0 && (bits >> (k - 1)) & 1) shelves.push([])
      shelves.at(-1)!.push(tree)
    })
    return shelves
  })
}

export function forestOf(cards: readonly TableCard[], room: { width: number; height: number }): Forest {
  const forest = planted(cards, room, false)
  if (forest.width >= SMALL) return forest
  const tight = planted(cards, room, true)
  return tight.width > forest.width * 1.05 ? tight : forest
}

function planted(cards: readonly TableCard[], room: { width: number; height: number }, isTight: boolean): Forest {
  const trees = cards.filter((card) => card.prey === 0).map((card) => grow(card, cards, isTight))
  const scaleOf = (shelves: Tree[][]): number =>
    Math.min(WIDEST, room.width / Math.max(1, ...shelves.map(widthOf)), room.height / sum(shelves.map((shelf) => rowsOf(shelf) * ROW)))
  const ways = shelvesOf(trees)
  // Of ways that are as good the one with fewer shelves: a new card should not move everything.
  const best = ways.reduce((one, other) => (scaleOf(other) > scaleOf(one) * (other.length > one.length ? 1.08 : 1) ? other : one))
  const width = Math.max(1, scaleOf(best))
  const spots: Spot[] = []
  const grounds: Forest['grounds'] = []
  const spare = Math.max(0, room.height - width * sum(best.map((shelf) => rowsOf(shelf) * ROW))) / (best.length + 1)
  let bottom = 0

  function stand(tree: Tree, left: number, base: number, prey: Spot | null): void {
    const spot: Spot = { card: tree.card, x: left + ((COLUMN - 1) / 2 + tree.x * COLUMN) * width, y: base - TALL * width, prey: prey && { x: prey.x, y: prey.y } }
    spots.push(spot)
    tree.above.forEach((hunter, k) => stand(hunter, left + tree.begins[k]! * COLUMN * width, base - ROW * width, spot))
  }

  for (const shelf of best) {
    bottom += spare + rowsOf(shelf) * ROW * width
    let left = (room.width - widthOf(shelf) * width) / 2
    for (const tree of shelf) {
      grounds.push({ x: left, y: bottom, width: tree.columns * COLUMN * width })
      stand(tree, left, bottom, null)
      left += (tree.columns * COLUMN + BETWEEN) * width
    }
  }
  return { spots, width, height: TALL * width, grounds }
}

// However the trees grow, all cards are inside the room and none covers another.

import { expect, test } from 'vitest'
import { forestOf } from '../src/boards/food_chain/forest'
import type { TableCard } from '../src/generated/food_chain'

const ROOMS = [{ width: 354, height: 420 }, { width: 324, height: 340 }, { width: 1000, height: 530 }, { width: 440, height: 340 }]

function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
}

function someCards(seed: number): TableCard[] {
  const next = random(seed)
  const bases = 3 + Math.floor(next() * 3)
  const count = bases + Math.floor(next() * 16)
  return Array.from({ length: count }, (_, k) => ({ place: k + 1, card: 'toad', owner: null, prey: k < bases ? 0 : 1 + Math.floor(next() * k) }))
}

test('all cards are inside the room, and none covers another', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const cards = someCards(seed)
    for (const room of ROOMS) {
      const { spots, width, height } = forestOf(cards, room)
      const isInside = spots.every(({ x, y }) => x > -0.01 && y > -0.01 && x + width < room.width + 0.01 && y + height < room.height + 0.01)
      const isApart = spots.every((one) => spots.every((other) => one === other || Math.abs(one.x - other.x) > 0.99 * width || Math.abs(one.y - other.y) > 0.99 * height))
      expect({ seed, count: spots.length, isInside, isApart }).toEqual({ seed, count: cards.length, isInside: true, isApart: true })
    }
  }
})

test('no cards, no forest', () => {
  expect(forestOf([], ROOMS[0]!).spots).toEqual([])
})

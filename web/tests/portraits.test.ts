import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { coloursOf } = await import('../src/lib/portraits')

const of = (...wishes: (number | null)[]): number[] => coloursOf(wishes.map((colour) => ({ colour })))

test('without wishes everybody has the colour of their seat', () => {
  expect(of(null, null, null)).toEqual([0, 1, 2])
})

test('a wish is granted, and whose colour it was gets what is left', () => {
  expect(of(1, null, null)).toEqual([1, 0, 2])
  expect(of(null, 6)).toEqual([0, 6])
})

test('of two who like the same, whoever sits later keeps their own', () => {
  expect(of(3, 3)).toEqual([3, 1])
  expect(of(1, 1, null)).toEqual([1, 0, 2])
})

test('no two share a colour, whatever they wish for', () => {
  for (let wish = 0; wish < 8; wish += 1) {
    const found = of(wish, null, wish, (wish + 1) % 8, null, 0, 7, null)
    expect(new Set(found).size).toBe(8)
  }
})

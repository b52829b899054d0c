import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, sha256 } from '../src/lib/sha256'

test('agrees with a known implementation at every length around a block', () => {
  for (let length = 0; length < 140; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, k) => (k * 37 + length) % 256)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('reads hex digits', () => {
  expect([...bytesOf('00ff10')]).toEqual([0, 255, 16])
})

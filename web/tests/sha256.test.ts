import { expect, test } from 'vitest'
import { bytesOf, sha256 } from '../src/lib/sha256'

const hexOf = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

test('agrees with a known implementation at every length around a block', async () => {
  for (let length = 0; length < 140; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, k) => (k * 37 + length) % 256)
    expect(sha256(bytes)).toBe(hexOf(await crypto.subtle.digest('SHA-256', bytes)))
  }
})

test('reads hex digits', () => {
  expect([...bytesOf('00ff10')]).toEqual([0, 255, 16])
})

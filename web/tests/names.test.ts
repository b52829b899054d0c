import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('navigator', { language: 'en' })
const { lengthOf, MOST_NAME, tidy } = await import('../src/lib/names')

test('a name has as many characters as the server counts', () => {
  expect(lengthOf('  Anna   Maria ')).toBe(10)
  expect(tidy('  Anna   Maria ')).toBe('Anna Maria')
  expect(lengthOf('🦖'.repeat(40))).toBe(40)
  expect(MOST_NAME).toBe(40)
})

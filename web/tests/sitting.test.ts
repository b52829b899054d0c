import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSitting, newKey, sittingsAt, sittingWith } from '../src/lib/sitting'

describe('keys of seats', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) })
  })
  it('are 256 bits in 43 characters', () => {
    const keys = new Set(Array.from({ length: 200 }, newKey))
    expect(keys.size).toBe(200)
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })
  it('are the same for one link until it is forgotten', () => {
    const first = sittingWith('t', 'link')
    expect(sittingWith('t', 'link')).toEqual(first)
    expect(sittingWith('t', 'other').key).not.toBe(first.key)
    expect(sittingsAt('t').map(({ invitation }) => invitation)).toEqual(['other', 'link'])
    expect(sittingsAt('u')).toEqual([])
    forgetSitting(first.key)
    expect(sittingWith('t', 'link').key).not.toBe(first.key)
  })
  it('do not pile up', () => {
    for (let k = 0; k < 100; k += 1) sittingWith('t', String(k))
    expect(sittingsAt('t')).toHaveLength(60)
  })
})

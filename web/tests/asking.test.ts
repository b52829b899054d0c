import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('matchMedia', () => ({ matches: true }))
vi.mock('../src/lib/settings.svelte', () => ({ settings: { confirms: false } }))
const { Asking } = await import('../src/lib/asking.svelte')

test('where a hint costs something, that is said first, once', async () => {
  const think = vi.fn(() => Promise.resolve({ level: 'best', ideas: [] }))
  const client = { now: { ask: 3, legal: [], undo: [] }, pending: [], act: vi.fn(), undo: vi.fn() }
  const asking = new Asking('T', client as never, () => 'secret', { foresee: vi.fn(), think } as never)
  asking.warning = () => Promise.resolve('it counts as help')
  await asking.think()
  expect([asking.trouble, think.mock.calls.length]).toEqual(['it counts as help', 0])
  await asking.think()
  expect([asking.trouble, think.mock.calls.length, asking.thoughts?.level]).toEqual(['', 1, 'best'])
})

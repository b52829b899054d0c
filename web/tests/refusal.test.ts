import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => 'fr' })
const { ask, Refused } = await import('../src/lib/api')
const { whyRefused } = await import('../src/lib/refusal')

const answer = (status: number, code: string, headers: Record<string, string> = {}): unknown =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code, message: 'in English' }), { status, headers })))

describe('a refusal', () => {
  it('is told in words, with the time that the server names', async () => {
    answer(429, 'rate', { 'Retry-After': '7' })
    const refused: unknown = await ask('GET /api/games', {}).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ code: 'rate', wait: 7, message: 'trop à la fois, attendez un instant ; réessayez dans 7 secondes' })
  })
  it('has words for everything that the page meets', () => {
    for (const code of ['rate', 'busy', 'storage-unavailable', 'invitation', 'removed', 'host', 'name-mixed', 'name-invisible', 'name-marks', 'clock', 'present'])
      expect(whyRefused(code, 'in English')).not.toBe('in English')
  })
  it('waits for nothing where no time is named', async () => {
    answer(503, 'storage-unavailable')
    expect(await ask('GET /api/games', {}).catch((error: unknown) => error)).toMatchObject({ wait: 0 })
  })
})

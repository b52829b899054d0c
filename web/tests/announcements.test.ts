import { describe, expect, it, vi } from 'vitest'
import type { Announcement } from '../src/lib/wire'

vi.useFakeTimers({ now: 1_000_000_000 })
vi.stubGlobal('localStorage', { getItem: () => 'en' })
vi.stubGlobal('window', { setInterval, location: { hash: '', pathname: '/' }, addEventListener: () => undefined })
const { announcements } = await import('../src/lib/announcements.svelte')

/** The server's clock is an hour ahead of this machine's. */
const NOW = 1_000_000 + 3600
const said = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  type: 'announcement', id, text: id, at: null, until: NOW + 60, now: NOW, is_withdrawn: false, ...more,
})
const shown = (): string[] => announcements.shown.map(({ id }) => id)

describe('announcements', () => {
  it('are shown until they are withdrawn, put away or over', () => {
    for (const id of ['one', 'two', 'three']) announcements.hear(said(id))
    announcements.hear(said('two', { text: 'again' }))
    expect(shown()).toEqual(['one', 'three', 'two'])
    announcements.hear(said('one', { is_withdrawn: true }))
    announcements.dismiss('two')
    expect(shown()).toEqual(['three'])
    announcements.hear(said('two'))
    expect(shown()).toEqual(['three'])
    vi.advanceTimersByTime(61_000)
    expect(shown()).toEqual([])
  })

  it('count down by the server’s clock', () => {
    const now = NOW + 61
    const restart = said('restart', { at: now + 90, until: now + 90, now })
    announcements.hear(restart)
    expect(announcements.left(restart)).toBeCloseTo(90)
    expect(announcements.moment(restart).getTime()).toBeCloseTo(1_000_000_000 + 61_000 + 90_000)
    vi.advanceTimersByTime(89_000)
    expect(announcements.left(restart)).toBeCloseTo(1)
    expect(announcements.left(said('none'))).toBeNull()
  })
})

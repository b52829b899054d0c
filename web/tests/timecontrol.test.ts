import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { tellTimeControl } = await import('../src/lib/timecontrol')
const plain = (lines: string[]): string[] => lines.map((line) => line.replace(/[\u2068\u2069]/g, ''))

describe('the time control in words', () => {
  it('names the patience of real-time tables, the usual one too', () => {
    expect(plain(tellTimeControl({}))).toEqual(['No clock', 'Whoever has not been connected for 5 minutes is not waited for in votes, and may be replaced by a bot'])
    expect(plain(tellTimeControl({ clock: 'bank', seconds: 1200, added: 10, patience: 3600 }))).toEqual([
      '20 minutes for each player, and 10 seconds more with each decision',
      'Whoever has not been connected for one hour is not waited for in votes, and may be replaced by a bot',
    ])
    expect(plain(tellTimeControl({ clock: 'bank', seconds: 60 }))[0]).toBe('one minute for each player')
  })
  it('says of slow tables that consent waits', () => {
    expect(plain(tellTimeControl({ clock: 'days', seconds: 172_800, vacation: 1_209_600, absent: 86_400, stand_in: 'novice' }))).toEqual([
      '2 days for each decision',
      '14 days of vacation for each player',
      'Whoever is asked for consent has 2 days to answer. Nothing is decided without them.',
      expect.stringMatching(/^Whoever has not been connected for one day is played on by a bot \(.+\)$/),
    ])
  })
})

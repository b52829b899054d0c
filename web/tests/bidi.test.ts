import { describe, expect, it, vi } from 'vitest'
import { inSentence, isolated } from '../src/lib/bidi'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { namesOf } = await import('../src/lib/names')
const { say } = await import('../src/lib/words.svelte')

const SARA = 'שרה'

describe('names that run from right to left', () => {
  it('stand by themselves, whatever is around them', () => {
    expect(isolated(SARA)).toBe(`\u2068${SARA}\u2069`)
    expect(isolated('محمد 7')).toBe('\u2068محمد 7\u2069')
  })
  it('cannot break out', () => {
    expect(isolated(`a\u202e${SARA}\u2069\u202c`)).toBe(`\u2068a${SARA}\u2069`)
    expect(isolated('a\u202eb')).toBe('ab')
  })
  it('leave other names plain', () => {
    for (const name of ['Anna', 'José', '李小龙', 'प्रिया', '🦖', '']) expect(isolated(name)).toBe(name)
  })
  it('are isolated at every table and in every sentence', () => {
    expect(namesOf([{ kind: 'person', name: SARA, level: '' }])).toEqual([isolated(SARA)])
    expect(say('people-mute', { name: SARA })).toContain(isolated(SARA))
    expect(say('page-waiting', { names: [SARA, 'Anna'].map(isolated).join(', ') })).toContain(`\u2068${SARA}\u2069, Anna`)
    expect(inSentence(isolated(SARA))).toBe(isolated(SARA))
  })
})

import { describe, expect, it, vi } from 'vitest'
import { marked, placesOf } from '../src/lib/rulesearch'

vi.stubGlobal('localStorage', { getItem: () => 'en' })
const { bookOf, gistOf, glanceOf, partOf } = await import('../src/lib/rulestext')

const SAMPLE = `# A game — the rules

It is short.

## A turn at a glance

- Take a <stone> (AB1).
- Put it down (AB1.2, ZZ9).

## AB1 Stones

- **AB1.1** There are *two* kinds & see AB1.2.
- **AB1.2** A stone has a \`weight\`.

| stone | weight |
|---|---|
| pebble | 1 |

- **AB1.3** Nothing else.

## About

The end.
`
const book = bookOf(SAMPLE, 'a-game')

describe('the rules', () => {
  it('are read into sections and rules', () => {
    expect(book.title).toBe('A game — the rules')
    expect(book.intro.map(({ html }) => html)).toEqual(['It is short.'])
    expect(book.sections.map(({ id, number }) => [id, number])).toEqual([['part-1', ''], ['AB1', 'AB1'], ['part-3', '']])
    expect(book.sections[1]!.blocks.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual(['item AB1.1', 'item AB1.2', 'table ', 'item AB1.3'])
    expect(glanceOf(book)?.title).toBe('A turn at a glance')
  })

  it('link the rules that there are, and keep foreign marks as text', () => {
    expect(book.sections[1]!.blocks[0]!.html).toBe('There are <em>two</em> kinds &amp; see <a href="/rules/a-game#AB1.2" data-rule="AB1.2">AB1.2</a>.')
    expect(glanceOf(book)!.blocks[0]!.html).toContain('&lt;stone&gt;')
    expect(glanceOf(book)!.blocks[1]!.html).toContain(', ZZ9)')
  })

  it('give one rule with what belongs to it, or a section', () => {
    expect(partOf(book, 'AB1.2')!.blocks.map(({ kind }) => kind)).toEqual(['item', 'table'])
    expect(partOf(book, 'AB1')!.blocks).toHaveLength(4)
    expect(partOf(book, 'AB7')).toBeNull()
    expect(partOf(bookOf('# Small\n\n- **S1** All of it.\n- **S2** The end.', 'small'), 'S1')!.blocks.map(({ html }) => html)).toEqual(['All of it.'])
  })

  it('are told in short by whole sentences', () => {
    const long = `One is 1.5 long. ${'A word and more. '.repeat(20)}`
    expect(gistOf('Just this.')).toBe('Just this.')
    expect(gistOf(long)).toMatch(/^One is 1\.5 long\. (A word and more\. ?)+ …$/)
    expect(gistOf(long).length).toBeLessThan(200)
  })
})

describe('a search', () => {
  it('finds whatever the case and the accents', () => {
    expect(placesOf('Un œuf, des ŒUFS', 'oeuf')).toEqual([[3, 6], [12, 15]])
    expect(placesOf('Dévorer: dévore', 'DEVOR')).toEqual([[0, 5], [9, 14]])
    expect(placesOf('a b', 'a')).toEqual([])
  })

  it('marks text, never tags', () => {
    expect(marked('<a href="/rules/x#AB1">the rules</a> &amp; rules', 'rules')).toBe('<a href="/rules/x#AB1">the <mark>rules</mark></a> &amp; <mark>rules</mark>')
    expect(marked('R &amp; D', 'amp')).toBe('R &amp; D')
  })
})

const PAGES = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true })
// A picture for each line of the turn at a glance, in both languages.
describe.each(['ciao-dino', 'food-chain', 'gods-love-dinosaurs', 'happy-little-dinosaurs'])('%s', (game) => {
  it.each(['en', 'fr'])('has a turn at a glance with pictures (%s)', async (language) => {
    const read = bookOf(PAGES[`../../docs/rules/${game}.${language}.md`]!, game)
    const lines = glanceOf(read)!.blocks.filter(({ kind }) => kind === 'item' || kind === 'step')
    const { GLANCE } = (await import(`../src/boards/${game.replaceAll('-', '_')}/glance.ts`)) as { GLANCE: string[] }
    expect(GLANCE).toHaveLength(lines.length)
    expect(lines.every(({ html }) => html.includes('data-rule='))).toBe(true)
  })
})

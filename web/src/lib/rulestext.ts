// The rules for players, straight from the docs, fetched when first asked for: read into sections and numbered rules.

import { to } from './base'
import { known } from './known.svelte'
import type { Language } from './words.svelte'

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** A paragraph, an item of a list, a table or a fenced block, as HTML that holds nothing but text and a few marks. */
export interface Block {
  kind: 'text' | 'item' | 'step' | 'table' | 'pre'
  html: string
  /** The number of the rule that it begins with; empty for what belongs to the rule before. */
  rule: string
}

export interface Section {
  /** What an address names it by: its number, or its place. */
  id: string
  /** Empty for what is no rule, such as the turn at a glance. */
  number: string
  /** As HTML, without the number. */
  title: string
  blocks: Block[]
}

export interface RulesBook {
  title: string
  intro: Block[]
  sections: Section[]
}

const NUMBER = '[A-Z]{1,3}\\d+(?:\\.\\d+)?'
const NUMBERS = new RegExp(`\\b${NUMBER}\\b`, 'g')
const HEADED = new RegExp(`^(${NUMBER}) (.+)`)
const BEGINS = new RegExp(`^\\*\\*(${NUMBER})\\*\\* `)

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Rules that are named become links to where they stand. */
const inline = (text: string, game: string, known: ReadonlySet<string>): string =>
  escape(text)
    .replace(NUMBERS, (number) => (known.has(number) ? `<a href="${to(`/rules/${game}#${number}`)}" data-rule="${number}">${number}</a>` : number))
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/`(.+?)`/g, '<code>$1</code>')

const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => cell.trim())
const isRuler = (line: string): boolean => cellsOf(line).every((cell) => /^:?-+:?$/.test(cell))

/** The little Markdown that the rules use: headings, lists, tables, fenced blocks, paragraphs. Everything else is text. */
export function bookOf(markdown: string, game: string): RulesBook {
  const lines = markdown.split('\n')
  const numbers = new Set(lines.flatMap((line) => HEADED.exec(line.replace(/^#+ /, ''))?.[1] ?? BEGINS.exec(line.replace(/^- /, ''))?.[1] ?? []))
  const told = (text: string): string => inline(text, game, numbers)
  const book: RulesBook = { title: '', intro: [], sections: [] }
  let blocks = book.intro
  let fence: string[] | null = null
  let table: string[] = []
  const endTable = (): void => {
    if (!table.length) return
    const row = (line: string, cell: string): string => `<tr>${cellsOf(line).map((text) => `<${cell}>${told(text)}</${cell}>`).join('')}</tr>`
    const [head = '', ...rest] = table
    blocks.push({ kind: 'table', html: `<thead>${row(head, 'th')}</thead><tbody>${rest.map((line) => row(line, 'td')).join('')}</tbody>`, rule: '' })
    table = []
  }
  for (const line of lines) {
    if (line.startsWith('```')) {
      if (fence) blocks.push({ kind: 'pre', html: escape(fence.join('\n')), rule: '' })
      fence = fence ? null : []
    } else if (fence) fence.push(line)
    else if (line.startsWith('|')) {
      if (!isRuler(line)) table.push(line)
    } else {
      endTable()
      const heading = /^(#{1,4}) (.+)/.exec(line)
      const item = /^(- |\d+\. )(.+)/.exec(line)
      const last = blocks.at(-1)
      if (heading && heading[1] === '#') book.title = told(heading[2]!)
      else if (heading) {
        const [, number = '', title = heading[2]!] = HEADED.exec(heading[2]!) ?? []
        blocks = []
        book.sections.push({ id: number || `part-${book.sections.length + 1}`, number, title: told(title), blocks })
      } else if (item) {
        const rule = BEGINS.exec(item[2]!)?.[1] ?? ''
        blocks.push({ kind: item[1] === '- ' ? 'item' : 'step', html: told(rule ? item[2]!.replace(BEGINS, '') : item[2]!), rule })
      } else if (line.startsWith('  ') && (last?.kind === 'item' || last?.kind === 'step')) last.html += ` ${told(line.trim())}`
      else if (line.trim()) blocks.push({ kind: 'text', html: told(line.trim()), rule: '' })
    }
  }
  endTable()
  return book
}

/** What one does in a turn, told in a few lines: the first section that is no rule and has a list. */
export const glanceOf = (book: RulesBook): Section | undefined =>
  book.sections.find(({ number, blocks }) => !number && blocks.some(({ kind }) => kind === 'item' || kind === 'step'))

/** A rule with all that belongs to it, or a whole section by its number. */
export function partOf(book: RulesBook, rule: string): { section: Section; blocks: Block[] } | null {
  // Rules of a small game may have no section around them.
  const intro: Section = { id: '', number: '', title: '', blocks: book.intro }
  for (const section of [...book.sections, intro]) {
    if (section.id === rule) return { section, blocks: section.blocks }
    const at = section.blocks.findIndex((block) => block.rule === rule)
    if (at < 0) continue
    const next = section.blocks.findIndex((block, k) => k > at && block.rule !== '')
    return { section, blocks: section.blocks.slice(at, next < 0 ? undefined : next) }
  }
  return null
}

const books = new Map<string, Promise<RulesBook | null>>()
/** Null for a game that has no rules to read. */
export function rulesOf(game: string, language: Language): Promise<RulesBook | null> {
  const key = `${game}.${language}`
  const found = books.get(key) ?? read(game, language)
  books.set(key, found)
  found.catch(() => books.delete(key))
  return found
}

async function read(game: string, language: Language): Promise<RulesBook | null> {
  const page = PAGES[`../../../docs/rules/${game}.${language}.md`]
  if (!page) await known.meet(game)
  const markdown = page ? await page() : known.rulesOf(game, language)
  return markdown ? bookOf(markdown, game) : null
}

/** Enough of a rule to remind one of it, in letters. */
const GIST = 190
/** The first sentences of a rule, never cut in the middle of one. */
export function gistOf(html: string): string {
  const sentences = html.match(/(?:<[^>]*>|[^.!?<]|[.!?](?!\s))+(?:[.!?]+|$)\s*/g) ?? [html]
  let gist = ''
  for (const sentence of sentences) {
    if (gist && gist.length + sentence.length > GIST) break
    gist += sentence
  }
  const text = gist.trim()
  // What is emphasised over two sentences is not left open.
  const closing = ['em', 'strong', 'code'].filter((tag) => text.split(`<${tag}>`).length > text.split(`</${tag}>`).length).map((tag) => `</${tag}>`).join('')
  return text.length < html.length ? `${text}${closing} …` : text
}

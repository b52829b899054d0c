// The rules for players, straight from the docs, fetched when first asked for.

import { known } from './known.svelte'
import type { Language } from './words.svelte'

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

export async function rulesOf(game: string, language: Language): Promise<string> {
  const page = PAGES[`../../../docs/rules/${game}.${language}.md`]
  if (page) return page()
  await known.meet(game)
  return known.rulesOf(game, language)
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const inline = (text: string): string =>
  escape(text)
    .replace(/\*\*([A-Z]{1,3}\d+(?:\.\d+)?)\*\*/g, '<strong id="$1">$1</strong>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/`(.+?)`/g, '<code>$1</code>')

/** The little Markdown that the rules use: headings, lists, tables, fenced blocks, paragraphs. Everything else is text. */
export function htmlOf(markdown: string): string {
  const out: string[] = []
  let list = ''
  let rows: string[][] = []
  const endList = (): void => {
    if (list) out.push(`</${list}>`)
    list = ''
  }
  const endTable = (): void => {
    if (rows.length === 0) return
    const [head = [], ...body] = rows
    const line = (cells: string[], cell: string): string => `<tr>${cells.map((text) => `<${cell}>${inline(text)}</${cell}>`).join('')}</tr>`
    out.push(`<div class="scroll" tabindex="0"><table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table></div>`)
    rows = []
  }
  let fence: string[] | null = null
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      if (fence) out.push(`<pre class="scroll" tabindex="0">${escape(fence.join('\n'))}</pre>`)
      fence = fence ? null : []
      continue
    }
    if (fence) {
      fence.push(line)
      continue
    }
    if (line.startsWith('|')) {
      endList()
      const cells = line.split('|').slice(1, -1).map((cell) => cell.trim())
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells)
      continue
    }
    endTable()
    const heading = /^(#{1,4}) (.+)/.exec(line)
    const item = /^(?:- |(\d+)\. )(.+)/.exec(line)
    if (heading) {
      endList()
      const level = heading[1]!.length
      out.push(`<h${level}>${inline(heading[2]!)}</h${level}>`)
    } else if (item) {
      const kind = item[1] ? 'ol' : 'ul'
      if (list !== kind) {
        endList()
        out.push(`<${kind}>`)
        list = kind
      }
      out.push(`<li>${inline(item[2]!)}</li>`)
    } else if (line.trim() === '') {
      endList()
    } else if (list && line.startsWith('  ')) {
      out[out.length - 1] = out[out.length - 1]!.replace(/<\/li>$/, ` ${inline(line.trim())}</li>`)
    } else {
      endList()
      out.push(`<p>${inline(line)}</p>`)
    }
  }
  endList()
  endTable()
  return out.join('\n')
}

// Finding words in the rules: whatever their case and accents, inside HTML that stays as it is.

/** Fewer letters would find everything. */
export const FEWEST = 2

const fold = (letter: string): string => letter.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae').replace('’', "'")

/** Where it stands in a text: from which letter to which. */
export function placesOf(text: string, query: string): [from: number, to: number][] {
  const wanted = [...query.trim()].map(fold).join('')
  if (wanted.length < FEWEST) return []
  // What is folded may be longer than what was written: each letter of it knows where it came from.
  let folded = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letters = fold(text[at]!)
    folded += letters
    for (let k = 0; k < letters.length; k += 1) from.push(at)
  }
  const found: [number, number][] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) found.push([from[at]!, from[at + wanted.length - 1]! + 1])
  return found
}

/** The same HTML with marks around what was found in its text, never in its tags. */
export function marked(html: string, query: string): string {
  if (query.trim().length < FEWEST) return html
  return html.replace(/<[^>]*>|&\w+;|[^<&]+/g, (piece) => {
    if (piece.startsWith('<') || piece.startsWith('&')) return piece
    let told = ''
    let at = 0
    for (const [from, to] of placesOf(piece, query)) {
      told += `${piece.slice(at, from)}<mark>${piece.slice(from, to)}</mark>`
      at = to
    }
    return told + piece.slice(at)
  })
}

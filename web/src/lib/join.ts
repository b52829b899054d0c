// What somebody pasted to join a table: a whole link, its path, a bare code, or something else.

export type Wanted = { table: string; token: string | null } | { elsewhere: string } | null

const CODE = /^[A-Za-z0-9_-]{16}$/
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Where it leads from a page of `origin`; null for what is no link or code of a table. */
export function wantedOf(pasted: string, origin: string): Wanted {
  const text = pasted.trim().replace(/^[<“"'(]+|[>”"'),.;]+$/g, '')
  if (!text) return null
  let url: URL
  try {
    // A bare code, or a code with its secret, is read as if it were the end of a link.
    url = new URL(CODE.test(text.split('#')[0]!) ? `/t/${text}` : text, origin)
  } catch {
    return null
  }
  const [room, table = '', ...rest] = url.pathname.split('/').filter(Boolean)
  if (room !== 't' || !CODE.test(table) || rest.length || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.origin !== origin) return { elsewhere: url.host }
  const token = url.hash.slice(1)
  return token === '' ? { table, token: null } : TOKEN.test(token) ? { table, token } : null
}

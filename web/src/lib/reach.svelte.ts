// The address that others can reach: what links for them begin with. A page that was opened as `localhost` asks the server for it.

import { ask } from './api'
import { bringWords } from './words.svelte'

/** Names by which a machine means itself. */
export const isOwnMachine = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

class Reach {
  /** Null: nobody else can reach this server; undefined: not known yet. */
  base = $state<string | null | undefined>(isOwnMachine(location.hostname) ? undefined : location.origin)
  why = $state<'alone' | 'no-network'>('alone')
  private looking: Promise<void> | null = null

  /** Once; anew after a failure. */
  look(): Promise<void> {
    if (this.base !== undefined) return Promise.resolve()
    this.looking ??= this.ask().catch(() => {
      // Without a server there is nobody to invite either: it is asked again.
      this.looking = null
      setTimeout(() => void this.look(), 5000)
    })
    return this.looking
  }

  private async ask(): Promise<void> {
    const [{ url, why }] = await Promise.all([ask('GET /api/reach', {}), bringWords('words/later/invite')])
    if (why) this.why = why
    this.base = url
  }

  /** A whole link for others; null while there is none. */
  linkTo = (path: string): string | null => (this.base ? new URL(path, this.base).href : null)
}

export const reach = new Reach()

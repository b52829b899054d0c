// Which page is shown: a path, and for seats a secret in the fragment, which browsers never send to a server.
// A site without a server has one file, and hosts that know no other: there the whole path is in the fragment, `#/t/ID#SECRET`.

import { isServerless, to, whole } from './base'

export { to, whole }

const isSite = isServerless()

function here(): URL {
  return isSite ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)
}

class Route {
  path = $state('/')
  fragment = $state('')
  query = $state(new URLSearchParams())

  constructor() {
    this.read()
    const follow = (): void => {
      // Within a page, as to its content: the focus goes there, the path stays.
      if (isSite && location.hash && !location.hash.startsWith('#/')) history.replaceState(history.state, '', to(this.path))
      else this.read()
    }
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
  }

  private read(): void {
    const { pathname, hash, searchParams } = here()
    this.path = pathname
    this.fragment = hash.slice(1)
    this.query = searchParams
  }

  /** Takes a secret out of the address, and out of the history. */
  hide(): void {
    history.replaceState(null, '', to(this.path))
    this.fragment = ''
  }

  /** The address of the same page, as it is now. */
  tell(path: string): void {
    history.replaceState(history.state, '', to(path))
  }

  go(path: string): void {
    history.pushState(null, '', to(path))
    this.read()
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** For links inside the page: no reload, but a modified click still opens a tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  route.go(isSite ? link.slice(1) : link)
}

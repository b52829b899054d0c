// Which page is shown: a path, and for seats a secret in the fragment, which browsers never send to a server.

class Route {
  path = $state(location.pathname)
  fragment = $state(location.hash.slice(1))

  constructor() {
    const follow = (): void => {
      this.path = location.pathname
      this.fragment = location.hash.slice(1)
    }
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
  }

  /** Takes a secret out of the address, and out of the history. */
  hide(): void {
    history.replaceState(null, '', this.path)
    this.fragment = ''
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
    this.fragment = location.hash.slice(1)
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** For links inside the page: no reload, but a modified click still opens a tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  route.go(link)
}

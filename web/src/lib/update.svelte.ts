// A newer version of the page that public/worker.js has fetched: it takes over when somebody wishes so and no tab is being asked
// anything at a table.

import { BASE } from './base'

const ASKED = 'asked'
const SOON = 2000

class Update {
  /** One is there. */
  isReady = $state(false)
  /** Somebody wishes for it, and it waits for a decision. */
  isWaiting = $state(false)
  private registration: ServiceWorkerRegistration | null = null

  async begin(): Promise<void> {
    const workers = navigator.serviceWorker
    const registration = (this.registration = await workers.register(`${BASE}worker.js`))
    const look = (): void => {
      this.isReady = registration.waiting !== null && workers.controller !== null
    }
    look()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    workers.addEventListener('controllerchange', look)
    // Wished for in this tab or in another: the version that this page belongs to is gone.
    workers.addEventListener('message', ({ data }) => {
      if (data === 'renewed') location.reload()
    })
  }

  /** Now, or as soon as nobody is asked anything. */
  take = (): void => {
    this.isWaiting = true
    void navigator.locks.request(ASKED, { ifAvailable: true }, (lock) => {
      if (lock) this.registration?.waiting?.postMessage('activate')
      else setTimeout(this.take, SOON)
    })
  }
}

export const update = new Update()

/** While a table asks this tab something: gives what ends that. */
export function whileAsked(): () => void {
  let end = (): void => undefined
  const asked = new Promise<void>((resolve) => (end = resolve))
  void navigator.locks?.request(ASKED, { mode: 'shared' }, () => asked)
  return end
}

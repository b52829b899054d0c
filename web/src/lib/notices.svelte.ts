// Notices by the browser that it is one's turn, while any page of ours is open. They name the game and nothing else.

import { account } from './account.svelte'
import { api } from './api'
import { BASE } from './base'
import { route, whole } from './route.svelte'
import type { TableLine } from './wire'
import { say } from './words.svelte'

const EVERY = 20_000
const isPossible = 'Notification' in window && isSecureContext

class Notices {
  /** Whether this browser can tell at all: it does so only on this machine, or over https. */
  readonly isPossible = isPossible
  isOn = $state(isPossible && Notification.permission === 'granted' && localStorage.getItem('notices') === 'yes')
  isDenied = $state(isPossible && Notification.permission === 'denied')
  /** Tables where one's turn has been told, or was so when this page was opened. */
  private told: Set<string> | null = null

  /** Only ever called by a press of a button. */
  set = async (on: boolean): Promise<void> => {
    const permission = on ? await Notification.requestPermission() : 'default'
    this.isDenied = permission === 'denied'
    this.isOn = permission === 'granted'
    localStorage.setItem('notices', this.isOn ? 'yes' : 'no')
  }

  /** At this table it is one's turn; nothing is said to whoever sees it anyway. */
  tell(game: string, table: string): void {
    if (!this.isOn || !document.hidden) return
    this.show(game, table)
  }

  private show(game: string, table: string): void {
    const [title, wish] = [say('page-your-turn'), { body: say(`${game}-title`), tag: `turn-${table}`, data: whole(`/t/${table}`), icon: `${BASE}icon-192.png` }]
    try {
      const notice = new Notification(title, wish)
      notice.onclick = () => {
        window.focus()
        route.go(`/t/${table}`)
      }
    } catch {
      // On phones only the worker may.
      void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, wish))
    }
  }

  /** One page of all that are open looks after the tables that no page shows. */
  begin(): void {
    if (!isPossible || !navigator.locks) return
    void navigator.locks.request('notices', async () => {
      for (;;) {
        if (this.isOn) await this.look().catch(() => undefined)
        else this.told = null
        await new Promise((done) => setTimeout(done, EVERY))
      }
    })
  }

  private async look(): Promise<void> {
    const lines: TableLine[] = [...(await api.mine()).tables]
    if (account.name !== null) lines.push(...(await account.tables()))
    const owed = new Map(lines.filter((line) => line.is_owed).map((line) => [line.table, line.game]))
    const { held = [] } = await navigator.locks.query()
    const isShown = (table: string): boolean => held.some((lock) => lock.name === `table-${table}`)
    for (const [table, game] of owed) {
      if (this.told && !this.told.has(table) && !isShown(table)) this.show(game, table)
    }
    this.told = new Set(owed.keys())
  }
}

export const notices = new Notices()

/** While a page shows a table it tells of it itself. Returns what ends that. */
export function showing(table: string): () => void {
  let end = (): void => undefined
  void navigator.locks?.request(`table-${table}`, { mode: 'shared' }, () => new Promise<void>((done) => (end = done)))
  return () => end()
}

// One's own tables, asked for again and again while somebody looks: what this browser holds, and what the account does.

import { account } from './account.svelte'
import { api, Refused } from './api'
import { heldAt } from './seats'
import type { TableLine } from './wire'

const SECONDS = 10

/** Where one is asked comes first, what is over last; among these the newest. Several seats at one device are one game. */
export function inOrder(found: readonly TableLine[], begun: (table: string) => number): TableLine[] {
  const owed = new Set(found.filter((line) => line.is_owed).map((line) => line.table))
  const seen = new Set<string>()
  const once = found.filter((line) => !seen.has(line.table) && seen.add(line.table)).map((line) => ({ ...line, is_owed: owed.has(line.table) }))
  const weight = (line: TableLine): number => (line.is_owed ? 0 : line.status === 'playing' ? 1 : line.status === 'open' ? 2 : 3)
  return once.sort((a, b) => weight(a) - weight(b) || begun(b.table) - begun(a.table))
}

export const begunAt = (table: string): number => heldAt(table).find((held) => held.at)?.at ?? 0

async function tables(): Promise<TableLine[]> {
  await account.ready
  const { tables: held } = await api.mine()
  return account.name === null ? held : [...held, ...(await account.tables())]
}

class Mine {
  /** Null until they are known. */
  lines = $state.raw<TableLine[] | null>(null)

  /** How long the server wants to be left alone, in seconds. */
  private async look(): Promise<number> {
    try {
      this.lines = inOrder(await tables(), begunAt)
    } catch (error) {
      this.lines ??= []
      return error instanceof Refused ? error.wait : 0
    }
    return 0
  }

  /** Until it is told to stop. Where the server asks for a pause, it gets it. */
  watch = (): (() => void) => {
    let timer = 0
    const again = (wait: number): unknown => (timer = window.setTimeout(() => void this.look().then(again), 1000 * Math.max(SECONDS, wait)))
    void this.look().then(again)
    return () => clearTimeout(timer)
  }
}

export const mine = new Mine()

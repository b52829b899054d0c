// Which tables are this browser's tries of the deal of the day.

const KEY = 'daily'
const MOST = 60

const tables = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as string[]) : []
  } catch {
    return []
  }
}

export const isDaily = (table: string): boolean => tables().includes(table)

export const keepDaily = (table: string): void => localStorage.setItem(KEY, JSON.stringify([...tables(), table].slice(-MOST)))

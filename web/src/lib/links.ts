// The links that a host has to send, kept until the tables are old.

import type { SeatToken } from './api'

const KEY = 'links'
const MOST_TABLES = 30

function kept(): [string, SeatToken[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as [string, SeatToken[]][]) : []
  } catch {
    return []
  }
}

export function keepLinks(table: string, links: SeatToken[]): void {
  const others = kept().filter(([other]) => other !== table)
  localStorage.setItem(KEY, JSON.stringify([...others, [table, links]].slice(-MOST_TABLES)))
}

export const linksOf = (table: string): SeatToken[] => kept().find(([other]) => other === table)?.[1] ?? []

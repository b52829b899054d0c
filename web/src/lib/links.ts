// The links that a host has to send, kept until the tables are old.

import { api, Refused } from './api'
import type { Invited } from './wire'

const KEY = 'links'
const MOST_TABLES = 30

function kept(): [string, Invited[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as [string, Invited[]][]) : []
  } catch {
    return []
  }
}

export function keepLinks(table: string, links: Invited[]): void {
  const others = kept().filter(([other]) => other !== table)
  localStorage.setItem(KEY, JSON.stringify([...others, [table, links]].slice(-MOST_TABLES)))
}

/** A new link takes the place of the older one to that chair. */
export const keepLink = (table: string, link: Invited): void => keepLinks(table, [...linksOf(table).filter(({ seat }) => seat !== link.seat), link])

/** Those that were used are forgotten; those whose chairs have changed places are moved. */
export async function checkLinks(table: string): Promise<void> {
  const good: Invited[] = []
  for (const link of linksOf(table)) {
    try {
      const page = await api.table(table, link.token)
      const seat = page.invited ?? page.viewer
      if (seat !== null) good.push({ ...link, seat })
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'invitation')) good.push(link)
    }
  }
  keepLinks(table, good)
}

export const linksOf = (table: string): Invited[] => kept().find(([other]) => other === table)?.[1] ?? []

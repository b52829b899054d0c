import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { bringKeysBack, hold, letGo, localSeats, shown, watched, whenNoted } from '../src/lib/seats'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) })
})
const held = (table: string, seat: number | null, token: string) => ({ table, game: 'food-chain', seat, token, isHost: seat === null })

test('keys of tables in this browser come back where it ended before they were written, those of a server do not', async () => {
  hold([held('here-aaaaaaaaaaa', null, 'host'), held('here-aaaaaaaaaaa', 0, 'anna'), held('AAAAAAAAAAAAAAAA', 0, 'there')])
  hold([held('here-bbbbbbbbbbb', 1, 'old')])
  hold([held('here-bbbbbbbbbbb', 1, 'new')])
  hold([held('here-ccccccccccc', 0, 'gone')])
  letGo(['gone'])
  await whenNoted()
  const before = localSeats()
  stored.clear()
  await bringKeysBack()
  expect(localSeats().map(({ token }) => token).sort()).toEqual(['anna', 'host', 'new'])
  stored.set('seats', JSON.stringify(before))
  await bringKeysBack()
  expect(localSeats()).toEqual(before)
})

const TOKEN = 'x'.repeat(43)

test('a token is shown in a header, a place of the account by its number', () => {
  expect(shown(TOKEN)).toEqual({ Authorization: `Bearer ${TOKEN}` })
  expect(shown('@2')).toEqual({ 'Dinotable-Seat': '2' })
  expect(shown('@host')).toEqual({ 'Dinotable-Seat': 'host' })
})

test('a watcher shows the same in its message, and a spectator nothing', () => {
  expect(watched(TOKEN)).toEqual({ token: TOKEN })
  expect(watched('@3')).toEqual({ seat: 3 })
  expect(watched(null)).toEqual({})
})

import { expect, test } from 'vitest'
import { shown, watched } from '../src/lib/seats'

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

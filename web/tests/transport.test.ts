import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Statistics } from '../src/lib/wire'

const HERE = 'here-abcDEF_-123'
const here = { request: vi.fn(), socket: vi.fn(() => 'here'), take: vi.fn() }
vi.mock('../src/host/link', () => ({ link: here }))
let kept = false
vi.mock('../src/lib/offline', () => ({ isKept: () => Promise.resolve(kept) }))
let serverless = false
vi.mock('../src/lib/base', () => ({ BASE: '', isServerless: () => serverless }))
let held: object[] = []
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'seats' ? JSON.stringify(held) : null), setItem: () => undefined })
const fetched = vi.fn()
vi.stubGlobal('fetch', fetched)
const { isHere, request, socket, Unreachable } = await import('../src/lib/transport')
const { putTogether } = await import('../src/lib/both')
const { joinStatistics } = await import('../src/lib/sums')

beforeEach(() => {
  vi.clearAllMocks()
  serverless = kept = false
  held = []
  fetched.mockImplementation(() => Promise.resolve(new Response('there', { status: 200, headers: { 'Retry-After': '7' } })))
  here.request.mockResolvedValue({ status: 200, text: 'here', wait: 0 })
})
const ask = async (method: string, path: string): Promise<string> => (await request(method, path, 't'.repeat(43), '', false)).text

describe('where a request goes', () => {
  it('depends on the table it is about', async () => {
    expect(await ask('GET', `/api/tables/${HERE}`)).toBe('here')
    expect(await ask('GET', `/api/tables/${HERE}/entries?since=3`)).toBe('here')
    expect(fetched).not.toHaveBeenCalled()
    expect(await ask('GET', '/api/tables/abcdefghijklmnop')).toBe('there')
    expect(await ask('POST', '/api/tables')).toBe('there')
    expect([isHere('here-short'), isHere(`${HERE}x`), isHere('')]).toEqual([false, false, false])
  })

  it('is this browser for everything if there is no server', async () => {
    serverless = true
    for (const path of ['/api/tables', '/api/puzzles', '/api/tables/abcdefghijklmnop']) expect(await ask('GET', path)).toBe('here')
    expect(fetched).not.toHaveBeenCalled()
    expect(await socket('abcdefghijklmnop')).toBe('here')
  })

  it('shows the token in a header, and hears how long to wait', async () => {
    const answer = await request('POST', '/api/records', 't', 'text', true)
    expect(answer).toEqual({ status: 200, text: 'there', wait: 7 })
    expect(fetched).toHaveBeenCalledWith('/api/records', { method: 'POST', headers: { Authorization: 'Bearer t', 'Content-Type': 'text/plain' }, body: 'text' })
  })
})

describe('a server that is away', () => {
  beforeEach(() => void fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch'))))

  it('is replaced by this browser for what one plays alone, if that is at hand', async () => {
    await expect(ask('POST', '/api/tables')).rejects.toBeInstanceOf(Unreachable)
    kept = true
    for (const [method, path] of [['POST', '/api/tables'], ['GET', '/api/games/food-chain/lessons'], ['GET', '/api/puzzles'], ['POST', '/api/records']] as const) expect(await ask(method, path)).toBe('here')
  })

  it('is never replaced for its own tables and its people', async () => {
    kept = true
    for (const path of ['/api/tables/abcdefghijklmnop', '/api/session', '/api/announcements', '/api/tables']) await expect(ask('GET', path)).rejects.toBeInstanceOf(Unreachable)
    expect(here.request).not.toHaveBeenCalled()
  })

  it('stays the reason where this browser says that it takes a server', async () => {
    kept = true
    here.request.mockResolvedValue({ status: 501, text: '{"code":"needs-server"}', wait: 0 })
    await expect(ask('POST', '/api/tables')).rejects.toBeInstanceOf(Unreachable)
  })
})

describe('what both places know', () => {
  const seats = [{ table: HERE, seat: 0, token: 'h' }, { table: HERE, seat: null, token: 'host' }, { table: 'abcdefghijklmnop', seat: 1, token: 's' }]
  const look = vi.fn((tokens: string[], inHere: boolean) => Promise.resolve([inHere ? 'here' : 'there', ...tokens]))
  const both = () => putTogether(look, [], (one, other) => [...one, ...other])

  it('is put together, each asked with its own keys', async () => {
    held = seats
    expect(await both()).toEqual(['there', 's', 'here', 'h'])
    held = seats.slice(2)
    expect(await both()).toEqual(['there', 's'])
    held = []
    expect(await both()).toEqual([])
    serverless = true
    held = seats
    expect(await both()).toEqual(['here', 'h'])
  })

  it('is told as far as one of them answers', async () => {
    held = seats
    look.mockRejectedValueOnce(new Error('away'))
    expect(await both()).toEqual(['here', 'h'])
    look.mockRejectedValue(new Error('away'))
    await expect(both()).rejects.toThrow('away')
  })

  it('adds up', () => {
    const of = (games: number, points: number, best: number, table: string): Statistics => ({
      games: [{ game: 'food-chain', games, wins: 1, points, best, best_table: table, by_seats: [{ seats: 2, games, wins: 1, place: games, fair: 1.5 }], bots: [{ level: 'greedy', games, ahead: 1, level_with: 0 }] }],
      lent: 1, variants: 0, people: [],
    })
    const [game] = joinStatistics(of(1, 10, 10, 'a'), of(3, 20, 30, 'b')).games
    expect(game).toMatchObject({ games: 4, wins: 2, points: 17.5, best: 30, best_table: 'b' })
    expect(game!.by_seats).toEqual([{ seats: 2, games: 4, wins: 2, place: 2.5, fair: 1.5 }])
    expect(game!.bots).toEqual([{ level: 'greedy', games: 4, ahead: 2, level_with: 0 }])
  })
})

// A puzzle: what is cheered is what the board's arrow and the words show, for every solution of every puzzle that ships.

import { beforeAll, expect, test, vi } from 'vitest'
import { PuzzleClient } from '../src/lib/puzzle.svelte'

interface Shipped { id: string; solutions: string[]; choices: { action: string }[] }

const files = import.meta.glob<string>('../../src/dinotable/games/*/puzzles.jsonl', { query: '?raw', import: 'default', eager: true })
const shipped = Object.values(files).flatMap((file) => file.trim().split('\n').slice(1).flatMap((line) => (JSON.parse(line) as { puzzles: Shipped[] }).puzzles))
let asked: Shipped

vi.mock('../src/lib/api', () => ({
  Refused: Error,
  api: {},
  ask: (route: string, { body }: { body?: { action: string; show: boolean } }) => {
    if (route.startsWith('GET')) return Promise.resolve({ seat: 0, day: '', now: { undo: [] } })
    const isSolved = asked.solutions.includes(body?.action ?? '')
    return Promise.resolve({ is_solved: isSolved, solutions: isSolved || body?.show ? asked.solutions : [] })
  },
}))
beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))

/** Until all that was promised is kept. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function answered(puzzle: Shipped, action: string, show: boolean): Promise<string> {
  asked = puzzle
  const client = new PuzzleClient('a-game', puzzle.id)
  await client.open()
  client.act([action])
  await settled()
  if (show) client.show()
  await settled()
  return client.solution
}

test('every answer that is cheered is the one that is shown', async () => {
  expect(shipped.length).toBeGreaterThan(100)
  for (const puzzle of shipped) for (const action of puzzle.solutions) expect(await answered(puzzle, action, false)).toBe(action)
})

test('a player who gives up is shown the best, and nothing is shown before', async () => {
  for (const puzzle of shipped.slice(0, 5)) {
    const wrong = puzzle.choices[puzzle.choices.length - 1]!.action
    expect(await answered(puzzle, wrong, false)).toBe('')
    expect(await answered(puzzle, wrong, true)).toBe(puzzle.solutions[0])
  }
})

// What one has learned of each game, and the table of the step one is at. It stays in this browser: nobody needs a name for it.

import { ask, Refused } from './api'
import { openExplained } from './open'
import { teachAt, type Held } from './seats'
import { settings } from './settings.svelte'
import type { LessonPage, Lessons } from './wire'
import { addWords, bringWords, say } from './words.svelte'

interface Kept {
  /** Ids of the steps that were done, of how many. */
  done: string[]
  steps: number
  /** The step one is at, and its table. */
  step?: string
  held?: Held
}

const KEY = 'lessons'

function all(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}

const keptOf = (game: string): Kept => all()[game] ?? { done: [], steps: 0 }
// Another tab may have come further meanwhile: only what has changed is written.
const keep = (game: string, change: Partial<Kept>): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...keptOf(game), ...change } }))

export const doneOf = (game: string): readonly string[] => keptOf(game).done

export function noteDone(game: string, lesson: LessonPage, step: number): void {
  // Steps that a lesson has no more do not count.
  const done = new Set([...keptOf(game).done, lesson.steps[step]!.id])
  keep(game, { done: lesson.steps.map(({ id }) => id).filter((id) => done.has(id)), steps: lesson.steps.length })
}

/** Where one goes on: where one left, or with the first step that was not done; null when all were. */
export function stepToGoOn(game: string, lesson: LessonPage): number | null {
  const { done, step } = keptOf(game)
  const left = lesson.steps.findIndex(({ id }) => id === step && !done.includes(id))
  const next = left >= 0 ? left : lesson.steps.findIndex(({ id }) => !done.includes(id))
  return next >= 0 ? next : null
}

const told = new Map<string, Promise<Lessons>>()
/** The lessons of a game, and whatever is said about them. */
export function lessonsOf(game: string): Promise<Lessons> {
  const asked = told.get(game) ?? bring(game)
  told.set(game, asked)
  // After a failure it is asked anew.
  asked.catch(() => told.delete(game))
  return asked
}

async function bring(game: string): Promise<Lessons> {
  const [lessons] = await Promise.all([ask('GET /api/games/{game}/lessons', { game }), bringWords('words/later/learn')])
  for (const language of ['en', 'fr'] as const) addWords(language, lessons.words[language] ?? '')
  return lessons
}

/** The table of a step as one left it, or a new one. */
export async function tableOf(game: string, lesson: LessonPage, step: number, isAnew: boolean): Promise<Held> {
  const { id } = lesson.steps[step]!
  const kept = keptOf(game)
  if (!isAnew && kept.held && kept.step === id && (await isThere(kept.held, step))) {
    teachAt(kept.held)
    return kept.held
  }
  const name = settings.name || say('page-guest')
  const opened = await ask('POST /api/games/{game}/lessons', { game, body: { lesson: lesson.id, step, name } })
  const { seat, token } = opened.seats[0]!
  const held = { table: opened.table, game, seat, token, isHost: false }
  keep(game, { step: id, held, steps: lesson.steps.length })
  teachAt(held)
  return held
}

/** Not if it was cleared away, or teaches something else since the server has learned something new. */
async function isThere({ table, token }: Held, step: number): Promise<boolean> {
  try {
    // Through the learner's eyes: to nobody else it is a lesson.
    return (await ask('GET /api/tables/{table}', { table, token })).now.lesson?.step === step
  } catch (error) {
    if (error instanceof Refused && ['no-table', 'cleared', 'token', 'role'].includes(error.code)) return false
    throw error
  }
}

/** After the lesson: a real game against bots as gentle as those one has learned with, who explain what they do. */
export const openRealGame = (game: string, lesson: LessonPage): Promise<void> => openExplained(game, lesson.level, lesson.seats)

// How far one has come in each game's lesson, as the lessons themselves keep it in this browser.

export interface Begun {
  done: number
  steps: number
}

/** Null before one has begun. Read without the lessons' own code, which not every page needs. */
export function lessonsBegun(game: string): Begun | null {
  try {
    const kept = (JSON.parse(localStorage.getItem('lessons') ?? '{}') as Record<string, { done?: unknown[]; steps?: number }>)[game]
    return kept?.steps ? { done: kept.done?.length ?? 0, steps: kept.steps } : null
  } catch {
    return null
  }
}

// One puzzle: a position that is looked at like a table, and whose only move is an answer.

import { ask, Refused, type api } from './api'
import { keepSolved } from './solved'
import type { ActMessage, Now, Problem, PuzzleAnswered, PuzzlePage } from './wire'

export class PuzzleClient {
  page = $state.raw<PuzzlePage | null>(null)
  now = $state.raw<Now | null>(null)
  viewer = $state<number | null>(null)
  pending = $state.raw<ActMessage[]>([])
  refusal = $state.raw<Problem | null>(null)
  /** What was tried last, and what came of it. */
  tried = $state('')
  answered = $state.raw<PuzzleAnswered | null>(null)
  tries = $state(0)

  constructor(
    private readonly game: string,
    private readonly puzzle: string,
  ) {}

  async open(): Promise<void> {
    const page = await ask('GET /api/puzzles/{game}/{puzzle}', { game: this.game, puzzle: this.puzzle })
    this.page = page
    this.viewer = page.seat
    this.again()
  }

  /** The position as it was: another move may be tried. */
  again(): void {
    this.answered = null
    this.tried = ''
    this.now = this.page && { ...this.page.now, undo: [] }
  }

  readonly foresee: typeof api.foresee = (_table, _token, actions) =>
    ask('POST /api/puzzles/{game}/{puzzle}/foresee', { game: this.game, puzzle: this.puzzle, body: { actions } })

  act(actions: string[]): void {
    if (this.pending.length || this.isOver || !actions[0]) return
    void this.answer(actions[0], false)
  }

  undo(): void {
    // Nothing was done yet.
  }

  show(): void {
    if (this.tried && !this.pending.length) void this.answer(this.tried, true)
  }

  get isOver(): boolean {
    return (this.answered?.solutions.length ?? 0) > 0
  }

  /** What the board and the words show in the end: one's own choice where it is among the best, as several may be. Empty before. */
  get solution(): string {
    const solutions = this.answered?.solutions ?? []
    return solutions.includes(this.tried) ? this.tried : (solutions[0] ?? '')
  }

  private async answer(action: string, show: boolean): Promise<void> {
    this.refusal = null
    this.pending = [{ type: 'act', table: '', ask: 0, actions: [action], msg_id: action }]
    try {
      const answered = await ask('POST /api/puzzles/{game}/{puzzle}/answer', { game: this.game, puzzle: this.puzzle, body: { action, show } })
      if (!show) this.tries += 1
      this.tried = action
      this.answered = answered
      if (answered.solutions.length) keepSolved(this.game, this.puzzle, !answered.is_solved ? 'shown' : this.tries > 1 ? 'later' : 'first', this.page?.day ?? '')
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'offline'
      this.refusal = { code, message: (error as Error).message, rule: '', arguments: {} }
    }
    this.pending = []
  }
}

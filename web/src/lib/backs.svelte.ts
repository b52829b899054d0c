// Asking the others to take the game back to before any line: which lines, the server says.

import { peopleRoutes } from './people'
import { say } from './words.svelte'

export class Backs {
  isOpen = $state(false)
  /** The lines to choose from; null until they are known. */
  lines = $state.raw<number[] | null>(null)
  problem = $state('')
  busy = $state(false)

  constructor(
    private readonly id: string,
    private readonly token: () => string,
  ) {}

  /** Lets one choose, or no longer. */
  turn = (): void => {
    if (this.isOpen) this.close()
    else {
      this.isOpen = true
      void this.look()
    }
  }

  /** What can be chosen now: anything done in the game changes it. */
  look = (): Promise<void> =>
    this.attempt(async () => {
      const { lines } = await peopleRoutes.backs(this.id, this.token())
      // Somebody may have chosen meanwhile, or left it.
      if (this.isOpen) this.lines = lines
    })

  ask = (line: number): Promise<void> =>
    this.attempt(async () => {
      await peopleRoutes.propose(this.id, this.token(), 'back', line)
      this.close()
    })

  close(): void {
    this.isOpen = false
    this.lines = null
    this.problem = ''
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.problem = ''
    try {
      await work()
    } catch (error) {
      this.problem = say('page-failed', { why: (error as Error).message })
    }
    this.busy = false
  }
}

// Something asked of the server by a press of a button: whether it is under way, and why it did not work.

import { say } from './words.svelte'

export class Attempt {
  busy = $state(false)
  problem = $state('')
  done = $state('')

  /** Once at a time; what it says when it worked. */
  async make(work: () => Promise<unknown>, said = ''): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = this.done = ''
    try {
      await work()
      this.done = said
      return true
    } catch (error) {
      this.problem = say('page-failed', { why: (error as Error).message })
      return false
    } finally {
      this.busy = false
    }
  }
}

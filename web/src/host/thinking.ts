// The bot worker, from the side of the host worker: a Python of its own, so that nobody waits while bots think. One job at a time.
// A worker that breaks is replaced by a new one for the next job.

import type { FromBots, ToBots } from './messages'

interface Job {
  text: string
  answer: (text: string) => void
  fail: (error: Error) => void
}

export class Thinking {
  private worker: Worker | null = null
  private readonly jobs: Job[] = []

  constructor(private readonly start: () => Worker, private readonly base: string) {}

  /** Before the first job comes, so that the first bot does not wait for its Python. */
  begin(): Worker {
    if (this.worker) return this.worker
    const worker = this.start()
    this.worker = worker
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data.type === 'answer') this.next((job) => job.answer(data.text))
      else this.break(data.why)
    }
    worker.onerror = (event) => this.break(event.message)
    this.tell({ type: 'begin', base: this.base })
    return worker
  }

  answer(text: string): Promise<string> {
    return new Promise((answer, fail) => {
      this.jobs.push({ text, answer, fail })
      if (this.jobs.length === 1) this.send()
    })
  }

  private tell = (message: ToBots): void => this.begin().postMessage(message)

  private send(): void {
    const [job] = this.jobs
    if (job) this.tell({ type: 'job', text: job.text })
  }

  private next(end: (job: Job) => void): void {
    const job = this.jobs.shift()
    if (job) end(job)
    this.send()
  }

  private break(why: string): void {
    this.worker?.terminate()
    this.worker = null
    this.next((job) => job.fail(Object.assign(new Error(why), { name: 'Broken' })))
  }
}

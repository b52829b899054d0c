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
  private isReady = false
  private readonly jobs: Job[] = []

  constructor(private readonly start: () => Worker, private readonly base: string) {}

  /** Before the first job comes, so that the first bot does not wait for its Python. */
  begin(): void {
    if (this.worker) return
    this.worker = this.start()
    this.worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.hear(data)
    this.worker.onerror = (event) => {
      // Else it would be an error of the host, and of the page.
      event.preventDefault()
      this.break(event.message)
    }
    this.tell({ type: 'begin', base: this.base })
  }

  answer(text: string): Promise<string> {
    return new Promise((answer, fail) => {
      this.jobs.push({ text, answer, fail })
      if (this.jobs.length === 1) this.send()
    })
  }

  /** Gives up what it thinks about. One that is still getting ready goes on with that: it would only begin again. */
  stop(): void {
    if (this.isReady) this.break('stopped')
    else this.fail('not ready yet')
  }

  private tell = (message: ToBots): void => this.worker?.postMessage(message)

  private hear(message: FromBots): void {
    if (message.type === 'ready') {
      this.isReady = true
      this.send()
    } else if (message.type === 'answer') this.next((job) => job.answer(message.text))
    else this.break(message.why)
  }

  private send(): void {
    const [job] = this.jobs
    if (!job) return
    this.begin()
    if (this.isReady) this.tell({ type: 'job', text: job.text })
  }

  private next(end: (job: Job) => void): void {
    const job = this.jobs.shift()
    if (job) end(job)
    this.send()
  }

  private fail(why: string): void {
    this.next((job) => job.fail(Object.assign(new Error(why), { name: 'Broken' })))
  }

  private break(why: string): void {
    this.worker?.terminate()
    this.worker = null
    this.isReady = false
    this.fail(why)
  }
}

// Thinks: bots, hints, explanations, stories. One job after the other, each as long as it may take.

import { bootPython } from './boot'
import type { FromBots, ToBots } from './messages'

const tell = (message: FromBots): void => self.postMessage(message)
const broken = (error: unknown): void => tell({ type: 'broken', why: String(error) })

let answer: Promise<(job: string) => string> | null = null

async function begin(base: string): Promise<(job: string) => string> {
  const python = await bootPython(base, () => undefined)
  const thinking = python.pyimport('dinotable.browser.thinking') as { answer: (job: string) => string }
  return thinking.answer
}

self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  if (data.type === 'begin') {
    answer = begin(data.base)
    answer.then(() => tell({ type: 'ready' }), broken)
  } else void answer?.then((think) => tell({ type: 'answer', text: think(data.text) })).catch(broken)
}

import { expect, test, vi } from 'vitest'
import { keep } from '../src/lib/offline'

/** A worker that has kept everything at once. */
const active = { postMessage: (_: string, [port]: MessagePort[]) => port!.postMessage('kept') }

test('what is kept is kept, even if nobody ever answers whether it may stay', async () => {
  const persist = vi.fn(() => new Promise<boolean>(() => undefined))
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) }, storage: { persist } })
  await keep(() => undefined, new AbortController().signal)
  expect(persist).toHaveBeenCalledOnce()
})

// Everything that it takes to play without a network, kept in this browser by public/worker.js because somebody wishes it.

import { BASE } from './base'

/** Only where the browser allows it: on this machine, or over https. */
export const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis

/** The whole of it. */
export async function isKept(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  return (await caches.match(`${BASE}kept`).catch(() => undefined)) !== undefined
}

/** Bytes that are fetched for it; nothing where the page was built without Python. */
export async function sizeOfAll(): Promise<number | null> {
  const answer = await fetch(`${BASE}runtime/runtime.json`).catch(() => null)
  return answer?.ok ? ((await answer.json()) as { with_page: number }).with_page : null
}

/** Refused where it does not work out, or is stopped. What has come by then need not come again. */
export async function keep(tell: (share: number) => void, signal: AbortSignal): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  signal.addEventListener('abort', () => port1.postMessage('stop'))
  const kept = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<'kept' | { why: string } | { done: number; all: number }>) => {
      if (data === 'kept') resolve()
      else if ('why' in data) reject(new Error(data.why))
      else tell(data.done / data.all)
    }
  })
  active!.postMessage('keep', [port2])
  await kept.finally(() => port1.close())
  // Browsers that run short of space ask nobody, unless they were told. Firefox asks whoever sits there first, and waits for an answer
  // that may never come: everything is kept by now, so nobody waits for that here.
  void navigator.storage?.persist?.().catch(() => false)
}

/** Gives the space back. The page itself stays, as at any first visit. */
export async function forget(): Promise<void> {
  for (const name of await caches.keys()) {
    const shelf = await caches.open(name)
    for (const { url } of await shelf.keys()) if (url === `${BASE}kept` || url.startsWith(`${BASE}runtime/`)) await shelf.delete(url)
  }
}

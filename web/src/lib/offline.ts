// Whether what it takes to play without the server is kept in this browser.

/** The whole of it. */
export async function isKept(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  return (await caches.match('/runtime/runtime.json').catch(() => undefined)) !== undefined
}

// Keeps the page at hand, so that it opens at once and without a network; where somebody wishes it, everything that it takes to
// play without one. Games are never kept here.

// Both are filled in: the first when the page is built, the second by `dinotable site`.
const VERSION = 'unbuilt'
const IS_SITE = false

const HOME = self.registration.scope
const SHELF = `dinotable-${VERSION}`
const KEPT = `${HOME}kept`
const TOGETHER = 6
const SECOND = 1000

const own = () => caches.open(SHELF)
// Accept-Encoding is all that answers vary by, and here they lie unpacked.
const WHATEVER = { ignoreVary: true }
/** What this version has, or else another: what carries its version in its address is right wherever it lies. */
const found = async (key) => (await (await own()).match(key, WHATEVER)) ?? (await caches.match(key, WHATEVER))
const isKept = async () => (await caches.match(KEPT)) !== undefined

/** The first visit is over before this worker runs, so it fetches what that visit has fetched once more. */
async function stock() {
  const page = await fetch(HOME, { cache: 'no-cache' })
  if (!page.ok) return
  const parts = [...(await page.clone().text()).matchAll(/(?:src|href)="(\.?\/[^"]+)"/g)].map((part) => new URL(part[1], HOME).href)
  const shelf = await own()
  await shelf.put(HOME, page)
  await shelf.addAll(parts)
}

async function listed(name) {
  const answer = await fetch(HOME + name, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  await (await own()).put(HOME + name, answer.clone())
  return answer.json()
}

/** Everything: each file that is not here yet. What was fetched before it was stopped need not be fetched again. */
async function keepAll(tell, stop) {
  const [page, runtime] = [await listed('files.json'), await listed('runtime/runtime.json')]
  const wanted = [
    ...page.files.map(({ name, size }) => ({ address: HOME + (name === 'index.html' ? '' : name), size, isFixed: name.startsWith('assets/') })),
    ...runtime.files.map(({ file, size }) => ({ address: `${HOME}runtime/${file}?${runtime.version}`, size, isFixed: true })),
  ]
  const all = wanted.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  const count = (bytes) => tell((done += bytes), all)
  const shelf = await own()
  async function work() {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const { address, size, isFixed } = next
      const here = isFixed ? await caches.match(address, WHATEVER) : undefined
      if (here) {
        if (!(await shelf.match(address, WHATEVER))) await shelf.put(address, here)
        count(size)
      } else await shelf.put(address, counted(await fetchPatiently(address, stop), count))
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  await shelf.put(KEPT, new Response(VERSION))
}

/** A server that is asked for too much at once says when to come back. */
async function fetchPatiently(address, signal) {
  for (;;) {
    const answer = await fetch(address, { signal, cache: 'no-cache' })
    if (answer.ok) return answer
    if (answer.status !== 429) throw new Error(`${address}: ${answer.status}`)
    await new Promise((done) => setTimeout(done, SECOND * (Number(answer.headers.get('Retry-After')) || 1)))
  }
}

function counted(answer, count) {
  const counter = new TransformStream({
    transform(chunk, into) {
      count(chunk.length)
      into.enqueue(chunk)
    },
  })
  return new Response(answer.body.pipeThrough(counter), { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } })
}

/** A new version is fetched while the old one goes on. It waits until the page says that nobody is being asked anything, where
 *  the old one is more than a way to begin without a network. */
async function install() {
  if (await isKept()) return keepAll(() => undefined)
  await stock().catch(() => undefined)
  return IS_SITE ? undefined : self.skipWaiting()
}

/** Pages that are open belong to the version before: they begin anew. */
let isWished = false

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('dinotable-') && name !== SHELF) await caches.delete(name)
  await self.clients.claim()
  if (isWished) for (const page of await self.clients.matchAll()) page.postMessage('renewed')
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  const { ports: [port], data } = event
  if (data === 'activate') {
    isWished = true
    self.skipWaiting()
  }
  if (data !== 'keep') return
  const stop = new AbortController()
  port.onmessage = () => stop.abort()
  const work = keepAll((done, all) => port.postMessage({ done, all }), stop.signal)
  event.waitUntil(work.then(() => port.postMessage('kept'), (error) => port.postMessage({ why: String(error.message ?? error) })))
})

// A notice leads to its table, in a page that is open already where there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus().then(() => page.navigate(address)) : self.clients.openWindow(address))),
  )
})

async function answer(event) {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  const address = origin + pathname + search
  const isPage = request.mode === 'navigate' && (!IS_SITE || address === HOME || address === `${HOME}index.html`)
  const key = isPage ? HOME : address
  // A site keeps to one version until a newer one takes its turn. A server and its page go together: there the newest is asked for.
  const isFixed = IS_SITE || pathname.includes('/assets/') || search !== ''
  const here = isFixed && !(isPage && !IS_SITE) ? await found(key) : undefined
  if (here) return here
  try {
    const fresh = await fetch(request)
    // What was asked for by its version is large, and kept where somebody wishes it.
    if (fresh.ok && !search && !pathname.includes('/runtime/') && (!isPage || address === HOME)) {
      const copy = fresh.clone()
      event.waitUntil(own().then((shelf) => shelf.put(key, copy)))
    }
    return fresh
  } catch {
    return (await found(key)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(HOME) && !request.url.startsWith(`${HOME}api/`)) event.respondWith(answer(event))
})

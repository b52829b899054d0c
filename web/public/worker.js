// Keeps the page itself at hand, so that it opens at once and without a network; games are never kept here.
const SHELF = 'dinotable-page'

// The first visit is over before this worker runs, so it fetches what that visit has fetched once more.
async function stock() {
  const shelf = await caches.open(SHELF)
  const page = await fetch('/')
  if (!page.ok) return
  const text = await page.clone().text()
  const parts = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1])
  await shelf.put('/', page)
  await shelf.addAll(parts)
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(stock().catch(() => undefined))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A notice leads to its table, in a page that is open already where there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = `/t/${event.notification.data}`
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus().then(() => page.navigate(path)) : self.clients.openWindow(path))),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  const isPage = event.request.mode === 'navigate'
  const key = isPage ? '/' : event.request
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone()
          event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(key, copy)))
        }
        return answer
      })
      .catch(async () => (await caches.match(key)) ?? Response.error()),
  )
})

// Keeps the page itself at hand, so that it opens at once and without a network; games are never kept here.
const SHELF = 'dinotable-page'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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

import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { answers } from './answer.ts'
import { sendOutbox, syncTag } from './background-sync.ts'
import { isScreen } from './navigation.ts'
import { cacheFor, runtimeCaches } from './runtime-caches.ts'

declare const self: ServiceWorkerGlobalScope

// The shell: every file of the build, and index.html for every screen, without the network.
cleanupOutdatedCaches()
// oxlint-disable-next-line no-underscore-dangle -- the build looks for this name
precacheAndRoute(self.__WB_MANIFEST)
const shell = createHandlerBoundToURL('/index.html')
registerRoute(({ request, url }) => request.mode === 'navigate' && isScreen(url), shell)

// What was looked at before: see the table.
for (const row of runtimeCaches) {
  registerRoute(
    ({ request }) => cacheFor(request, self.location.origin) === row,
    ({ request, event }) => answers[row.strategy](row, request, event as ExtendableEvent),
  )
}

// A new version waits until the person accepts it.
clientsClaim()
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

// Unsent changes leave when the network is back, even without a page.
self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendOutbox())
})

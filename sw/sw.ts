import { periodicTag, syncTag } from '#sync/tabs.ts'
import { answerFrom, cacheFetched } from './cached-responses.ts'
import { sendOutbox } from './background-sync.ts'
import { offlineMedia } from './offline-media.ts'
import { cacheFor } from './runtime-caches.ts'
import { createShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

const { origin } = self.location
// oxlint-disable-next-line no-underscore-dangle -- the build looks for this name
const shell = createShell(self.__WB_MANIFEST, origin)

// The shell is complete before this version may take over from another, and it takes over only when the person accepts.
self.addEventListener('install', (event) => event.waitUntil(shell.install(self.registration.active === null)))
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.removeOthers(), self.clients.claim()]))
  // Not awaited: until this worker is active it answers no request. What it cannot send waits for the next wake-up.
  sendOutbox().catch(() => undefined)
})
self.addEventListener('message', (event) => {
  if (event.data?.type === 'WAKE') event.ports[0]?.postMessage(null)
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (event.data?.type === 'FETCHED') event.waitUntil(Promise.all([cacheFetched(event.data.addresses, origin, event), shell.complete()]))
})

// Screens and files of the build from the shell, catalogue and pictures from the runtime caches, the rest untouched.
self.addEventListener('fetch', (event) => {
  const media = offlineMedia(event.request, origin)
  if (media !== undefined) return event.respondWith(media)
  const row = cacheFor(event.request, origin)
  const answer = row === undefined ? shell.answer(event.request, event) : answerFrom(row, event.request, event)
  if (answer !== undefined) event.respondWith(answer)
})

// The outbox is sent when the network is back, even without a page.
self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendOutbox())
})
// Changes of other devices are pulled before the app is opened, where the browser allows it.
self.addEventListener('periodicsync', (event) => {
  if (event.tag === periodicTag) event.waitUntil(sendOutbox())
})

import type { FastifyInstance } from 'fastify'
import { shellCachePrefix } from '#product/cache-names.ts'

/**
 * The worker that takes itself and its build off a device. It keeps no page from the network any more; what somebody has downloaded or
 * saved stays. It loads the pages it is in charge of once more: one that the app itself has reloaded meanwhile would keep the registration until
 * the app registers it again.
 */
const script = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('${shellCachePrefix}')).map((name) => caches.delete(name)))
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => undefined)
}
`

/** Answers with that worker where browsers look for a new version of ours (`SERVICE_WORKER=0`). */
export function addRetiredWorker(app: FastifyInstance): void {
  app.get('/sw.js', (_request, reply) => reply.header('cache-control', 'no-cache').type('text/javascript').send(script))
}

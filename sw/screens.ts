import { pageWithView } from '#domain/kept-view.ts'
import { cacheNames } from '#product/cache-names.ts'
import { policyHeader } from './allowed-sources.ts'
import { workerClock } from './ports.ts'

/** Addresses that are not screens of the app, matched against path and query. */
const notScreens: readonly RegExp[] = [
  /^\/api(\/|\?|$)/,
  /^\/tmdb(\/|\?|$)/,
  /^\/img(\/|\?|$)/,
  /^\/media(\/|\?|$)/,
  /^\/assets\//,
  /^\/(sw|version|manifest|config)\b/,
  /^\/\.well-known\//,
  /^\/auth\/callback/,
]

/** File endings that name a file; a dot in a title's slug (`/movie/1-mr.-robot`) does not. */
const file = /\.(?:html?|js|mjs|css|json|map|txt|xml|ico|png|jpe?g|svg|webp|avif|gif|woff2?|webmanifest|pdf|zip|m3u8?|mp[34])$/i

/** Whether a navigation to this address is answered with the precached shell. */
export function isScreen(url: URL): boolean {
  const address = url.pathname + url.search
  return !notScreens.some((pattern) => pattern.test(address)) && !file.test(url.pathname)
}

/** The page with what was in view at this address when it was left, where that is kept. Both are read at the same time. */
export async function withKeptView(page: Promise<Response>, { pathname, search }: URL): Promise<Response> {
  const [answer, kept] = await Promise.all([page, keptAt(pathname + search)])
  if (kept === undefined || !answer.ok) return answer
  const headers = new Headers(answer.headers)
  const plain = { page: await answer.text(), policy: headers.get(policyHeader) ?? '' }
  const { page: text, policy } = pageWithView(plain, kept, workerClock.now()) ?? plain
  headers.delete('content-length')
  if (policy !== '') headers.set(policyHeader, policy)
  return new Response(text, { headers })
}

/** Whatever is kept for an address; undefined where nothing is, or nothing that can be read. */
async function keptAt(address: string): Promise<unknown> {
  try {
    const found = await caches.match(address, { cacheName: cacheNames.keptViews })
    const kept: unknown = await found?.json()
    return kept
  } catch {
    return undefined
  }
}

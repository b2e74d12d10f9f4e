import { pageWithView } from '#domain/kept-view.ts'
import { cacheNames, shellCachePrefix as prefix } from '#product/cache-names.ts'
import { fnv } from '#domain/fnv.ts'
import { policyHeader, withAllowedSources } from './allowed-sources.ts'
import { type Waiting, workerClock } from './ports.ts'

/** One file of the build. `revision` is null where the address itself carries a hash. */
export interface ShellFile {
  url: string
  revision: string | null
}

export interface Shell {
  /** Fetches what is missing. Rejects when one file cannot be fetched completely: then the old version stays active. */
  install: () => Promise<void>
  /** Removes the shells of other versions. */
  removeOthers: () => Promise<void>
  /** The answer to a screen or a file of the build; undefined for everything else. Work that outlives the answer is left to `event`. */
  answer: (request: Request, event: Waiting) => Promise<Response> | undefined
}

const page = '/index.html'
/** A shell that cannot be completed is not tried again with every request. */
const repairEveryMs = 60_000

/** All files of one build in one cache of their own, so that an open page never sees files of two builds. */
export function createShell(files: readonly ShellFile[], origin: string): Shell {
  const name = prefix + fingerprint(files)
  const keys = new Map(files.map((file) => [new URL(file.url, origin).pathname, keyOf(file, origin)]))

  async function add(file: ShellFile, cache: Cache): Promise<void> {
    const key = keyOf(file, origin)
    if (await cache.match(key)) return
    // A file that did not change since an older build is not fetched again.
    await cache.put(key, (await caches.match(key)) ?? (await fetchWhole(file, origin)))
  }

  async function install(): Promise<void> {
    const cache = await caches.open(name)
    // The page itself last: it is cached only together with every file it may ask for.
    const [named, revised] = [files.filter(({ revision }) => revision === null), files.filter(({ revision }) => revision !== null)]
    await Promise.all(named.map((file) => add(file, cache)))
    await Promise.all(revised.map((file) => add(file, cache)))
  }

  let repairing: Promise<unknown> | undefined
  /** A browser in need of space may have emptied the cache; the server may no longer have the files of an old build. */
  function repair(): Promise<unknown> {
    repairing ??= install()
      .catch(() => undefined)
      .finally(() =>
        setTimeout(() => {
          repairing = undefined
        }, repairEveryMs),
      )
    return repairing
  }

  async function serve(key: string, request: Request, event: Waiting): Promise<Response> {
    const cached = await (await caches.open(name)).match(key)
    if (cached === undefined) event.waitUntil(repair())
    return cached ?? fetch(request)
  }

  return {
    install,
    async removeOthers() {
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name)
      await Promise.all(others.map((other) => caches.delete(other)))
    },
    answer(request, event) {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.origin !== origin) return undefined
      const path = request.mode === 'navigate' && isScreen(url) ? page : url.pathname
      const key = keys.get(path)
      if (key === undefined) return undefined
      return path === page ? withAllowedSources(withKeptView(serve(key, request, event), url)) : serve(key, request, event)
    },
  }
}

const keyOf = ({ url, revision }: ShellFile, origin: string): string =>
  new URL(revision === null ? url : `${url}?revision=${revision}`, origin).href

async function fetchWhole({ url, revision }: ShellFile, origin: string): Promise<Response> {
  const answer = await fetch(new URL(url, origin), { cache: revision === null ? 'default' : 'reload', credentials: 'same-origin' })
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url} was answered with ${answer.status}`)
  return answer
}

/** Names a build by its files. */
const fingerprint = (files: readonly ShellFile[]): string => fnv(files.map(({ url, revision }) => `${url} ${revision ?? ''}`).join('\n'))

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
async function withKeptView(page: Promise<Response>, { pathname, search }: URL): Promise<Response> {
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

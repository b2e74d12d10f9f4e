import { shellCachePrefix as prefix } from '#product/cache-names.ts'
import { fnv } from '#domain/fnv.ts'
import { withAllowedSources } from './allowed-sources.ts'
import type { Waiting } from './ports.ts'
import { isScreen, withKeptView } from './screens.ts'

/** One file of the build. `revision` is null where the address itself carries a hash. */
export interface ShellFile {
  url: string
  revision: string | null
  /** Whether the start needs it. */
  isStart?: true
}

export interface Shell {
  /**
   * Fetches what is missing; for the first worker of all only what the start needs, so that a short visit is enough. Rejects when one file cannot be fetched
   * completely: then the old version stays active.
   */
  install: (isFirst: boolean) => Promise<void>
  /** Fetches the rest. What cannot be had is fetched the next time. */
  complete: () => Promise<void>
  /** Removes the shells of other versions. */
  removeOthers: () => Promise<void>
  /** The answer to a screen or a file of the build; undefined for everything else. Work that outlives the answer is left to `event`. */
  answer: (request: Request, event: Waiting) => Promise<Response> | undefined
}

const page = '/index.html'
/** In the cache of a build once all its files are. */
const wholeMark = '/whole'
/** A shell that cannot be completed is not tried again with every request. */
const repairEveryMs = 60_000

/** All files of one build in one cache of their own, so that an open page never sees files of two builds. */
export function createShell(files: readonly ShellFile[], origin: string): Shell {
  const name = prefix + fingerprint(files)
  const keys = new Map(files.map((file) => [new URL(file.url, origin).pathname, keyOf(file, origin)]))

  /** Fetches a file that is missing, and puts it into the cache once that is worth it. */
  async function add(
    file: ShellFile,
    cache: Cache,
    { fetchFile = fetchWhole, after = Promise.resolve<unknown>(undefined) } = {},
  ): Promise<void> {
    const key = keyOf(file, origin)
    if (await cache.match(key)) return
    // A file that did not change since an older build is not fetched again.
    const answer = (await caches.match(key)) ?? (await fetchFile(file, origin))
    await after
    await cache.put(key, answer)
  }

  async function addAll(some: readonly ShellFile[], cache: Cache): Promise<void> {
    const named = Promise.all(some.filter(isNamed).map((file) => add(file, cache)))
    // The page itself last: it is cached only together with every file it may ask for.
    await Promise.all([named, ...some.filter((file) => !isNamed(file)).map((file) => add(file, cache, { after: named }))])
  }

  async function installStart(): Promise<void> {
    const cache = await caches.open(name)
    const others = files.filter((file) => !file.isStart && isNamed(file))
    await Promise.all([
      addAll(
        files.filter(({ isStart }) => isStart),
        cache,
      ),
      // What the page has used so far is on this device already.
      ...others.map((file) => add(file, cache, { fetchFile: findWhole }).catch(() => undefined)),
    ])
  }

  async function installAll(): Promise<void> {
    const cache = await caches.open(name)
    await addAll(files, cache)
    await cache.put(wholeMark, new Response())
  }

  let repairing: Promise<unknown> | undefined
  /** A browser in need of space may have emptied the cache; the server may no longer have the files of an old build. */
  function repair(): Promise<unknown> {
    repairing ??= installAll()
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

  let isWhole = false
  async function complete(): Promise<void> {
    isWhole ||= (await (await caches.open(name)).match(wholeMark)) !== undefined
    if (!isWhole) await repair()
  }

  return {
    install: (isFirst) => (isFirst ? installStart() : installAll()),
    complete,
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
      if (path !== page) return serve(key, request, event)
      const screen = withAllowedSources(withKeptView(serve(key, request, event), url))
      event.waitUntil(screen.then(complete, () => undefined))
      return screen
    },
  }
}

const keyOf = ({ url, revision }: ShellFile, origin: string): string =>
  new URL(revision === null ? url : `${url}?revision=${revision}`, origin).href

/** Whether its address carries a hash, so that it never changes. */
const isNamed = ({ revision }: ShellFile): boolean => revision === null

const fetchWhole = (file: ShellFile, origin: string): Promise<Response> =>
  whole(file, origin, { cache: isNamed(file) ? 'default' : 'reload' })

/** A file that the browser has from before. */
const findWhole = (file: ShellFile, origin: string): Promise<Response> =>
  whole(file, origin, { cache: 'only-if-cached', mode: 'same-origin' })

async function whole({ url }: ShellFile, origin: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(new URL(url, origin), { ...how, credentials: 'same-origin' })
  if (answer.status !== 200 || answer.redirected) throw new Error(`${url} was answered with ${answer.status}`)
  return answer
}

/** Names a build by its files. */
const fingerprint = (files: readonly ShellFile[]): string => fnv(files.map(({ url, revision }) => `${url} ${revision ?? ''}`).join('\n'))

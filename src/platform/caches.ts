/** How much a cache holds. */
export interface CacheUse {
  entries: number
  bytes: number
}

/** The names of this origin's caches; none where the browser refuses them (private windows). */
export async function listCaches(): Promise<string[]> {
  if (!('caches' in globalThis)) return []
  return caches.keys().catch(() => [])
}

/** Counts what a cache holds by reading it: browsers tell only sums over everything. One that is not there holds nothing. */
export async function measureCache(name: string): Promise<CacheUse> {
  try {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    let bytes = 0
    for (const request of requests) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
    return { entries: requests.length, bytes }
  } catch {
    return { entries: 0, bytes: 0 }
  }
}

/** Empties a cache; the worker fills it again with what is looked at. */
export async function dropCache(name: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(name).catch(() => false)
}

/** Removes the entries of a cache whose address says so. */
export async function dropFromCache(name: string, isGone: (url: URL) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    const cache = await caches.open(name)
    const gone = (await cache.keys()).filter(({ url }) => isGone(new URL(url)))
    await Promise.all(gone.map((request) => cache.delete(request)))
  } catch {
    // A browser that refuses caches has none.
  }
}

/** Every JSON answer a cache holds, with its address; what cannot be read is left out. */
export async function readJsonCache(name: string): Promise<{ url: URL; body: unknown }[]> {
  if (!('caches' in globalThis)) return []
  try {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    const answers = await Promise.all(
      requests.map(async (request) => {
        const body: unknown = await (await cache.match(request))?.json().catch(() => undefined)
        return { url: new URL(request.url), body }
      }),
    )
    return answers.filter(({ body }) => body !== undefined)
  } catch {
    return []
  }
}

/** One JSON answer of a cache, by its address; undefined where there is none, or none that can be read. */
export async function readCachedJson(name: string, address: string): Promise<unknown> {
  if (!('caches' in globalThis)) return undefined
  try {
    const cache = await caches.open(name)
    const body: unknown = await (await cache.match(address))?.json()
    return body
  } catch {
    return undefined
  }
}

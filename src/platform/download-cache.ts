import { cacheNames } from '#product/cache-names.ts'

const open = (): Promise<Cache> => caches.open(cacheNames.downloads)

/** Everything below an address that is kept for playing without a network. The worker reads the same cache. */
export const downloadCache = {
  /** Every JSON entry whose address `isRecord`. None where the browser refuses caches. */
  async records(isRecord: (path: string) => boolean): Promise<unknown[]> {
    if (!('caches' in globalThis)) return []
    const cache = await open()
    const requests = (await cache.keys()).filter(({ url }) => isRecord(new URL(url).pathname))
    return Promise.all(requests.map(async (request) => (await cache.match(request))?.json().catch(() => undefined)))
  },

  /** One JSON entry; undefined where there is none, or none that can be read. */
  async record(address: string): Promise<unknown> {
    if (!('caches' in globalThis)) return undefined
    return (await (await open()).match(address))?.json().catch(() => undefined)
  },

  /** Keeps a JSON entry. Rejects with `QuotaExceededError` when there is no room. */
  async putRecord(address: string, value: unknown): Promise<void> {
    await (await open()).put(address, Response.json(value))
  },

  /** Keeps some bytes. Rejects like `putRecord`. */
  async putBytes(address: string, bytes: BlobPart): Promise<void> {
    await (await open()).put(address, new Response(new Blob([bytes])))
  },

  /** Removes an entry and everything below its address. */
  async remove(address: string): Promise<void> {
    const cache = await open()
    const below = (await cache.keys()).filter(({ url }) => {
      const { pathname } = new URL(url)
      return pathname === address || pathname.startsWith(`${address}/`)
    })
    await Promise.all(below.map((request) => cache.delete(request)))
  },
}

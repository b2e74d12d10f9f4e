/** Entries by address in Cache Storage, which the worker reads as well: JSON records and pieces of files. */
export interface RecordCache {
  /** Every JSON entry whose address `isRecord`. None where the browser refuses caches. */
  records(isRecord: (path: string) => boolean): Promise<unknown[]>
  /** The addresses of all entries, as paths. None where the browser refuses caches. */
  addresses(): Promise<ReadonlySet<string>>
  /** One JSON entry; undefined where there is none, or none that can be read. */
  record(address: string): Promise<unknown>
  /** Keeps a JSON entry. Rejects with `QuotaExceededError` when there is no room. */
  putRecord(address: string, value: unknown): Promise<void>
  /** Keeps some bytes; a blob with its type. Rejects like `putRecord`. */
  putBytes(address: string, bytes: BlobPart): Promise<void>
  /** Removes an entry and everything below its address. */
  remove(address: string): Promise<void>
}

/** The cache of a name; it is made with its first entry. */
export function recordCache(name: string): RecordCache {
  const open = (): Promise<Cache> => caches.open(name)
  return {
    async records(isRecord) {
      if (!('caches' in globalThis)) return []
      const cache = await open()
      const requests = (await cache.keys()).filter(({ url }) => isRecord(new URL(url).pathname))
      return Promise.all(requests.map(async (request) => (await cache.match(request))?.json().catch(() => undefined)))
    },

    async addresses() {
      if (!('caches' in globalThis)) return new Set()
      return new Set((await (await open()).keys()).map(({ url }) => new URL(url).pathname))
    },

    async record(address) {
      if (!('caches' in globalThis)) return undefined
      return (await (await open()).match(address))?.json().catch(() => undefined)
    },

    async putRecord(address, value) {
      await (await open()).put(address, Response.json(value))
    },

    async putBytes(address, bytes) {
      await (await open()).put(address, new Response(bytes instanceof Blob ? bytes : new Blob([bytes])))
    },

    async remove(address) {
      const cache = await open()
      const below = (await cache.keys()).filter(({ url }) => {
        const { pathname } = new URL(url)
        return pathname === address || pathname.startsWith(`${address}/`)
      })
      await Promise.all(below.map((request) => cache.delete(request)))
    },
  }
}

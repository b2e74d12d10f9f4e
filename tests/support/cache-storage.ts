type Key = string | { url: string }
/** As the browser does, completes the addresses of this origin. */
const addressOf = (key: Key): string => {
  const address = typeof key === 'string' ? key : key.url
  return address.startsWith('/') ? `https://matinee.example${address}` : address
}

/** The browser's Cache Storage as far as the worker uses it: entries in the order they were put. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: Key) => store.get(addressOf(key))?.clone(),
      put: async (key: string, answer: Response) => {
        store.delete(addressOf(key))
        store.set(addressOf(key), answer)
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: Key) => store.delete(addressOf(key)),
    }
  }
  return {
    open: async (name: string) => open(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (key: Key, { cacheName }: { cacheName?: string } = {}) =>
      [...stores]
        .flatMap(([name, store]) => (cacheName === undefined || name === cacheName ? [store] : []))
        .find((store) => store.has(addressOf(key)))
        ?.get(addressOf(key))
        ?.clone(),
  } as unknown as CacheStorage
}

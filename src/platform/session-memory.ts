type Entries<T> = readonly (readonly [string, T])[]

/** What a reload of this tab must not forget, as entries of a map. A refused or spoilt memory is an empty one. */
export const sessionMemory = {
  read<T>(key: string): Entries<T> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? (kept.filter(Array.isArray) as unknown as Entries<T>) : []
    } catch {
      return []
    }
  },
  write<T>(key: string, entries: Entries<T>): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(entries))
    } catch {
      // A tab that may not remember is as good as a new one.
    }
  },
}

import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import type { Sealed } from '#sync/store.ts'

const keyOf = (owner: string) => `${storagePrefixes.sealed}${owner}` as const

/** Keeps a copy of what is sealed of an account outside the database, which a browser may empty (decision 19). */
export function keepSealedCopy(owner: string, sealed: readonly Sealed[]): void {
  if (sealed.length === 0) storage.remove(keyOf(owner))
  else storage.write(keyOf(owner), JSON.stringify(sealed))
}

/** What is kept outside the database; nothing where it cannot be read. */
export function sealedCopy(owner: string): Sealed[] {
  try {
    const found: unknown = JSON.parse(storage.read(keyOf(owner)) ?? '[]')
    return Array.isArray(found) ? found.filter(isSealed) : []
  } catch {
    return []
  }
}

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

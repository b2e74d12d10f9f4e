import { Dexie } from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'

/**
 * From here on databases live in memory, as long as the page: for browsers that refuse IndexedDB or cannot open it. Everything
 * above stays as it is. The library is loaded only where it is needed.
 */
export function moveToMemory(): void {
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  // The library knows only ranges of its own.
  Object.defineProperty(globalThis, 'IDBKeyRange', { value: IDBKeyRange, configurable: true })
  // Dexie compares its database with the browser's: where the very name throws (blocked cookies), it must not.
  if (throwsOnSight()) Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true })
}

function throwsOnSight(): boolean {
  try {
    Reflect.get(globalThis, 'indexedDB')
    return false
  } catch {
    return true
  }
}

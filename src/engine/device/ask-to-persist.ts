import { askToPersist } from '#platform/browser-storage.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** After the first thing somebody keeps, asks the browser not to throw it away (sync protocol 1.13). Once. */
export function askToPersistOnce(): void {
  if (storage.read(storageKeys.persistAsked) !== null) return
  storage.write(storageKeys.persistAsked, 'yes')
  void askToPersist()
}

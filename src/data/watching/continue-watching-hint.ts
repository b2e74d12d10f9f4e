import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { currentOwner } from '#data/account/owner.ts'

/** Whether there was something to go on with the last time, so that its place can be kept free. */
export const expectsContinueWatching = (): boolean => storage.read(storageKeys.continuing) === currentOwner()

/** Remembers it for the next visit of this owner. */
export function rememberContinueWatching(owner: string, some: boolean): void {
  const known = storage.read(storageKeys.continuing) === owner
  if (some && !known) storage.write(storageKeys.continuing, owner)
  if (!some && known) storage.remove(storageKeys.continuing)
}

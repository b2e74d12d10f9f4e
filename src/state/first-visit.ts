import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** Notes that somebody is here; answers whether for the first time on this device. */
export function noteVisit(): boolean {
  const isFirst = storage.read(storageKeys.visited) === null
  if (isFirst) storage.write(storageKeys.visited, String(deviceClock.now()))
  return isFirst
}

/** How long ago this device was first used, in ms; very long where that was not noted yet, 0 where nothing is kept. */
export function knownForMs(): number {
  const noted = storage.read(storageKeys.visited)
  return noted === null ? 0 : deviceClock.now() - (Number(noted) || 0)
}

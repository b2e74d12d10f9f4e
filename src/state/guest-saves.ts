import { proxy } from 'valtio'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** Whether a guest of this device was asked once and keeps titles on it from then on (decision A1). */
export const guestSaves = proxy({ areOnDevice: storage.read(storageKeys.guestSaves) === 'on-device' })

/** Remembers the answer; false asks again. */
export function setSavesOnDevice(on: boolean): void {
  guestSaves.areOnDevice = on
  if (on) storage.write(storageKeys.guestSaves, 'on-device')
  else storage.remove(storageKeys.guestSaves)
}

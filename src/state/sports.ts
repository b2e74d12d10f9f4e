import { proxy } from 'valtio'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** Whether results are shown on this device, or stay a surprise until somebody asks for one. */
export const sportsLook = proxy({ areResultsShown: storage.read(storageKeys.sportsResults) === 'shown' })

export function showResults(areShown: boolean): void {
  sportsLook.areResultsShown = areShown
  if (areShown) storage.write(storageKeys.sportsResults, 'shown')
  else storage.remove(storageKeys.sportsResults)
}

import { pause } from '#platform/clock.ts'
import { withLock } from '#platform/locks.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { flushLock } from '#sync/tabs.ts'
import { rememberContinueWatching } from '#data/watching/continue-watching-hint.ts'
import { forgetSourcesOf } from '#data/sources/records.ts'
import { forgetDownloadsOf } from '#data/watching/downloads/records.ts'
import { engine } from '#data/engine.ts'

/** A run that is still under way would write its rows after they were removed: it is waited for so long, and looked for so often (ms). */
const patienceMs = 5000
const lookAgainMs = 100

/**
 * Removes everything of an account that the device's record says is forgotten (`Device.forgotten`). Rejects when it could not be removed, or
 * its owner is back.
 */
export async function forgetAccount(owner: string): Promise<void> {
  forgetStored(owner)
  await Promise.all([forgetSourcesOf(owner), forgetDownloadsOf(owner)])
  const [{ database, updateBackup }, { forgetOwner }] = await Promise.all([engine.open(), import('#db/owners.ts')])
  const forget = () => forgetOwner(database, owner).then(updateBackup)
  for (let waited = 0; waited < patienceMs; waited += lookAgainMs) {
    if ((await withLock(flushLock(owner), forget)) !== 'busy') return
    await pause(lookAgainMs)
  }
  await forget()
}

/** Removes what a killed browser has brought back of forgotten accounts, and finishes what a closed page has left of that. */
export async function forgetAgain(): Promise<void> {
  const { database, store } = await engine.open()
  const forgotten = (await store.read((tx) => tx.device()))?.forgotten ?? []
  const { hasData } = await import('#db/owners.ts')
  for (const owner of forgotten) {
    if (await hasData(database, owner)) await forgetAccount(owner)
    else forgetStored(owner)
  }
}

/** Removes an account's part of local storage. */
function forgetStored(owner: string): void {
  for (const entry of engine.journal.entries(owner)) engine.journal.remove(entry, false)
  const all = Object.values(storagePrefixes).flatMap((prefix) => storage.entries(prefix))
  for (const [key] of all) if (key.split(':')[1] === owner) storage.remove(key)
  rememberContinueWatching(owner, false)
}

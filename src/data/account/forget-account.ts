import { dropCache } from '#platform/caches.ts'
import { pause } from '#platform/clock.ts'
import { withLock } from '#platform/locks.ts'
import { cacheNames } from '#product/cache-names.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { flushLock } from '#sync/tabs.ts'
import { rememberContinueWatching } from '#data/watching/continue-watching-hint.ts'
import { forgetSourcesOf } from '#data/sources/records.ts'
import { letGoOfPictures } from '#data/news/article-pictures.ts'
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
  await Promise.all([forgetSourcesOf(owner), forgetDownloadsOf(owner), dropCache(cacheNames.keptViews)])
  const [{ database, updateBackup }, { forgetOwner }] = await Promise.all([engine.open(), import('#db/owners.ts')])
  await afterRuns(owner, () => forgetOwner(database, owner).then(updateBackup))
  await letGoOfPictures()
}

/** Does something once no run of an owner is under way; one that hangs is not waited for for ever. */
export async function afterRuns(owner: string, work: () => Promise<void>): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += lookAgainMs) {
    if ((await withLock(flushLock(owner), work)) !== 'busy') return
    await pause(lookAgainMs)
  }
  await work()
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

/** Removes an account's part of local storage; with `isSealedKept` what is sealed stays, and what is about to be written. */
export function forgetStored(owner: string, { isSealedKept = false } = {}): void {
  const { decided, sealed, ...others } = storagePrefixes
  if (!isSealedKept) for (const entry of engine.journal.entries(owner)) engine.journal.remove(entry, false)
  const prefixes = isSealedKept ? Object.values(others) : [decided, sealed, ...Object.values(others)]
  const all = prefixes.flatMap((prefix) => storage.entries(prefix))
  for (const [key] of all) if (key.split(':')[1] === owner) storage.remove(key)
  rememberContinueWatching(owner, false)
}

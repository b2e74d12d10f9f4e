import { pause } from '#platform/clock.ts'
import { withLock } from '#platform/locks.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { deviceOf } from '#sync/clock.ts'
import { flushLock } from '#sync/tabs.ts'
import { rememberContinueWatching } from '#data/watching/continue-watching-hint.ts'
import { engine } from '#data/engine.ts'

/** A run that is still under way would write its rows after they were removed: it is waited for so long, and looked for so often (ms). */
const patienceMs = 5000
const lookAgainMs = 100

/**
 * Removes everything of an account that the device's record says is forgotten (`Device.forgotten`). Resolves with whether local storage had
 * anything of it; rejects when it could not be removed, or its owner is back.
 */
export async function forgetAccount(owner: string): Promise<boolean> {
  const wasStored = forgetStored(owner)
  const [{ database, updateBackup }, { forgetOwner }] = await Promise.all([engine.open(), import('#db/owners.ts')])
  const forget = () => forgetOwner(database, owner).then(updateBackup)
  for (let waited = 0; waited < patienceMs; waited += lookAgainMs) {
    if ((await withLock(flushLock(owner), forget)) !== 'busy') return wasStored
    await pause(lookAgainMs)
  }
  await forget()
  return wasStored
}

/** Finishes what a closed page has left of that, and removes what a killed browser has brought back. */
export async function forgetAgain(): Promise<void> {
  const { store, ports } = await engine.open()
  const forgotten = (await store.read((tx) => tx.device()))?.forgotten ?? []
  for (const owner of forgotten) {
    if (await forgetAccount(owner)) continue
    await store.transact(async (tx) => {
      const device = await deviceOf(tx, ports)
      await tx.putDevice({ ...device, forgotten: device.forgotten?.filter((other) => other !== owner) ?? [] })
    }, 'relaxed')
  }
}

/** Removes an account's part of local storage; resolves with whether there was any. */
function forgetStored(owner: string): boolean {
  for (const entry of engine.journal.entries(owner)) engine.journal.remove(entry, false)
  const all = Object.values(storagePrefixes).flatMap((prefix) => storage.entries(prefix))
  const keys = all.map(([key]) => key).filter((key) => key.split(':')[1] === owner)
  for (const key of keys) storage.remove(key)
  rememberContinueWatching(owner, false)
  return keys.length > 0
}

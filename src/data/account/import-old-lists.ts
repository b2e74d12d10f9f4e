import { type OldEntry, type OldLists, readOldLists } from '#domain/library/old-lists.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { session } from '#state/session.ts'
import { deviceOf, makeStamp } from '#sync/clock.ts'
import { keepWithinLimit } from '#sync/write.ts'
import { mergeGuest } from '#sync/guest-merge.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Tx } from '#sync/store.ts'
import { engine } from '#data/engine.ts'
import { guestOwner } from './owner.ts'

const { oldFavorites, oldWatchHistory, oldLocalHistory } = storageKeys

/** Holds the entries of the member, within one transaction, on their way into the account. */
const stage = 'anonymous-import'

/**
 * Moves the lists of an earlier app from local storage into the database, once (decision A6): under the guest of this device, or
 * under the member where an entry says that it is theirs. In one transaction with stamps made of the entries' own moments, so that
 * doing it again after a crash, or in two tabs, changes nothing. Rejects when the database is unavailable: then they stay for later.
 */
export async function importOldLists(): Promise<void> {
  const keys = [oldFavorites, oldWatchHistory, oldLocalHistory] as const
  if (keys.every((key) => storage.read(key) === null)) return
  const { store, ports } = await engine.open()
  await store.transact(async (tx) => {
    // Read inside: another tab may have imported them meanwhile.
    const [favorites, watch_history, fdf_watch_history] = keys.map((key) => storage.read(key)) as [string, string, string]
    const lists: OldLists = { favorites, watch_history, fdf_watch_history }
    const entries = readOldLists(lists, ports.clock.now())
    const member = session.user?.id ?? null
    const own = member === null ? [] : entries.filter(({ userId }) => userId === member)
    const guest = guestOwner()
    const others = entries.filter((entry) => !own.includes(entry))
    await put(tx, ports, guest, others)
    await keepWithinLimit(tx, 'watch_history', guest)
    if (member === null || own.length === 0) return
    await put(tx, ports, stage, own)
    await mergeGuest(tx, ports, stage, member)
  })
  for (const key of keys) storage.remove(key)
}

/** Puts entries where there is nothing newer. */
async function put(tx: Tx, ports: WritePorts, owner: string, entries: readonly OldEntry[]): Promise<void> {
  const { clientId } = await deviceOf(tx, ports)
  for (const { entity, key, value, moment } of entries) {
    const stamp = makeStamp(moment, 0, clientId)
    const [known] = await tx.rows(entity, owner, [key])
    if (known === undefined || known.stamp < stamp) await tx.putRows(entity, [{ owner, key, value, deleted: false, stamp, ackSeq: 0 }])
  }
}

import type { Favorite } from '#contract/entities.ts'
import { mediaKey } from '#contract/media.ts'
import { deviceClock } from '#platform/clock.ts'
import { session } from '#state/session.ts'
import { writeLocally } from '#sync/write.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'

/**
 * Saves a title for whoever uses the app: row and queue record in one transaction for a member, the row alone for a guest.
 * Resolves once it is on disk.
 */
export async function putFavorite(favorite: Favorite): Promise<void> {
  const { store, ports } = await openLocal()
  const value: Favorite = { ...favorite, added_at: favorite.added_at ?? deviceClock.now() }
  const change = { owner: currentOwner(), entity: 'favorites', key: mediaKey(favorite), op: 'put', value } as const
  await store.transact((tx) => writeLocally(tx, ports, { ...change, queued: session.status === 'member' }))
}

/** Removes a saved title and resolves with what was kept of it, for Undo; null when it was not saved. */
export async function takeFavorite(key: string): Promise<Favorite | null> {
  const { store, ports } = await openLocal()
  const owner = currentOwner()
  const queued = session.status === 'member'
  return store.transact(async (tx) => {
    const [row] = await tx.rows('favorites', owner, [key])
    if (row === undefined || row.deleted) return null
    await writeLocally(tx, ports, { owner, entity: 'favorites', key, op: 'delete', value: null, queued })
    return row.value as Favorite
  })
}

import type { Favorite } from '#contract/entities.ts'
import { mediaKey } from '#contract/media.ts'
import { deviceClock } from '#platform/clock.ts'
import { session } from '#state/session.ts'
import { writeLocally } from '#sync/write.ts'
import { noteDecision, openDecisions } from './decisions.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'

/**
 * Saves a title for whoever uses the app, unless it is saved already: row and queue record in one transaction for a member, the
 * row alone for a guest. Resolves with it once it is on disk.
 */
export async function putFavorite(favorite: Favorite): Promise<Favorite> {
  const { store, ports } = await openLocal()
  const value: Favorite = { ...favorite, added_at: favorite.added_at ?? deviceClock.now() }
  const key = mediaKey(favorite)
  const change = { owner: currentOwner(), entity: 'favorites', key, op: 'put', value, queued: session.status === 'member' } as const
  return store.transact(async (tx) => {
    const [row] = await tx.rows('favorites', change.owner, [key])
    if (row !== undefined && !row.deleted) return row.value as Favorite
    await writeLocally(tx, ports, change)
    return value
  })
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

/** Carries out what was decided and cut short: a page may be closed before the database has it. */
export async function replayDecisions(): Promise<void> {
  for (const decision of openDecisions(currentOwner())) {
    await (decision.wanted ? putFavorite(decision.favorite) : takeFavorite(mediaKey(decision.favorite)))
    noteDecision(decision)()
  }
}

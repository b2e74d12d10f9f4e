import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import { queuedKeys } from '#db/watch.ts'
import { session } from '#state/session.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The keys of the favorites whose last change has not reached the account yet. Brings Dexie along: for lazily loaded screens
 * only, what the start needs goes through `live-store.ts`.
 */
export function useQueuedFavorites(): ReadonlySet<string> {
  const owner = useSnapshot(session).user?.id ?? currentOwner()
  return useLiveQuery(() => queued(owner), [owner], none)
}

async function queued(owner: string): Promise<ReadonlySet<string>> {
  const { database } = await openLocal()
  return queuedKeys(database, 'favorites', owner)
}

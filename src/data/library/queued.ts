import { useLiveQuery } from 'dexie-react-hooks'
import { useSnapshot } from 'valtio'
import type { EntityName } from '#contract/sync.ts'
import { queuedKeys } from '#db/watch.ts'
import { session } from '#state/session.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The keys of a list whose last change has not reached the account yet. Brings Dexie along: for lazily loaded screens only, what
 * the start needs goes through `live-store.ts`.
 */
export function useQueued(entity: EntityName): ReadonlySet<string> {
  const owner = useSnapshot(session).user?.id ?? currentOwner()
  return useLiveQuery(() => queued(entity, owner), [entity, owner], none)
}

async function queued(entity: EntityName, owner: string): Promise<ReadonlySet<string>> {
  const { database } = await engine.open()
  return queuedKeys(database, entity, owner)
}

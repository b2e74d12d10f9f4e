import { useSyncExternalStore } from 'react'
import { liveStore } from './live-store.ts'

const none: ReadonlySet<string> = new Set()

const queued = liveStore<ReadonlySet<string>>(async ({ database }, owner, changed, failed) => {
  const { watchQueuedKeys } = await import('#db/watch.ts')
  return watchQueuedKeys(database, 'favorites', owner, changed, failed)
})

/** The keys of the favorites whose last change has not reached the account yet. */
export function useQueuedFavorites(): ReadonlySet<string> {
  return useSyncExternalStore(queued.subscribe, queued.read) ?? none
}

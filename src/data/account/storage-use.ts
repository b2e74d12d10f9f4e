import { useEffect, useReducer, useState } from 'react'
import { countOwnData } from '#db/owners.ts'
import { askToPersist, databaseBytes, isPersisted } from '#platform/browser-storage.ts'
import { type CacheUse, dropCache, listCaches, measureCache } from '#platform/caches.ts'
import { cacheNames, shellCachePrefix } from '#product/cache-names.ts'
import { isBackupComplete } from '#engine/device/backup.ts'
import { engine } from '#data/engine.ts'
import { useSyncStatus } from '#data/sync/sync-status.ts'
import { downloadsUse } from '#data/watching/downloads/downloads.ts'
import { currentOwner } from './owner.ts'

/** What this device keeps for the app, by what it is. */
export interface StorageUse {
  pictures: CacheUse
  catalogue: CacheUse
  app: CacheUse
  /** Pictures of saved articles. */
  articles: CacheUse
  /** Copies of movies and episodes. */
  downloads: CacheUse
  /** The person's rows; null where the database cannot be opened. Its bytes are null where the browser does not say. */
  own: { rows: number; unsent: number; bytes: number | null } | null
  /** Whether the browser promised to keep all this; null where it makes no promises. */
  persisted: boolean | null
  /** Whether every unsent change has its backup. */
  mirrored: boolean
}

/** What of it can be fetched again, and thus be given up. */
export type Droppable = 'pictures' | 'catalogue'
const droppable: Record<Droppable, string> = { pictures: cacheNames.images, catalogue: cacheNames.catalogue }

/** Measures what is used, again whenever something is sent or given up; undefined while that runs for the first time. */
export function useStorageUse() {
  const [use, setUse] = useState<StorageUse>()
  const [round, measureAgain] = useReducer((count: number) => count + 1, 0)
  const { pending } = useSyncStatus()
  useEffect(() => {
    let isLatest = true
    void measureAll().then((found) => isLatest && setUse(found))
    return () => {
      isLatest = false
    }
    // Both only say when to measure again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pending, round])
  return {
    use,
    async drop(what: Droppable): Promise<void> {
      await dropCache(droppable[what])
      measureAgain()
    },
    /** Asks the browser to keep everything; resolves with its answer. */
    async askToKeep(): Promise<boolean> {
      const kept = await askToPersist()
      measureAgain()
      return kept
    },
  }
}

async function measureAll(): Promise<StorageUse> {
  const shells = (await listCaches()).filter((name) => name.startsWith(shellCachePrefix))
  const [pictures, catalogue, config, articles, downloads, own, persisted, ...app] = await Promise.all([
    measureCache(cacheNames.images),
    measureCache(cacheNames.catalogue),
    measureCache(cacheNames.config),
    measureCache(cacheNames.articlePictures),
    downloadsUse(),
    measureOwn(),
    isPersisted(),
    ...shells.map(measureCache),
  ])
  return { pictures, catalogue, app: sum([config, ...app]), articles, downloads, own, persisted, mirrored: isBackupComplete() }
}

async function measureOwn(): Promise<StorageUse['own']> {
  try {
    const { database } = await engine.open()
    return { ...(await countOwnData(database, currentOwner())), bytes: await databaseBytes() }
  } catch {
    return null
  }
}

const sum = (uses: readonly CacheUse[]): CacheUse =>
  uses.reduce((total, { entries, bytes }) => ({ entries: total.entries + entries, bytes: total.bytes + bytes }), { entries: 0, bytes: 0 })

import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type AnyCopy, copyKey, damagedFiles, streamOfCopy } from '#domain/watching/download.ts'
import { isPersisted } from '#platform/browser-storage.ts'
import { listCaches } from '#platform/caches.ts'
import { isWorkerInCharge } from '#platform/worker-in-charge.ts'
import { shellCachePrefix } from '#product/cache-names.ts'
import { downloads } from '#state/downloads.ts'
import { startDownload, useDownloads } from './downloads.ts'
import { playlistType } from './plan.ts'
import { changeRecord, downloadCache } from './records.ts'

/** What is ready for a time without a network. */
export interface ReadyCheck {
  /** The app itself opens. */
  isAppHere: boolean
  /** Copies of which every piece is here. */
  whole: number
  /** Those that are still on their way, or have stopped. */
  unfinished: number
  /** Those that were whole and of which the browser has taken something. */
  damaged: readonly AnyCopy[]
  /** Whether the browser promised to keep all this; null where it makes no promises. */
  persisted: boolean | null
}

/** Looks at what is really here, again when a copy is finished or removed; undefined while that runs for the first time. */
export function useReadyCheck(): ReadyCheck | undefined {
  const films = useDownloads()
  const { books } = useSnapshot(downloads)
  const list = useMemo(() => films && [...films, ...books], [films, books])
  const [found, setFound] = useState<ReadyCheck>()
  const states = list?.map((copy) => `${copyKey(copy)} ${copy.state}`).join(' ')
  useEffect(() => {
    let isWanted = true
    if (list) void check(list).then((now) => isWanted && setFound(now))
    return () => {
      isWanted = false
    }
    // How far a copy is on its way changes nothing here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [states])
  return found
}

async function check(list: readonly AnyCopy[]): Promise<ReadyCheck> {
  const [shells, persisted, pieces] = await Promise.all([
    listCaches(),
    isPersisted(),
    downloadCache.addresses().catch(() => new Set<string>()),
  ])
  const done = list.filter(({ state }) => state === 'done')
  const damaged = done.filter((copy) => damagedFiles(copy, (address) => pieces.has(address)).size > 0)
  return {
    isAppHere: isWorkerInCharge() && shells.some((name) => name.startsWith(shellCachePrefix)),
    whole: done.length - damaged.length,
    unfinished: list.length - done.length,
    damaged,
    persisted,
  }
}

/** Fetches again what a copy has lost; with a playlist all of it, for its addresses are those of the copy. Rejects when there is no room. */
export async function repairDownload(copy: AnyCopy): Promise<void> {
  const pieces = await downloadCache.addresses()
  const damaged = damagedFiles(copy, (address) => pieces.has(address))
  const isPlaylistGone = [...damaged.keys()].some((place) => copy.files[place]?.type === playlistType)
  if (isPlaylistGone && 'stream' in copy) return startDownload(copy, streamOfCopy(copy))
  await changeRecord(copyKey(copy), (now) => {
    if (now?.state !== 'done') return undefined
    const files = now.files.map((file, place) => ({ ...file, received: damaged.get(place) ?? file.received }))
    return { ...now, files, state: 'running' }
  })
}

import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import {
  type AnyCopy,
  type Download,
  type DownloadProblem,
  downloadProgress,
  isFor,
  offlineAddress,
  pieceAddress,
  recordAddress,
} from '#domain/watching/download.ts'
import { sourceOwner } from '#data/sources/records.ts'
import { onlyTitle } from '#domain/title/title.ts'
import type { PlaylistProblem } from '#domain/watching/playlist.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { isWorkerInCharge } from '#platform/worker-in-charge.ts'
import { setAhead } from '#state/download-settings.ts'
import { downloads } from '#state/downloads.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { problemOf } from './fetching.ts'
import { planDownload } from './plan.ts'
import { allCopies, changeRecord, downloadCache, readRecords, recordOf, removeRecord } from './records.ts'

/** What somebody wants to have here. */
export type Wanted = Pick<Download, 'watchable' | 'title' | 'episode'>

/** Why nothing was downloaded. */
const notices: Record<DownloadProblem | PlaylistProblem | 'unreachable', NoticeCode> = {
  unreachable: 'download-unreachable',
  gone: 'download-gone',
  refused: 'download-refused',
  unreadable: 'download-unreadable',
  live: 'download-live',
  protected: 'download-protected',
  full: 'download-full',
}

/** A copy as this tab knows it, live. */
export function useDownload(ref: WatchableRef): Download | undefined {
  const key = watchableKey(ref)
  return useDownloads()?.find(({ watchable }) => watchableKey(watchable) === key)
}

/** The copies that this person may play, the newest first; undefined before they were read. */
export function useDownloads(): readonly Download[] | undefined {
  const { list, isKnown } = useSnapshot(downloads)
  const { user } = useSnapshot(session)
  const account = user?.id ?? null
  return useMemo(() => (isKnown ? list.filter((download) => isFor(download, account)) : undefined), [list, isKnown, account])
}

/** How many copies there are and what they take, by their records: reading gigabytes to count them would take minutes. Never rejects. */
export async function downloadsUse(): Promise<{ entries: number; bytes: number }> {
  await readRecords().catch(() => undefined)
  const copies = allCopies()
  return { entries: copies.length, bytes: copies.reduce((sum, copy) => sum + downloadProgress(copy).bytes, 0) }
}

/** What plays from this device without asking anybody; undefined where no whole copy is here. Never rejects. */
export async function downloadedStream(ref: WatchableRef): Promise<Stream | undefined> {
  if (!isWorkerInCharge()) return undefined
  const download = await recordOf(watchableKey(ref)).catch(() => undefined)
  return download && 'stream' in download && download.state === 'done' && isFor(download, sourceOwner()) ? download.stream : undefined
}

/** Begins a copy. Never rejects: why it does not come about is said. */
export async function startDownload(wanted: Wanted, stream: Stream): Promise<void> {
  const { watchable } = wanted
  const key = watchableKey(watchable)
  try {
    const plan = await planDownload(key, stream)
    if (typeof plan === 'string') return void showToast({ notice: notices[plan] })
    for (const [place, text] of plan.texts)
      await downloadCache.putBytes(pieceAddress(offlineAddress(key, place), 0), new TextEncoder().encode(text))
    const addedAt = deviceClock.now()
    // What has no licence comes from a source of the person's own.
    const owner = stream.licence === null ? sourceOwner() : null
    await changeRecord(key, () => ({
      watchable,
      episode: wanted.episode,
      title: onlyTitle(wanted.title),
      stream: plan.stream,
      files: plan.files,
      state: 'running',
      problem: null,
      addedAt,
      owner,
    }))
  } catch (error) {
    await downloadCache.remove(recordAddress(key)).catch(() => undefined)
    showToast({ notice: notices[problemOf(error) ?? 'unreachable'] })
  }
}

/** What is under way is given up up to the last whole piece. Never rejects. @param key the copy's (`copyKey`) */
export const pauseDownload = (key: string): Promise<void> => setState(key, 'paused')

/** Goes on where it stopped, also after what went wrong. Never rejects. */
export const resumeDownload = (key: string): Promise<void> => setState(key, 'running')

async function setState(key: string, state: 'running' | 'paused'): Promise<void> {
  const how = (copy: AnyCopy | undefined): AnyCopy | undefined =>
    copy && copy.state !== 'done' ? { ...copy, state, problem: null } : undefined
  await changeRecord(key, how).catch(() => showToast({ notice: 'download-full' }))
}

/** Removes a copy, whole or not; of a show whose next episodes are kept ready it would come back, so that ends with it. Never rejects. */
export async function removeDownload(ref: WatchableRef): Promise<void> {
  if (ref.media_type === 'tv') setAhead({ id: ref.media_id, name: '' }, false)
  await removeCopy(watchableKey(ref))
}

/** The same for whatever copy has this key. */
export const removeCopy = (key: string): Promise<unknown> => removeRecord(key).catch(() => showToast({ notice: 'download-remove-failed' }))

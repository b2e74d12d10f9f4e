import { useEffect } from 'react'
import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { mediaKey, type MediaRef, watchableKey } from '#contract/media.ts'
import { isDone, wholeSeconds } from '#domain/watching/progress.ts'
import { withMoment } from '#contract/sync.ts'
import type { Change } from '#engine/write/journal.ts'
import { throttle } from '#domain/throttle.ts'
import { continueWatchingRow, positionOf } from '#domain/watching/watched.ts'
import { deviceClock } from '#platform/clock.ts'
import { limits } from '#product/limits.ts'
import { showToast } from '#state/toasts.ts'
import { stampMs } from '#sync/clock.ts'
import { rememberContinueWatching } from './continue-watching-hint.ts'
import { undoOf, write } from '#data/library/decide.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'
import { readPreference, useKnownPreferences } from '#data/account/preferences.ts'
import { useLive } from '#data/use-live.ts'

interface Positions {
  all: ContinueWatching[]
  row: ContinueWatching[]
}

/** Where everything was left, live. */
export const continueWatching = engine.liveView<Positions>(async ({ database }, owner, changed, failed) => {
  const { watchRows } = await import('#db/watch.ts')
  return watchRows(
    database,
    'continue_watching',
    owner,
    (rows) => {
      const all = rows.map(({ value, stamp }) => withMoment('continue_watching', value, stampMs(stamp)) as ContinueWatching)
      changed({ all, row: continueWatchingRow(all) })
    },
    failed,
  )
})

const none: readonly ContinueWatching[] = []

/** The titles to go on with, newest first; none while that is switched off, undefined while the database opens. */
export function useContinueWatching(): readonly ContinueWatching[] | undefined {
  const preferences = useKnownPreferences()
  const row = useLive(continueWatching, (known) => known?.row)
  const shown = preferences && (preferences.isContinueWatchingEnabled ? row : none)
  useEffect(() => {
    if (shown) rememberContinueWatching(currentOwner(), shown.length > 0)
  }, [shown])
  return shown
}

const saves = throttle(limits.continueWatching.everyMs)
let sending: ReturnType<typeof setTimeout> | undefined

/**
 * Saves how far somebody is, at most every 5 s for each movie or episode; what is done goes to the history instead, in the same
 * transaction. Sent within 20 s, with whatever else is sent earlier, or when the page is hidden. Silent, and never rejects
 * (specification, section 8).
 *
 * @param urgent on pause, at the end, when the page is left: saved whenever it is, and sent at once
 */
export async function saveProgress(item: WatchHistoryItem, { urgent = false } = {}): Promise<void> {
  const watched = wholeSeconds(item)
  const key = watchableKey(watched)
  const now = deviceClock.now()
  if (!saves.allows(`${currentOwner()} ${key}`, performance.now()) && !urgent) return
  const changes: Change[] = []
  if (isDone(watched)) {
    changes.push({ entity: 'continue_watching', key, op: 'delete', value: null })
    if (await readPreference('isWatchHistoryEnabled'))
      changes.push({ entity: 'watch_history', key, op: 'put', value: { ...watched, watched_at: now } })
  } else if (await readPreference('isContinueWatchingEnabled')) {
    changes.push({ entity: 'continue_watching', key, op: 'put', value: positionOf(watched, now) })
  }
  if (changes.length === 0) return
  // The next one is five seconds away, and a device that plays should not wait for its disk.
  await write(changes, { isSent: urgent, durability: urgent ? 'strict' : 'relaxed' }).catch(() => undefined)
  if (!urgent) sendSoon()
}

/** Positions follow each other and replace each other in the outbox: one of them every 20 s is enough for other devices. */
function sendSoon(): void {
  sending ??= setTimeout(() => {
    sending = undefined
    engine.requestSync()
  }, limits.continueWatching.sendAfterMs)
}

/** Takes a title out of the row, with all its episodes, and offers Undo. A failure is silent (specification, section 8). */
export async function removeProgress(title: MediaRef & { title: string }): Promise<void> {
  const its = (continueWatching.read()?.all ?? []).filter((entry) => mediaKey(entry) === mediaKey(title))
  const changeAll = (op: 'put' | 'delete') => {
    const changes = its.map(
      (value) => ({ entity: 'continue_watching', key: watchableKey(value), op, value: op === 'put' ? value : null }) as const,
    )
    return write(changes).catch(() => undefined)
  }
  if ((await changeAll('delete')) === undefined) return
  const undo = undoOf('continue_watching', its.map(watchableKey), () => void changeAll('put'))
  showToast({ notice: 'progress-removed', values: { title: title.title }, ...undo })
}

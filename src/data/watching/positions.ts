import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import { withMoment } from '#contract/sync.ts'
import { currentOwner } from '#data/account/owner.ts'
import { engine } from '#data/engine.ts'
import { savedTitleOf, type Title } from '#domain/title/title.ts'
import { isCompleted, isDone } from '#domain/watching/progress.ts'
import { ownPlace, resumeAt } from '#domain/watching/resume.ts'
import { throttle } from '#domain/throttle.ts'
import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { limits } from '#product/limits.ts'
import { playing } from '#product/playing.ts'
import { stampMs } from '#sync/clock.ts'
import { saveProgress } from './continue-watching.ts'
import { recordWatched } from './watch-history.ts'

/** Where to begin, in seconds. */
export interface Start {
  /** Where the person stopped, on whichever device, or the beginning. */
  at: number
  /** Where this device was, when another one has been elsewhere since. */
  own: number | undefined
}

/** Where to begin with something. Never rejects. */
export async function startOf(ref: WatchableRef): Promise<Start> {
  try {
    const left = await leftAt(ref)
    return { at: resumeAt(left, deviceClock.now()), own: ownPlace(left, ownPlaces().get(watchableKey(ref))) }
  } catch {
    return { at: 0, own: undefined }
  }
}

async function leftAt(ref: WatchableRef): Promise<ContinueWatching | undefined> {
  const { store } = await engine.open()
  const [row] = await store.read((tx) => tx.rows('continue_watching', currentOwner(), [watchableKey(ref)]))
  if (!row || row.deleted) return undefined
  return withMoment('continue_watching', row.value, stampMs(row.stamp)) as ContinueWatching
}

/** What is being watched. */
export interface Watched {
  watchable: WatchableRef
  title: Title
}

/**
 * Notes how far somebody is (s), and from nine tenths on that they have watched it (decision W1). Silent, and never rejects (specification,
 * section 8).
 *
 * @param source the kind of stream it is watched from
 * @param urgent on pause, at the end, when the page is left
 */
export async function notePosition(
  { watchable: { season, episode }, title }: Watched,
  { position: watch_position, duration }: { position: number; duration: number },
  source: string,
  urgent: boolean,
): Promise<void> {
  const preferred_source = source === '' ? null : source
  const key = watchableKey({ ...savedTitleOf(title), season, episode })
  if (urgent || ownPlaceKept.allows(key, performance.now())) keepOwnPlace(key, Math.floor(watch_position))
  const item = { ...savedTitleOf(title), season, episode, watch_position, duration, preferred_source }
  await saveProgress(item, { urgent })
  if (isCompleted(item) && !isDone(item)) await recordWatched(item).catch(() => undefined)
}

const ownPlaceKept = throttle(limits.continueWatching.everyMs)
const placesKey = () => `${storagePrefixes.places}${currentOwner()}` as const

/** Where this device was in what was watched on it, by key, the latest last. Local storage may hold anything. */
function ownPlaces(): Map<string, number> {
  try {
    const parsed: unknown = JSON.parse(storage.read(placesKey()) ?? '[]')
    const entries: unknown[] = Array.isArray(parsed) ? parsed : []
    return new Map(entries.filter((entry): entry is [string, number] => Array.isArray(entry) && typeof entry[1] === 'number'))
  } catch {
    return new Map()
  }
}

function keepOwnPlace(key: string, at: number): void {
  const others = [...ownPlaces()].filter(([other]) => other !== key)
  storage.write(placesKey(), JSON.stringify([...others, [key, at]].slice(-playing.ownPlaces)))
}

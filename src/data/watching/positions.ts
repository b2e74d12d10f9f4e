import type { ContinueWatching } from '#contract/entities/continue-watching.ts'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import { withMoment } from '#contract/sync.ts'
import { currentOwner } from '#data/account/owner.ts'
import { engine } from '#data/engine.ts'
import { savedTitleOf, type Title } from '#domain/title/title.ts'
import { isCompleted, isDone } from '#domain/watching/progress.ts'
import { resumeAt } from '#domain/watching/resume.ts'
import { deviceClock } from '#platform/clock.ts'
import { stampMs } from '#sync/clock.ts'
import { saveProgress } from './continue-watching.ts'
import { recordWatched } from './watch-history.ts'

/** Where to begin, in seconds: where the person stopped, on whichever device, or at the beginning. Never rejects. */
export async function startOf(ref: WatchableRef): Promise<number> {
  try {
    return resumeAt(await leftAt(ref), deviceClock.now())
  } catch {
    return 0
  }
}

async function leftAt(ref: WatchableRef): Promise<ContinueWatching | undefined> {
  const { store } = await engine.open()
  const [row] = await store.read((tx) => tx.rows('continue_watching', currentOwner(), [watchableKey(ref)]))
  if (!row || row.deleted) return undefined
  return withMoment('continue_watching', row.value, stampMs(row.stamp)) as ContinueWatching
}

/** What is being watched. */
interface Watched {
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
  const item = { ...savedTitleOf(title), season, episode, watch_position, duration, preferred_source }
  await saveProgress(item, { urgent })
  if (isCompleted(item) && !isDone(item)) await recordWatched(item).catch(() => undefined)
}

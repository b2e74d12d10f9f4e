import type { Stream } from '#contract/streams.ts'
import type { Source } from '#domain/sources/source.ts'
import { deviceClock } from '#platform/clock.ts'
import { savesData } from '#platform/network.ts'
import { onLeave } from '#platform/page-lifecycle.ts'
import { askingSources } from '#product/sources.ts'
import { type JellyfinPlay, reportToJellyfin } from '#remote/sources/jellyfin-streams.ts'

/** Which film of which server a stream of this page is. */
const plays = new Map<string, { source: Source; play: JellyfinPlay }>()

/** Remembers what to tell a server when one of its streams plays. */
export const rememberPlay = (streamId: string, source: Source, play: JellyfinPlay): unknown => plays.set(streamId, { source, play })

/**
 * Whether other places of a stream may be asked for beside the one that is watched. What is on the device or comes from our own server costs nobody
 * anything; from other hosts it may where data need not be saved. A server that converts a film while it plays does so for one place at a time:
 * asked for another one, it leaves the one that is watched.
 */
export function mayLookAhead({ id, delivery, url }: Pick<Stream, 'id' | 'delivery' | 'url'>): boolean {
  const isConverted = delivery === 'hls' && plays.has(id)
  return !isConverted && (/^(\/|blob:)/.test(url) || !savesData())
}

/** What an element does. Seconds. */
interface Played {
  isReady: boolean
  isPaused: boolean
  position: number
}

/**
 * Tells the person's own server where its film is while it plays, so that they can go on with it on their television, until the returned
 * function is called. What does not arrive is not said again: our own list is what counts.
 */
export function reportToSource(streamId: string, element: EventTarget, now: () => Played): () => void {
  const found = plays.get(streamId)
  if (found === undefined) return () => undefined
  const { source, play } = found
  const life = new AbortController()
  let toldAt = 0
  let hasBegun = false
  const tell = (isUrgent: boolean): void => {
    const { isReady, isPaused, position } = now()
    const moment = deviceClock.now()
    if (!isReady || (!isUrgent && moment - toldAt < askingSources.reportMs)) return
    toldAt = moment
    void reportToJellyfin(source, play, { position, isPaused }, hasBegun ? 'progress' : 'begin')
    hasBegun = true
  }
  const end = (): void => {
    if (hasBegun) void reportToJellyfin(source, play, now(), 'end')
    hasBegun = false
  }
  element.addEventListener('timeupdate', () => !now().isPaused && tell(false), { signal: life.signal })
  for (const name of ['pause', 'seeked']) element.addEventListener(name, () => hasBegun && tell(true), { signal: life.signal })
  onLeave(end, life.signal)
  return () => {
    life.abort()
    end()
  }
}

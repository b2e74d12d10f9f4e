import { currentOwner } from '#data/account/owner.ts'
import { isDone } from '#domain/watching/progress.ts'
import { onLeave } from '#platform/page-lifecycle.ts'
import { notePosition, type Watched } from './positions.ts'

/** What an element does that plays something. Seconds. */
interface Played {
  isReady: boolean
  isPaused: boolean
  position: number
  duration: number
}

/**
 * Notes how far somebody is while they watch, and at once when they pause, seek, come to the end, hide the page or leave it, until the returned
 * function is called (specification, section 8). What was watched to the end is noted once, and again after somebody went back.
 *
 * @param element says what happens
 * @param source the kind of stream
 */
export function recordProgress(watched: Watched, element: EventTarget, now: () => Played, source: string): () => void {
  const life = new AbortController()
  const owner = currentOwner()
  let last = { position: 0, duration: 0 }
  let isOver = false
  const note = (urgent: boolean): void => {
    const { position, duration, isReady } = now()
    if (isReady && duration > 0) last = { position, duration }
    // Somebody else may have signed in meanwhile.
    if (last.position < 1 || currentOwner() !== owner) return
    const isNowOver = isDone({ watch_position: last.position, duration: last.duration })
    if (!isNowOver || !isOver) void notePosition(watched, last, source, urgent || isNowOver)
    isOver = isNowOver
  }
  element.addEventListener('timeupdate', () => !now().isPaused && note(false), { signal: life.signal })
  for (const name of ['pause', 'seeked', 'ended']) element.addEventListener(name, () => note(true), { signal: life.signal })
  onLeave(() => note(true), life.signal)
  return () => {
    life.abort()
    note(true)
  }
}

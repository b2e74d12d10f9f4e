import { useEffect } from 'react'
import { currentOwner } from '#data/account/owner.ts'
import { notePosition } from '#data/watching/positions.ts'
import { isDone } from '#domain/watching/progress.ts'
import type { Playing } from '#state/player.ts'
import type { Media } from '#ui/media/media.ts'
import { onHidden } from '#ui/media/surfaces.ts'

/**
 * Notes how far somebody is while they watch, and at once when they pause, seek, come to the end, hide the page or leave it (specification,
 * section 8). What was watched to the end is noted once, and again after somebody went back.
 *
 * @param source the kind of stream
 */
export function useProgress(media: Media | null, what: Playing, source: string): void {
  useEffect(() => {
    if (!media) return undefined
    const life = new AbortController()
    const owner = currentOwner()
    let last = { position: 0, duration: 0 }
    let isOver = false
    const note = (urgent: boolean): void => {
      const { position, duration, isReady } = media.now()
      if (isReady && duration > 0) last = { position, duration }
      // Somebody else may have signed in meanwhile.
      if (last.position < 1 || currentOwner() !== owner) return
      const isNowOver = isDone({ watch_position: last.position, duration: last.duration })
      if (!isNowOver || !isOver) void notePosition(what, last, source, urgent || isNowOver)
      isOver = isNowOver
    }
    const on = (name: string, happened: () => void): void => media.element.addEventListener(name, happened, { signal: life.signal })
    on('timeupdate', () => !media.now().isPaused && note(false))
    for (const name of ['pause', 'seeked', 'ended']) on(name, () => note(true))
    onHidden(() => note(true), life.signal)
    return () => {
      life.abort()
      note(true)
    }
  }, [media, what, source])
}

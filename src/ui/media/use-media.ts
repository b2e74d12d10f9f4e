import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { Media, MediaState } from './media.ts'

/** The element whose controls these are. */
export const MediaContext = createContext<Media | null>(null)

export function useMedia(): Media {
  const media = use(MediaContext)
  if (media === null) throw new Error('These controls stand outside of a player.')
  return media
}

/**
 * A part of what the element does; the component is drawn again when that part changes.
 *
 * @param isSame for parts that are made anew each time
 */
export function useMediaState<T>(select: (state: MediaState) => T, isSame: (a: T, b: T) => boolean = Object.is): T {
  const { subscribe, now } = useMedia()
  const shown = useRef<{ part: T }>(null)
  return useSyncExternalStore(subscribe, () => {
    const part = select(now())
    if (shown.current === null || !isSame(shown.current.part, part)) shown.current = { part }
    return shown.current.part
  })
}

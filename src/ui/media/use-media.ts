import { createContext, use, useSyncExternalStore } from 'react'
import type { Media, MediaState } from './media.ts'

/** The element whose controls these are. */
export const MediaContext = createContext<Media | null>(null)

export function useMedia(): Media {
  const media = use(MediaContext)
  if (media === null) throw new Error('These controls stand outside of a player.')
  return media
}

/** A part of what the element does; the component is drawn again when that part changes, so it must not be made anew each time. */
export function useMediaState<T>(select: (state: MediaState) => T): T {
  const { subscribe, now } = useMedia()
  return useSyncExternalStore(subscribe, () => select(now()))
}

import { useCallback, useState } from 'react'
import { streamFiles } from '#data/watching/streams.ts'
import { playerSettings } from '#state/player-settings.ts'
import { createMedia, type Media } from '#ui/media/media.ts'

/** What plays in a video element, as loud as the person likes it, and the `ref` of that element; null before it is there. */
export function useVideo(): readonly [Media | null, (element: HTMLVideoElement) => () => void] {
  const [media, setMedia] = useState<Media | null>(null)
  const attach = useCallback((element: HTMLVideoElement) => {
    const made = createMedia(element, streamFiles)
    made.setVolume(playerSettings.volume)
    made.setMuted(playerSettings.isMuted)
    setMedia(made)
    return () => made.dispose()
  }, [])
  return [media, attach]
}

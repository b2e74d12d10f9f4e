import { useEffect } from 'react'
import { keepScreenLit } from '#ui/media/surfaces.ts'
import { useMediaState } from '#ui/media/use-media.ts'

/** While something plays, the screen does not go dark. */
export function ScreenStaysLit() {
  const isPlaying = useMediaState(({ isPaused, isEnded }) => !isPaused && !isEnded)
  useEffect(() => {
    if (!isPlaying) return undefined
    const life = new AbortController()
    keepScreenLit(life.signal)
    return () => life.abort()
  }, [isPlaying])
  return null
}

import { useEffect, useState } from 'react'
import { useTimer } from '#ui/states/use-timer.ts'

let painted = false

/**
 * False only in the first view of a visit, until that is on screen: what stands below it is rendered then, not before. Later
 * views are whole at once, so that coming back finds its place.
 */
export function useAfterPaint(): boolean {
  const [ready, setReady] = useState(painted)
  const timer = useTimer()
  useEffect(() => {
    if (ready) return
    // The frame after the one that shows the first view.
    const frame = requestAnimationFrame(() => timer.start(() => setReady((painted = true))))
    return () => cancelAnimationFrame(frame)
  }, [ready, timer])
  return ready
}

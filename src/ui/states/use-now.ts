import { useEffect, useState } from 'react'

/** Often enough for a time of day shown in minutes (ms). */
const everyMs = 10_000

/** What `read` says of the present moment, read again while the page is looked at. */
export function useNow<T>(read: () => T): T {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const update = (): void => setNow(read)
    const timer = setInterval(update, everyMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [read])
  return now
}

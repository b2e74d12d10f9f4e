import { useEffect, useState } from 'react'

/** Often enough that a time of day in minutes is never late by more than a glance (ms). */
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

import { useEffect, useState } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { deviceClock } from '#platform/clock.ts'

/** Ages are shown in minutes at the finest. */
const everyMs = 20_000

/** How long ago something was (epoch ms), kept true while it is looked at. */
export function Age({ since }: { since: number }) {
  const format = useFormat()
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [])
  return format.ago(since, deviceClock.now())
}

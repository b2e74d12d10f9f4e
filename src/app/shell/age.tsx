import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { agoWords } from '#i18n/moments.ts'
import { deviceClock } from '#platform/clock.ts'
import { appearance } from '#state/appearance.ts'

/** Ages are said in minutes at the finest. */
const everyMs = 20_000

/** How long ago something was (epoch ms), kept true while it is looked at. */
export function Age({ since }: { since: number }) {
  const { language } = useSnapshot(appearance)
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), everyMs)
    return () => clearInterval(timer)
  }, [])
  return agoWords(since, deviceClock.now(), language)
}

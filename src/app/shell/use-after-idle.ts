import { useEffect, useState } from 'react'
import { whenIdle } from '#platform/page-lifecycle.ts'

/** False during the first paint, true once the page has settled: for what may come later. */
export function useAfterIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    void whenIdle().then(() => setIdle(true))
  }, [])
  return idle
}

import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The router listens from its first frame on: who went back before that, right after a reload, has moved on without it. */
export function useEarlyMove(router: AnyRouter): void {
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href) void router.load()
  }, [router])
}

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Calls back when another page has taken the place of this one, whatever led there. */
export function useOnMove(moved: () => void): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) moved()
      }),
    [router, moved],
  )
}

import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSyncStatus } from '#data/sync/sync-status.ts'
import { showToast } from '#state/toasts.ts'
import { useLibraryPath } from '#app/shell/library-path.ts'

/**
 * Says when the network goes and when it is back with everything sent; only on a change, never while nothing happens
 * (feel, row 18).
 */
export function useConnectionNotices(): void {
  const { connectivity, pending } = useSyncStatus()
  const router = useRouter()
  const library = useLibraryPath()
  /** How many changes waited at most since the network went; null while it is there. */
  const waited = useRef<number | null>(null)
  const last = useRef(connectivity)

  useEffect(() => {
    const before = last.current
    last.current = connectivity
    if (connectivity === 'offline') waited.current ??= 0
    if (connectivity === 'offline' && before === 'online') {
      showToast({ notice: 'went-offline', actions: [{ label: 'library', run: () => void router.navigate({ to: library }) }] })
    }
    if (waited.current === null) return
    waited.current = Math.max(waited.current, pending)
    if (connectivity === 'online' && pending === 0) {
      showToast({ notice: 'back-online', values: { count: waited.current } })
      waited.current = null
    }
  }, [connectivity, pending, router, library])
}

import { useSyncExternalStore } from 'react'
import type { LiveView } from '#engine/live-view.ts'

/**
 * What a live view shows, or what is selected of that; undefined while the database opens, and where there is none because the server renders. What is
 * selected must be the same as long as the view shows the same.
 */
export function useLive<T>(view: LiveView<T>): T | undefined
export function useLive<T, Part>(view: LiveView<T>, select: (shown: T | undefined) => Part): Part
export function useLive<T>({ subscribe, read }: LiveView<T>, select: (shown: T | undefined) => unknown = (shown) => shown): unknown {
  const now = (): unknown => select(read())
  return useSyncExternalStore(subscribe, now, now)
}

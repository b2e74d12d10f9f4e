import { showBadge } from '#platform/app-badge.ts'
import { onLeave } from '#platform/page-lifecycle.ts'
import { summaries } from './sync-status.ts'

/** What is sent within this time (ms) is not worth a mark. */
const calmMs = 5000

/** Keeps on the app's icon how many changes wait to be sent, and nothing once none does (decision 67). */
export function followBadge(): void {
  let shown: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    const waiting = summaries.read()?.pending
    if (waiting === undefined || waiting === shown) return
    shown = waiting
    showBadge(waiting)
  }
  summaries.subscribe(() => {
    clearTimeout(timer)
    if (summaries.read()?.pending === 0) show()
    else timer = setTimeout(show, calmMs)
  })
  // Whoever leaves now sees on the icon what they take with them.
  onLeave(show)
}

import { clearKey } from '#contract/sync.ts'
import { deviceClock } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { decide, undoOf } from './decide.ts'
import { putBack } from './removals.ts'
import { allOnShelf } from './shelf-values.ts'

/** Clears the watch history on every device of the account; Undo brings back what was seen here, each in its place. */
export async function clearHistory(): Promise<void> {
  // A database that cannot be read cannot be written either: that is said below.
  const rows = await allOnShelf('watch_history').catch(() => [])
  const cleared = await decide('watch_history', [{ key: clearKey, op: 'put', value: { cleared_at: deviceClock.now() } }])
  if (cleared === undefined || rows.length === 0) return
  const keys = [clearKey, ...rows.map(({ key }) => key)]
  const undo = undoOf('watch_history', keys, () => void decide('watch_history', rows.map(putBack)))
  showToast({ notice: 'history-cleared', values: { count: rows.length }, ...undo })
}

import type { ShelfName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { whenPainted } from '#platform/page-lifecycle.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { decide, undoOf } from './decide.ts'

const removed: Record<ShelfName, NoticeCode> = {
  favorites: 'favorite-removed',
  watchlist: 'watchlist-removed',
  watch_history: 'history-removed',
}

/**
 * Takes one or more titles off a list at once and offers Undo, which puts all of them back into their places. Never rejects: a
 * failure is said in a notice and changes nothing.
 */
export async function removeFrom(list: ShelfName, keys: readonly string[]): Promise<void> {
  const before = await decide(
    list,
    keys.map((key) => ({ key, op: 'delete', value: null })),
  )
  const taken = keys.flatMap((key, index) => (before?.[index] === null ? [] : { key, value: before?.[index] }))
  const [first] = taken
  if (before === undefined || first === undefined) return
  const one = session.status === 'guest' ? 'removed-from-device' : removed[list]
  const { title } = first.value as { title: string }
  const undo = undoOf(list, keys, () => void decide(list, taken.map(putBack)))
  // What was pressed shows the removal first; on a slow device the notice would make that frame twice as long.
  await whenPainted()
  if (taken.length === 1) showToast({ notice: one, values: { title }, ...undo })
  else showToast({ notice: 'titles-removed', values: { count: taken.length }, ...undo })
}

/** How a removed row comes back to its place. */
export const putBack = ({ key, value }: { key: string; value: unknown }) => ({ key, op: 'put', value }) as const

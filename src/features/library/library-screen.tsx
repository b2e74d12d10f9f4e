import { Trans, useLingui } from '@lingui/react/macro'
import { usePreferences } from '#data/account/preferences.ts'
import { useShelf, useShelfBeginning } from '#data/library/shelves.ts'
import type { ShelfName } from '#contract/sync.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { EmptyShelf, HistoryOff } from './empty-shelf.tsx'
import { HistoryList } from './history-list.tsx'
import * as css from './library.css.ts'
import { LibraryTabs, shelfNames } from './library-tabs.tsx'
import { LibraryTools } from './library-tools.tsx'
import { PickedBar } from './picked-bar.tsx'
import { useSelection } from './selection.ts'
import { ShelfGrid } from './shelf-grid.tsx'
import { WatchingSettings } from './watching-settings.tsx'

interface LibraryScreenProps {
  shelf: ShelfName
  /** Of the history only: the other lists are always newest first. */
  order?: 'newest' | 'oldest'
}

/** A member's lists, from this device's own database: the network is not asked (decision A8). */
export function LibraryScreen({ shelf, order = 'newest' }: LibraryScreenProps) {
  const { i18n, t } = useLingui()
  const all = useShelf(shelf)
  const beginning = useShelfBeginning(shelf)
  const { isWatchHistoryEnabled } = usePreferences()
  const selection = useSelection(shelf)
  const isHistory = shelf === 'watch_history'
  const keys = order === 'oldest' ? all?.toReversed() : beginning
  const name = i18n._(shelfNames[shelf])
  return (
    <div className={css.screen}>
      <title>{t`${name} – Matinee`}</title>
      <h1 className={visuallyHidden}>{name}</h1>
      <LibraryTabs shelf={shelf} />
      <LibraryTools shelf={shelf} count={all?.length} order={order} selection={selection} />
      {isHistory && <WatchingSettings isEmpty={!all?.length} />}
      {keys?.length === 0 && (isHistory && !isWatchHistoryEnabled ? <HistoryOff /> : <EmptyShelf shelf={shelf} />)}
      {keys?.length !== 0 &&
        (isHistory ? <HistoryList keys={keys} selection={selection} /> : <ShelfGrid list={shelf} keys={keys} selection={selection} />)}
      {selection.picked && <PickedBar shelf={shelf} picked={selection.picked} onDone={selection.stop} />}
      <p role="status">
        <VisuallyHidden>{selection.picked && <Trans>Pick what to remove. Escape ends it.</Trans>}</VisuallyHidden>
      </p>
    </div>
  )
}

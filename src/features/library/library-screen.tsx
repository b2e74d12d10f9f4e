import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { usePreferences } from '#data/account/preferences.ts'
import { removeFrom } from '#data/library/removals.ts'
import { useShelf, useShelfBeginning } from '#data/library/shelves.ts'
import { type Reading, useReading } from '#data/sync/reading.ts'
import type { ShelfName } from '#contract/sync.ts'
import { Button } from '#ui/controls/button.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { EmptyShelf, HistoryOff } from './empty-shelf.tsx'
import { HistoryList, HistoryOrder, type Order } from './history-list.tsx'
import { LibraryTabs, shelfNames } from './library-tabs.tsx'
import * as css from './library.css.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { type Selection, useSelection } from './selection.tsx'
import { ShelfGrid } from './shelf-grid.tsx'
import { WatchingSettings } from './watching-settings.tsx'

interface LibraryScreenProps {
  shelf: ShelfName
  /** Of the history only: the other lists are always newest first. */
  order?: Order
}

/** A member's lists, from this device's own database: the network is not asked (decision A8). */
export function LibraryScreen({ shelf, order = 'newest' }: LibraryScreenProps) {
  const { i18n, t } = useLingui()
  const all = useShelf(shelf)
  const beginning = useShelfBeginning(shelf)
  const { isWatchHistoryEnabled } = usePreferences()
  const selection = useSelection(shelf)
  const isHistory = shelf === 'watch_history'
  const reading = useReading()
  const known = order === 'oldest' ? all?.toReversed() : beginning
  // Nothing so far, of an account that is still being read, is not nothing.
  const keys = known?.length === 0 && reading !== null ? undefined : known
  const name = i18n._(shelfNames[shelf])
  return (
    <div className={css.screen}>
      <title>{t`${name} – Matinee`}</title>
      <h1 className={visuallyHidden}>{name}</h1>
      <LibraryTabs shelf={shelf} />
      <LibraryTools shelf={shelf} count={all?.length} reading={reading} order={order} selection={selection} />
      {isHistory && <WatchingSettings isEmpty={!all?.length} />}
      {keys?.length === 0 && (isHistory && !isWatchHistoryEnabled ? <HistoryOff /> : <EmptyShelf shelf={shelf} />)}
      {keys?.length !== 0 &&
        (isHistory ? <HistoryList keys={keys} selection={selection} /> : <ShelfGrid list={shelf} keys={keys} selection={selection} />)}
      {selection.selected && <SelectionBar shelf={shelf} selected={selection.selected} onDone={selection.stop} />}
      <p role="status">
        <VisuallyHidden>
          {selection.selected && <Trans>Pick what to remove. Escape ends it.</Trans>}
          {reading && reading.read > 0 && <Trans>Your library is being fetched.</Trans>}
        </VisuallyHidden>
      </p>
    </div>
  )
}

interface LibraryToolsProps {
  shelf: ShelfName
  /** Undefined while the database opens. */
  count: number | undefined
  reading: Reading | null | undefined
  order: Order
  selection: Selection
}

/** How much there is, and what can be done with all of it. */
function LibraryTools({ shelf, count, reading, order, selection }: LibraryToolsProps) {
  const navigate = useNavigate()
  const choose = (next: Order) =>
    void navigate({ to: '/watch-history', search: next === 'oldest' ? { order: next } : {}, replace: true, resetScroll: false })
  if (!count) return <div className={css.tools}>{reading && <ReadingProgress {...reading} />}</div>
  return (
    <div className={css.tools}>
      {reading && reading.read > 0 ? (
        <ReadingProgress {...reading} />
      ) : (
        <p className={css.count}>
          <Plural value={count} one="# title" other="# titles" />
        </p>
      )}
      {shelf === 'watch_history' && <HistoryOrder order={order} onChoose={choose} />}
      <Button look="plain" aria-pressed={selection.selected !== undefined} onClick={selection.selected ? selection.stop : selection.start}>
        <Trans>Select</Trans>
      </Button>
    </div>
  )
}

interface SelectionBarProps {
  shelf: ShelfName
  selected: ReadonlySet<string>
  onDone: () => void
}

/** What to do with what was selected. */
function SelectionBar({ shelf, selected, onDone }: SelectionBarProps) {
  const remove = (): void => {
    void removeFrom(shelf, [...selected])
    onDone()
  }
  return (
    <div className={css.selectionBar}>
      <span className={css.selectionCount}>
        <Plural value={selected.size} _0="Nothing picked" one="# picked" other="# picked" />
      </span>
      <Button look="plain" onClick={onDone}>
        <Trans>Cancel</Trans>
      </Button>
      <Button look="primary" disabled={selected.size === 0} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}

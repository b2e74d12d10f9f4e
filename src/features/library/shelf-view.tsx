import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePreferences } from '#data/account/preferences.ts'
import { useArrangedShelf } from '#data/library/arranged.ts'
import { removeFrom } from '#data/library/removals.ts'
import { useShelf } from '#data/library/shelves.ts'
import { useReading } from '#data/sync/reading.ts'
import { useSeenOnList } from '#data/watching/seen-on-list.ts'
import type { ShelfName } from '#contract/sync.ts'
import type { Arrangement } from '#domain/library/arrangement.ts'
import { useFormat } from '#i18n/formats.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { EmptyShelf, HistoryOff, NothingFound } from './empty-shelf.tsx'
import { HistoryList } from './history-list.tsx'
import { LibraryTools } from './library-tools.tsx'
import * as css from './library.css.ts'
import { type Selection, useSelection } from './selection.tsx'
import { ShelfGrid } from './shelf-grid.tsx'
import { WatchingSettings } from './watching-settings.tsx'

interface ShelfViewProps {
  shelf: ShelfName
  arrangement: Arrangement
  onArrange: (arrangement: Arrangement) => void
}

/** One list of a member or of a guest and all that can be done with it, from this device's own database: the network is not asked (decision A8). */
export function ShelfView({ shelf, arrangement, onArrange }: ShelfViewProps) {
  const { compareNames } = useFormat()
  const all = useShelf(shelf)
  const arranged = useArrangedShelf(shelf, arrangement, compareNames)
  const { isWatchHistoryEnabled } = usePreferences()
  const selection = useSelection(shelf)
  const isHistory = shelf === 'watch_history'
  const reading = useReading()
  const isEmpty = all?.length === 0
  // Nothing so far, of an account that is still being read, is not nothing.
  const keys = isEmpty && reading !== null ? undefined : arranged
  return (
    <>
      <LibraryTools
        shelf={shelf}
        all={all}
        shown={arranged?.length}
        reading={reading}
        arrangement={arrangement}
        onArrange={onArrange}
        selection={selection}
      />
      {isHistory && <WatchingSettings isEmpty={!all?.length} />}
      {keys?.length === 0 && !isEmpty && <NothingFound onShowAll={() => onArrange({ order: arrangement.order })} />}
      {keys?.length === 0 && isEmpty && (isHistory && !isWatchHistoryEnabled ? <HistoryOff /> : <EmptyShelf shelf={shelf} />)}
      {keys?.length !== 0 &&
        (isHistory ? <HistoryList keys={keys} selection={selection} /> : <ShelfGrid list={shelf} keys={keys} selection={selection} />)}
      {shelf === 'watchlist' && !selection.selected && <SeenBar keys={all} />}
      {selection.selected && <SelectionBar shelf={shelf} shown={keys ?? []} selected={selection.selected} selection={selection} />}
      <p role="status">
        <VisuallyHidden>
          {selection.selected && <Trans>Pick what to remove. Escape ends it.</Trans>}
          {reading && reading.read > 0 && <Trans>Your library is being fetched.</Trans>}
        </VisuallyHidden>
      </p>
    </>
  )
}

/** Says what of the watchlist was watched meanwhile, and offers to take it off; until that is done or turned away. */
function SeenBar({ keys }: { keys: readonly string[] | undefined }) {
  const { t } = useLingui()
  const seen = useSeenOnList(keys)
  const [isTurnedAway, setTurnedAway] = useState(false)
  const count = seen.length
  if (count === 0 || isTurnedAway) return null
  return (
    <section className={css.selectionBar} aria-label={t`Watched`}>
      <span className={css.selectionCount}>
        <Trans>You have watched {count} of these</Trans>
      </span>
      <Button look="plain" onClick={() => void removeFrom('watchlist', seen)}>
        <Trans>Take off the list</Trans>
      </Button>
      <IconButton label={t`Dismiss`} onClick={() => setTurnedAway(true)}>
        <CloseIcon size={20} />
      </IconButton>
    </section>
  )
}

interface SelectionBarProps {
  shelf: ShelfName
  /** The keys of what is shown: all that can be picked. */
  shown: readonly string[]
  selected: ReadonlySet<string>
  selection: Selection
}

/** What to do with what was selected. */
function SelectionBar({ shelf, shown, selected, selection: { select, stop } }: SelectionBarProps) {
  const { t } = useLingui()
  // What was picked and is no longer shown is not removed unseen.
  const picked = shown.filter((key) => selected.has(key))
  const isAll = shown.length > 0 && picked.length === shown.length
  const remove = (): void => {
    void removeFrom(shelf, picked)
    stop()
  }
  return (
    <div className={css.selectionBar}>
      <span className={css.selectionCount}>
        <Plural value={picked.length} _0="Nothing picked" one="# picked" other="# picked" />
      </span>
      <Button look="plain" onClick={() => select(isAll ? [] : shown)}>
        {isAll ? <Trans>None</Trans> : <Trans>All</Trans>}
      </Button>
      <Button look="primary" disabled={picked.length === 0} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
      <IconButton label={t`Cancel`} onClick={stop}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { MediaCardSkeleton } from '#components/cards/media-card.tsx'
import { SavedCard } from '#components/cards/saved-card.tsx'
import type { SavedTitle } from '#contract/titles.ts'
import type { SavedList } from '#data/library/saved-titles.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { LongList } from './long-list.tsx'
import { Selectable, type Selection } from './selection.tsx'
import * as css from './shelf-grid.css.ts'

/** Enough for the first view of a phone; more would only be scrolled past. */
const skeletons = Array.from({ length: 8 }, (_, index) => index)
const eagerCards = 6

interface ShelfGridProps {
  list: SavedList
  /** Undefined while the database opens. */
  keys: readonly string[] | undefined
  selection?: Selection
}

/** The titles on one of a person's lists as posters; a tap on the sign in the corner takes one off. */
export function ShelfGrid({ list, keys, selection }: ShelfGridProps) {
  if (!keys) {
    return (
      <div className={css.grid}>
        {skeletons.map((index) => (
          <MediaCardSkeleton key={index} />
        ))}
      </div>
    )
  }
  return (
    <LongList shelf={list} keys={keys} className={css.grid} itemClass={css.item}>
      {({ key, value, place, queued }) => {
        if (!value) return <MediaCardSkeleton />
        const card = <ShelfCard list={list} saved={value} early={place < eagerCards} queued={queued} />
        if (!selection?.selected) return card
        return (
          <Selectable name={value.title} selected={selection.selected.has(key)} onToggle={() => selection.toggle(key)}>
            {card}
          </Selectable>
        )
      }}
    </LongList>
  )
}

/** Drawn again only when something about it has changed: with each change of the list all others stay as they are. */
const ShelfCard = memo(function ShelfCard({
  list,
  saved,
  early,
  queued,
}: {
  list: SavedList
  saved: SavedTitle
  early: boolean
  queued: boolean
}) {
  return <SavedCard saved={saved} list={list} priority={early ? 'view' : undefined} mark={queued && <QueuedMark />} />
})

/** On this device, not yet in the account. */
export function QueuedMark() {
  return (
    <span className={css.queued}>
      <VisuallyHidden>
        <Trans>Waiting to be sent</Trans>
      </VisuallyHidden>
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { MediaCardSkeleton } from '#components/cards/media-card.tsx'
import { SavedCard } from '#components/cards/saved-card.tsx'
import { Row } from '#components/rows/row.tsx'
import type { SavedList } from '#data/library/saved-titles.ts'
import { useShelfValues } from '#data/library/shelf-values.ts'
import { useShelf } from '#data/library/shelves.ts'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { HistoryList, HistoryOrder, type Order } from './history-list.tsx'
import { shelfNames, shelfPaths } from './library-tabs.tsx'
import * as css from './profile.css.ts'

/** So many titles of a list are shown; its own page has all of them. */
const shown = { posters: 12, entries: 5 }

/** The titles last put on a list; nothing while there are none. */
export function ProfileShelf({ list }: { list: SavedList }) {
  const { i18n, t } = useLingui()
  const keys = useShelf(list)?.slice(0, shown.posters)
  const values = useShelfValues(list, keys ?? [])
  if (keys?.length === 0) return null
  const cards = (keys ?? []).map((key) => {
    const value = values.get(key)?.value
    return value ? <SavedCard key={key} saved={value} list={list} /> : <MediaCardSkeleton key={key} />
  })
  return (
    <Row
      id={`profile-${list}`}
      title={i18n._(shelfNames[list])}
      more={shelfPaths[list]}
      moreWords={t`Show all`}
      waiting={keys === undefined}
    >
      {cards}
    </Row>
  )
}

/** What was watched last, or first. */
export function ProfileHistory({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const all = useShelf('watch_history')
  if (all?.length === 0) return null
  const keys = order === 'oldest' ? all?.toReversed() : all
  const choose = (next: Order) =>
    void navigate({ to: '/profile', search: next === 'oldest' ? { order: next } : {}, replace: true, resetScroll: false })
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.heading}>{i18n._(shelfNames.watch_history)}</h2>
        <HistoryOrder order={order} onChoose={choose} />
      </div>
      <HistoryList keys={keys?.slice(0, shown.entries)} />
      <Link to={shelfPaths.watch_history} search={order === 'oldest' ? { order } : {}} className={css.more}>
        <Trans>Show the whole history</Trans>
        <ArrowRightIcon size={16} />
      </Link>
    </section>
  )
}

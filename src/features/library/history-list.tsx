import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { titlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { EpisodeName } from '#components/cards/episode-name.tsx'
import type { WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { useTitleWords } from '#data/library/title-words.ts'
import { removeFrom } from '#data/library/removals.ts'
import { nowMs } from '#data/today.ts'
import { titleOf } from '#domain/title/title.ts'
import { isCompleted, shareWatched } from '#domain/watching/progress.ts'
import { isSameDay } from '#domain/watching/watched.ts'
import { Segmented } from '#ui/controls/choice.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import * as css from './history-list.css.ts'
import { LongList } from './long-list.tsx'
import { Selectable, type Selection } from './selection.tsx'
import { QueuedMark } from './shelf-grid.tsx'

/** Which end of a history comes first. */
export type Order = 'newest' | 'oldest'

export function HistoryOrder({ order, onChoose }: { order: Order; onChoose: (order: Order) => void }) {
  const { t } = useLingui()
  return (
    <Segmented
      quiet
      label={<Trans>Sort by</Trans>}
      value={order}
      options={[
        ['newest', t`Newest`],
        ['oldest', t`Oldest`],
      ]}
      onChoose={onChoose}
    />
  )
}

interface HistoryListProps {
  /** Undefined while the database opens. */
  keys: readonly string[] | undefined
  selection?: Selection
}

/** What was watched, as a diary. */
export function HistoryList({ keys, selection }: HistoryListProps) {
  return (
    <LongList shelf="watch_history" keys={keys ?? []} className={css.list} itemClass={css.item}>
      {({ key, value, previous, queued }) => {
        if (!value) return null
        const entry = <HistoryEntry id={key} item={value} previous={previous} queued={queued} />
        if (!selection?.selected) return entry
        return (
          <Selectable inLine name={value.title} selected={selection.selected.has(key)} onToggle={() => selection.toggle(key)}>
            {entry}
          </Selectable>
        )
      }}
    </LongList>
  )
}

interface HistoryEntryProps {
  id: string
  item: WatchHistoryItem
  /** What stands above it. */
  previous: WatchHistoryItem | undefined
  queued: boolean
}

/** One line of the diary: when, what, how far, and the way to strike it out. */
const HistoryEntry = memo(function HistoryEntry({ id, item, previous, queued }: HistoryEntryProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { watched_at: watchedAt = 0 } = item
  const title = useTitleWords(titleOf(item))
  const name = title.title
  const now = nowMs()
  const day = format.dayHeading(watchedAt, now)
  const startsDay = previous?.watched_at === undefined || !isSameDay(previous.watched_at, watchedAt)
  const share = shareWatched(item)
  return (
    <article className={css.entry}>
      <p className={css.day}>{startsDay && day}</p>
      <a href={titlePath(title)} className={css.link} data-card>
        <span className={`${css.picture} ${inkOf(item.media_id)}`}>
          <Picture path={item.backdrop_path} widths={['w185', 'w342']} sizes="136px" ratio={9 / 16}>
            <TitleCard title={name} />
          </Picture>
          {share > 0 && !isCompleted(item) && <ProgressBar share={share} className={css.bar} />}
          {queued && <QueuedMark />}
        </span>
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.facts}>
            <EpisodeName of={item} /> · <span className={css.inlineDay}>{day}</span>
            <span className={css.time}>{format.time(watchedAt)}</span>
          </span>
        </span>
      </a>
      <IconButton label={t`Remove ${name} from watch history`} onClick={() => void removeFrom('watch_history', [id])}>
        <CloseIcon size={20} />
      </IconButton>
    </article>
  )
})

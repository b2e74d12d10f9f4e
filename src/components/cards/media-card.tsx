import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { titlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { faintWhenSeen } from '#components/seen/seen-mark.css.ts'
import { SeenMark } from '#components/seen/seen-mark.tsx'
import type { SavedList } from '#data/library/saved-titles.ts'
import { qualityOf, type Title } from '#domain/title/title.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { cardOf } from './card-title.ts'
import * as css from './media-card.css.ts'
import { OwnStars } from './own-stars.tsx'
import { SavedButton } from './saved-button.tsx'
import { TitleCard } from './title-card.tsx'
import { useTitleFacts } from './use-title-facts.ts'

/** How wide a card is in rows and grids, for the choice of the picture. */
const cardSizes = '(min-width: 1280px) 260px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw'

interface MediaCardProps {
  title: Title
  /** How early the poster is wanted. */
  priority?: 'highest' | 'view' | undefined
  /** Laid over the poster's lower edge, for example a mark that a change is still to be sent. */
  mark?: ReactNode
  /** Drawn faintly, with a tick: somebody has seen it. */
  isDimmed?: boolean
  /** The lines of its picture, where a source has said them. */
  lines?: number | undefined
  /** The list whose sign stands beside the name. */
  list?: SavedList
}

/** A title as its poster, with its name, year and rating below. */
export function MediaCard({ title, priority, mark, isDimmed = false, lines, list = 'favorites' }: MediaCardProps) {
  const { t } = useLingui()
  const facts = useTitleFacts(title)
  const quality = qualityOf(title, lines)
  return (
    <article className={css.card} data-seen={isDimmed || undefined}>
      <a href={titlePath(title)} className={css.link} {...cardOf(title)} data-poster>
        <span className={`${css.poster} ${faintWhenSeen} ${inkOf(title.id)}`}>
          <Picture path={title.posterPath} widths={['w185', 'w342', 'w500']} sizes={cardSizes} ratio={1.5} priority={priority}>
            <TitleCard title={title.title} language={title.foreign?.title} />
          </Picture>
          {isDimmed && <SeenMark />}
          <OwnStars title={title} />
          {mark}
        </span>
        <span className={css.name} lang={title.foreign?.title}>
          {title.title}
        </span>
        <span className={css.facts}>
          <span className={css.words}>{facts}</span>
          <abbr className={css.quality} title={lines === undefined ? t`Estimated from the artwork` : t`${lines} lines, as its source says`}>
            {quality === 'CAM' ? t`CAM (est.)` : quality}
          </abbr>
        </span>
      </a>
      <div className={css.heart}>
        <SavedButton title={title} list={list} look="bare" tabIndex={-1} />
      </div>
    </article>
  )
}

/** The same geometry while the title is on its way. */
export function MediaCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton ratio="2 / 3" />
      <span className={css.name}>&nbsp;</span>
      <span className={css.facts}>&nbsp;</span>
    </div>
  )
}

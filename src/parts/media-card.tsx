import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { yearOf } from '#domain/calendar-date.ts'
import { qualityOf } from '#domain/quality.ts'
import { ratingText } from '#domain/rating.ts'
import { type Title, titlePath } from '#domain/title.ts'
import { appearance } from '#state/appearance.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import * as css from './media-card.css.ts'
import { Picture } from './picture.tsx'
import { TitleCard } from './title-card.tsx'

/** How wide a card is in rows and grids, for the choice of the picture. */
const cardSizes = '(min-width: 1280px) 260px, (min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw'

interface MediaCardProps {
  title: Title
  /** How early the poster is wanted. */
  priority?: 'highest' | 'view' | undefined
  /** Laid over the poster's lower edge, for example a mark that a change is still to be sent. */
  mark?: ReactNode
}

/** A title as its poster, with its name, year and rating below. */
export function MediaCard({ title, priority, mark }: MediaCardProps) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const facts = [title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date), ratingText(title.rating, language)]
    .filter(Boolean)
    .join(' · ')
  const quality = qualityOf(title)
  return (
    <article className={css.card}>
      <a href={titlePath(title)} className={css.link} data-card data-poster>
        <span className={css.poster}>
          <Picture path={title.posterPath} widths={['w185', 'w342', 'w500']} sizes={cardSizes} ratio={1.5} priority={priority}>
            <TitleCard id={title.id} title={title.title} language={title.language} />
          </Picture>
          {mark}
        </span>
        <span className={css.name}>{title.title}</span>
        <span className={css.facts}>
          <span className={css.words}>{facts}</span>
          <abbr className={css.quality} title={t`Estimated from the artwork`}>
            {quality}
          </abbr>
        </span>
      </a>
      <div className={css.heart}>
        <FavoriteButton title={title} />
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

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Details } from '#domain/details.ts'
import { ratingText } from '#domain/rating.ts'
import type { Title } from '#domain/title.ts'
import { FavoriteButton } from '#parts/favorite-button.tsx'
import { Picture } from '#parts/picture.tsx'
import { TitleCard } from '#parts/title-card.tsx'
import { appearance } from '#state/appearance.ts'
import { StarIcon } from '#ui/icons.tsx'
import { DetailsFacts } from './details-facts.tsx'
import * as css from './details-hero.css.ts'
import { Overview } from './overview.tsx'

interface DetailsHeroProps {
  /** What a list already told, or the same from the title's own answer. */
  title: Title
  /** Undefined while they are on the way. */
  details: Details | undefined
  /** Says how old this is, or nothing. */
  mark: ReactNode
}

/** The head of a title's page: backdrop, poster, name, facts, what it is about. */
export function DetailsHero({ title, details, mark }: DetailsHeroProps) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const name = title.title
  const makers = details?.makers.join(', ') ?? ''
  const rating = ratingText(title.rating, language)
  return (
    <div className={css.hero}>
      <div className={css.backdrop}>
        <Picture
          path={title.backdropPath}
          widths={['w780', 'w1280', 'backdrop']}
          sizes="(min-width: 1440px) 1440px, 100vw"
          ratio={726 / 1368}
          priority="highest"
        />
      </div>
      <div className={css.body}>
        <div className={css.poster}>
          <Picture
            path={title.posterPath}
            widths={['w185', 'w342', 'w500']}
            sizes="(min-width: 1024px) 264px, (min-width: 768px) 200px, 112px"
            ratio={1.5}
            alt={t`Poster of ${name}`}
            priority="view"
          >
            <TitleCard id={title.id} title={title.title} language={title.language} />
          </Picture>
        </div>
        <div className={css.head}>
          <h1 className={css.title}>{title.title}</h1>
          {details && details.originalTitle !== '' && details.originalTitle !== title.title && (
            <p className={css.original} lang={details.language}>
              {details.originalTitle}
            </p>
          )}
        </div>
        <div className={css.rest}>
          <div className={css.facts}>
            {rating !== null && (
              <span className={css.rating}>
                <StarIcon size={18} className={css.star} />
                <span>
                  <Trans>{rating} of 10</Trans>
                </span>
              </span>
            )}
            <DetailsFacts title={title} details={details} />
            {mark}
          </div>
          <div className={css.actions}>
            <FavoriteButton title={title} look="words" />
          </div>
          {details?.tagline && <p className={css.tagline}>{details.tagline}</p>}
          <Overview title={title} details={details} />
          {makers !== '' && (
            <p className={css.makers}>
              {title.type === 'movie' ? <Trans>Directed by {makers}</Trans> : <Trans>Created by {makers}</Trans>}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

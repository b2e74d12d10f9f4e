import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { ratingText } from '#domain/title/rating.ts'
import type { Details } from '#domain/title/details.ts'
import { pickLogo } from '#domain/title/logo.ts'
import { type Title, titlePath } from '#domain/title/title.ts'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { Picture } from '#components/pictures/picture.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { StarIcon } from '#ui/icons/later-icons.tsx'
import { appearance } from '#state/appearance.ts'
import { actions } from './actions.css.ts'
import { DetailsFacts } from './details-facts.tsx'
import * as css from './details-hero.css.ts'
import { EndsAt } from './ends-at.tsx'
import { NextEpisode } from './next-episode.tsx'
import { Overview } from './overview.tsx'
import { WatchedButton } from './watched-button.tsx'

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
  const logo = details && pickLogo(details.logos)
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
        {logo && (
          <span className={css.logo}>
            <Picture path={logo.path} widths={['logo']} sizes="300px" ratio={0.4} />
          </span>
        )}
      </div>
      <div className={css.body}>
        <div className={css.poster} data-grown>
          <Picture
            path={title.posterPath}
            widths={['w185', 'w342', 'w500']}
            sizes="(min-width: 1024px) 264px, (min-width: 768px) 200px, 112px"
            ratio={1.5}
            alt={t`Poster of ${name}`}
            priority="view"
          >
            <TitleCard id={title.id} title={title.title} language={title.foreign?.title} />
          </Picture>
        </div>
        <div className={css.head}>
          <h1 className={css.title} lang={title.foreign?.title}>
            {title.title}
          </h1>
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
          <div className={actions}>
            <SavedButton title={title} look="words" />
            <SavedButton title={title} list="watchlist" look="words" />
            {title.type === 'movie' && <WatchedButton title={title} minutes={details?.runtime ?? 0} />}
            <ShareButton name={name} path={titlePath(title)} />
          </div>
          <Overview title={title} details={details} />
          {details?.tagline && (
            <p className={css.tagline} lang={details.foreign?.tagline}>
              {details.tagline}
            </p>
          )}
          {details && title.type === 'movie' && <EndsAt minutes={details.runtime} />}
          {details?.nextEpisode && <NextEpisode show={title.id} episode={details.nextEpisode} />}
        </div>
      </div>
    </div>
  )
}

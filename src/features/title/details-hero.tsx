import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { pressed } from '#components/cards/saved-button.css.ts'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { titlePath } from '#components/links/title-path.ts'
import * as hero from '#components/page/hero.css.ts'
import { overview } from '#components/page/hero.css.ts'
import { actions } from '#components/page/layout.css.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { EndsAt } from '#components/cards/ends-at.tsx'
import { usePreferences } from '#data/account/preferences.ts'
import { toggleWatched, useWatched } from '#data/watching/watch-history.ts'
import type { Details } from '#domain/title/details.ts'
import { pickLogo } from '#domain/title/picture.ts'
import { ratingText, type Title } from '#domain/title/title.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon, StarIcon } from '#ui/icons/later-icons.tsx'
import * as css from './details-screen.css.ts'
import { DetailsFacts, NextEpisode } from './title-facts.tsx'

interface DetailsHeroProps {
  /** As a list gave it, or the same from the title's own answer. */
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
    <div className={hero.hero}>
      <div className={hero.backdrop}>
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
      <div className={hero.body}>
        <div className={hero.poster} data-grown>
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
        <div className={hero.head}>
          <h1 className={css.title} lang={title.foreign?.title}>
            {title.title}
          </h1>
          {details && details.originalTitle !== '' && details.originalTitle !== title.title && (
            <p className={css.original} lang={details.language}>
              {details.originalTitle}
            </p>
          )}
        </div>
        <div className={hero.rest}>
          <div className={hero.facts}>
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

/** What it is about, in whatever language there is a text. */
function Overview({ title, details }: { title: Title; details: Details | undefined }) {
  if (title.overview !== '') {
    return (
      <p className={overview} lang={title.foreign?.overview}>
        {title.overview}
      </p>
    )
  }
  return details ? (
    <p className={css.makers}>
      <Trans>Nobody has written a description yet.</Trans>
    </p>
  ) : null
}

/** Notes a movie that was watched elsewhere; not there for somebody who wants no history. `minutes` is its length, 0 when unknown. */
function WatchedButton({ title, minutes }: { title: Title; minutes: number }) {
  const { t } = useLingui()
  const { kept: watched, deciding } = useWatched(title)
  const { isWatchHistoryEnabled } = usePreferences()
  if (!isWatchHistoryEnabled && !watched) return null
  return (
    <button
      type="button"
      className={`${buttonClass()} ${pressed}`}
      aria-pressed={watched}
      title={watched ? t`Remove from watch history` : t`Mark as watched`}
      aria-disabled={deciding}
      onClick={() => !deciding && void toggleWatched(title, minutes, watched)}
    >
      <CheckIcon size={20} />
      {watched ? <Trans>Watched</Trans> : <Trans>Mark as watched</Trans>}
    </button>
  )
}

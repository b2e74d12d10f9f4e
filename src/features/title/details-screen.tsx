import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { pressed } from '#components/cards/saved-button.css.ts'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { useEntry } from '#components/cards/use-entry.tsx'
import { EndsAt, Length } from '#components/facts/runtime.tsx'
import { genrePath } from '#components/links/paths.ts'
import { titlePath, watchTitlePath } from '#components/links/title-path.ts'
import { HeroSkeleton } from '#components/page/hero-skeleton.tsx'
import * as hero from '#components/page/hero.css.ts'
import { overview } from '#components/page/hero.css.ts'
import { actions } from '#components/page/layout.css.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { WatchedLabel } from '#components/seen/seen-mark.tsx'
import type { MediaType } from '#contract/media.ts'
import { usePreferences } from '#data/account/preferences.ts'
import { knownTitle } from '#data/catalogue/catalogue.ts'
import { useDetails } from '#data/title/details.ts'
import { today } from '#data/today.ts'
import { toggleWatched, useWatched } from '#data/watching/watch-history.ts'
import { yearOf } from '#domain/calendar-date.ts'
import { type Certification, type Details, pickCertification } from '#domain/title/details.ts'
import { genreSlug, hasGenre } from '#domain/title/genre.ts'
import { isToCome } from '#domain/title/release.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import { ratingText, type Title } from '#domain/title/title.ts'
import { genreNames } from '#i18n/genre-names.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Badge } from '#ui/controls/chip.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { StarIcon } from '#ui/icons/later-icons.tsx'
import * as css from './details-screen.css.ts'
import { DetailsSections } from './details-sections.tsx'
import { NextEpisode } from './next-for-you.tsx'
import { ComesOut, RemindButton } from './to-come.tsx'

interface DetailsScreenProps {
  type: MediaType
  id: number
  /** The address as it stands, without host. */
  path: string
}

/** The page of one movie or show. What a list said of it is shown at once; an address without the slug is replaced by the canonical one. */
export function DetailsScreen({ type, id, path }: DetailsScreenProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { value: details, mark, late, instead, missing } = useEntry(useDetails(type, id), useRouter())
  const title = details ?? knownTitle(type, id)
  const canonical = details && titlePath(details)
  useEffect(() => {
    if (canonical !== undefined && canonical !== path) void navigate({ href: canonical, replace: true, resetScroll: false })
  }, [canonical, path, navigate])

  if (!title) return instead(<HeroSkeleton />)
  const name = title.title
  const year = yearOf(title.date)
  return (
    <article className={css.screen}>
      <title>{year === null ? t`${name} – Matinee` : t`${name} (${year}) – Matinee`}</title>
      <DetailsHero title={title} details={details} mark={mark} late={late} />
      <div className={css.sections}>
        {details && <DetailsSections details={details} />}
        {missing(<Trans>You have not opened this title before.</Trans>)}
      </div>
    </article>
  )
}

interface DetailsHeroProps {
  /** As a list gave it, or the same from the title's own answer. */
  title: Title
  /** Undefined while they are on the way. */
  details: Details | undefined
  /** Says how old this is, or nothing. */
  mark: ReactNode
  late: ReactNode
}

/** The head of a title's page: backdrop, poster, name, facts, what it is about. */
function DetailsHero({ title, details, mark, late }: DetailsHeroProps) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const name = title.title
  const rating = ratingText(title.rating, language)
  const toCome = isToCome(title, today(), details?.status)
  return (
    <div className={hero.hero}>
      <div className={`${hero.backdrop} ${inkOf(title.id)}`}>
        <Picture path={title.backdropPath} {...hero.backdropShape} priority="highest">
          <span className={css.fromPoster}>
            <Picture path={title.posterPath} widths={['w185']} sizes="100vw" ratio={1.5} priority="view" />
          </span>
        </Picture>
      </div>
      <div className={hero.body}>
        <div className={`${hero.poster} ${inkOf(title.id)}`} data-grown>
          <Picture path={title.posterPath} {...hero.portraitShape} alt={t`Poster of ${name}`} priority="view">
            <TitleCard title={title.title} language={title.foreign?.title} />
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
          {toCome && <ComesOut date={title.date} />}
          <div className={actions}>
            {toCome ? (
              <RemindButton title={title} />
            ) : (
              <a href={watchTitlePath(title)} className={buttonClass('primary')}>
                <PlayIcon size={20} />
                <Trans>Watch</Trans>
              </a>
            )}
            <SavedButton title={title} look="words" />
            <SavedButton title={title} list="watchlist" look="words" />
            {title.type === 'movie' && <WatchedButton title={title} minutes={details?.runtime ?? 0} toCome={toCome} />}
            <ShareButton name={name} path={titlePath(title)} />
          </div>
          <Overview title={title} details={details} late={late} />
          {details?.tagline && (
            <p className={css.tagline} lang={details.foreign?.tagline}>
              {details.tagline}
            </p>
          )}
          {details && title.type === 'movie' && !toCome && <EndsAt minutes={details.runtime} />}
          {details?.nextEpisode && <NextEpisode show={title.id} episode={details.nextEpisode} />}
        </div>
      </div>
    </div>
  )
}

/** Kind, year, length, age rating and genres, as far as they are known. */
export function DetailsFacts({ title, details }: { title: Title; details: Details | undefined }) {
  const { t } = useLingui()
  const { region } = useSnapshot(appearance)
  const certification = details && pickCertification(details.certifications, region)
  const length = details && runtimeParts(details.runtime)
  const seasons = details?.seasonCount ?? 0
  return (
    <>
      <span>{[title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date)].filter(Boolean).join(' · ')}</span>
      {length && <Length {...length} />}
      {seasons > 0 && <span>{plural(seasons, { one: `${seasons} season`, other: `${seasons} seasons` })}</span>}
      {certification && <Certificate {...certification} />}
      <GenreLinks title={title} />
    </>
  )
}

function Certificate({ region, label }: Certification) {
  const { t } = useLingui()
  return <Badge title={t`Age rating (${region})`}>{label}</Badge>
}

/** The genres of a title, each with the way to its page. */
function GenreLinks({ title }: { title: Title }) {
  const { language } = useSnapshot(appearance)
  const genres = title.genreIds.flatMap((id) => genreNames([id], language).map((name) => ({ id, name })))
  if (genres.length === 0) return null
  return (
    <span className={css.genres}>
      {genres.map(({ id, name }) =>
        // The movie database gives shows a genre of movies at times, for which shows have no page.
        hasGenre(title.type, id) ? (
          <a key={id} className={css.genre} href={genrePath(title.type, genreSlug(id))}>
            {name}
          </a>
        ) : (
          <span key={id}>{name}</span>
        ),
      )}
    </span>
  )
}

/** What it is about, in whatever language there is a text. */
function Overview({ title, details, late }: Omit<DetailsHeroProps, 'mark'>) {
  if (title.overview !== '') {
    return (
      <p className={overview} lang={title.foreign?.overview}>
        {title.overview}
      </p>
    )
  }
  if (!details || late) return late
  return (
    <p className={css.makers}>
      <Trans>Nobody has written a description yet.</Trans>
    </p>
  )
}

/** Notes a movie that was watched elsewhere; not there before it comes out and for somebody who wants no history. `minutes` is its length, 0 when unknown. */
function WatchedButton({ title, minutes, toCome }: { title: Title; minutes: number; toCome: boolean }) {
  const { t } = useLingui()
  const { kept: watched, deciding } = useWatched(title)
  const { isWatchHistoryEnabled } = usePreferences()
  if ((toCome || !isWatchHistoryEnabled) && !watched) return null
  return (
    <button
      type="button"
      className={`${buttonClass()} ${pressed}`}
      aria-pressed={watched}
      title={watched ? t`Remove from watch history` : t`Mark as watched`}
      aria-disabled={deciding}
      onClick={() => !deciding && void toggleWatched(title, minutes, watched)}
    >
      <WatchedLabel watched={watched} />
    </button>
  )
}

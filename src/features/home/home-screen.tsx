import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { askAgain, askEarlyNextTime, useQueries } from '#data/catalogue.ts'
import { today } from '#data/today.ts'
import { bannerTitles, trendingHeroes, trendingToday } from '#domain/hero-selection.ts'
import { appearance } from '#state/appearance.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Banner, BannerSkeleton } from './banner.tsx'
import { CatalogueRow } from './catalogue-row.tsx'
import { HeroSection } from './hero-section.tsx'
import { HomeFailed } from './home-failed.tsx'
import { firstQueries } from './home-queries.ts'
import * as css from './home-screen.css.ts'
import { PlatformFilter } from './platform-filter.tsx'
import { Today } from './today.tsx'
import { WeeklyRow } from './weekly-row.tsx'

/** Home: what is new first, then what trends, then the lists, each asked for when it comes near the view. */
export function HomeScreen() {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const first = firstQueries(language)
  const answers = useQueries(first)
  const [weekMovies, weekShows, dayMovies, dayShows] = answers
  const complete = answers.every(({ value }) => value !== undefined)
  useEffect(() => {
    if (complete) askEarlyNextTime(...firstQueries(language))
  }, [complete, language])

  const week = [weekMovies, weekShows].flatMap((answer) => answer?.value?.titles ?? [])
  const settled = [weekMovies, weekShows].every((answer) => answer?.value ?? answer?.failure)
  const failure = weekMovies?.failure ?? weekShows?.failure
  const movies = dayMovies?.value?.titles
  const shows = dayShows?.value?.titles
  return (
    <>
      <title>{t`Watch Free Movies & TV Shows Online in HD | No Signup`}</title>
      <h1>
        <VisuallyHidden>
          <Trans>Movies and TV shows</Trans>
        </VisuallyHidden>
      </h1>
      {!settled && <BannerSkeleton />}
      {settled && week.length > 0 && <Banner key={language} titles={bannerTitles(week)} />}
      {settled && week.length === 0 && failure && <HomeFailed failure={failure} onRetry={() => askAgain(...first)} />}
      <div className={css.rows}>
        <HeroSection
          id="heroes-movie"
          title={t`Trending movies`}
          titles={movies && trendingHeroes(movies, today())}
          answer={dayMovies ?? {}}
        />
        <CatalogueRow of="now-playing-movies" />
        <HeroSection id="heroes-tv" title={t`Trending shows`} titles={shows && trendingHeroes(shows, today())} answer={dayShows ?? {}} />
        <PlatformFilter />
        <CatalogueRow of="popular-shows" />
        <Today titles={movies ? trendingToday(movies, today()) : dayMovies?.failure && []} />
        <WeeklyRow type="movie" />
        <CatalogueRow of="top-rated-movies" />
        <CatalogueRow of="upcoming-movies" />
        <WeeklyRow type="tv" />
        <CatalogueRow of="top-rated-shows" />
        <CatalogueRow of="popular-movies" />
        <CatalogueRow of="airing-today-shows" />
        <CatalogueRow of="on-the-air-shows" />
      </div>
    </>
  )
}

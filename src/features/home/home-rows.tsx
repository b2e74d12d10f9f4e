import { useLingui } from '@lingui/react/macro'
import type { Answer } from '#data/catalogue.ts'
import { today } from '#data/today.ts'
import { trendingHeroes, trendingToday } from '#domain/hero-selection.ts'
import type { Title } from '#domain/title.ts'
import { CatalogueRow } from './catalogue-row.tsx'
import { HeroSection } from './hero-section.tsx'
import { PlatformFilter } from './platform-filter.tsx'
import { Today } from './today.tsx'
import { WeeklyRow } from './weekly-row.tsx'

type Titles = Answer<{ titles: readonly Title[] }> | undefined

/** What stands below the first view of home, in the order it stands there. */
export function HomeRows({ dayMovies, dayShows }: { dayMovies: Titles; dayShows: Titles }) {
  const { t } = useLingui()
  const movies = dayMovies?.value?.titles
  const shows = dayShows?.value?.titles
  return (
    <>
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
    </>
  )
}

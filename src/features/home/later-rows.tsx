import { useLingui } from '@lingui/react/macro'
import { today } from '#data/today.ts'
import { trendingHeroes, trendingToday } from '#domain/home/hero-selection.ts'
import { isFilterRow } from '#domain/home/home-layout.ts'
import type { HomeRow } from '#product/home-rows.ts'
import { BecauseRow } from './because-row.tsx'
import { CatalogueRow } from './catalogue-row.tsx'
import { type Days, EarlyRow } from './early-row.tsx'
import { FilterRow } from './filter-row.tsx'
import { HeroSection } from './hero-section.tsx'
import { PlatformFilter } from './platform-filter.tsx'
import { RotatingHero } from './rotating-hero.tsx'
import { ServicesRow } from './services-row.tsx'
import { Today } from './today.tsx'
import { Tools } from './tools.tsx'
import { WeeklyRow } from './weekly-row.tsx'

/** The rows below the first view and, once all are there, what can be done with the page as a whole. */
export function LaterRows({ rows, whole, ...days }: Days & { rows: readonly HomeRow[]; whole: boolean }) {
  return (
    <>
      {rows.map((row) => (
        <LaterRow key={row} of={row} {...days} />
      ))}
      {whole && <Tools />}
    </>
  )
}

function LaterRow({ of, ...days }: Days & { of: HomeRow }) {
  const { t } = useLingui()
  const { dayMovies, dayShows } = days
  const movies = dayMovies?.value?.titles
  const shows = dayShows?.value?.titles
  if (isFilterRow(of)) return <FilterRow of={of} />
  switch (of) {
    case 'continue':
    case 'heroes-movie':
      return <EarlyRow of={of} painted {...days} />
    case 'heroes-tv':
      return <HeroSection id={of} title={t`Trending shows`} titles={shows && trendingHeroes(shows, today())} answer={dayShows ?? {}} />
    case 'rotating':
      return <RotatingHero titles={movies && shows && [...movies, ...shows]} />
    case 'today':
      return <Today titles={movies ? trendingToday(movies, today()) : dayMovies?.failure && []} />
    case 'weekly-movie':
      return <WeeklyRow type="movie" />
    case 'weekly-tv':
      return <WeeklyRow type="tv" />
    case 'platforms':
      return <PlatformFilter />
    case 'services':
      return <ServicesRow />
    case 'because':
      return <BecauseRow />
    default:
      return <CatalogueRow of={of} />
  }
}

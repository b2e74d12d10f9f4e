import { useLingui } from '@lingui/react/macro'
import type { Answer } from '#data/catalogue/catalogue.ts'
import { today } from '#data/today.ts'
import { trendingHeroes } from '#domain/home/hero-selection.ts'
import type { Title } from '#domain/title/title.ts'
import type { HomeRow } from '#product/home-rows.ts'
import { ContinuePlace } from './continue-place.tsx'
import { HeroSection } from './hero-section.tsx'

/** What trends today, from which several rows choose. */
export interface Days {
  dayMovies: Answer<{ titles: readonly Title[] }> | undefined
  dayShows: Answer<{ titles: readonly Title[] }> | undefined
}

/** Whether a row is part of the start. */
export const isEarly = (row: HomeRow): boolean => row === 'continue' || row === 'heroes-movie'

/** A row that the first view may show. */
export function EarlyRow({ of, painted, dayMovies }: Days & { of: HomeRow; painted: boolean }) {
  const { t } = useLingui()
  if (of === 'continue') return <ContinuePlace painted={painted} />
  const movies = dayMovies?.value?.titles
  return <HeroSection id={of} title={t`Trending movies`} titles={movies && trendingHeroes(movies, today())} answer={dayMovies ?? {}} />
}

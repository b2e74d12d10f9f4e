import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useCallback, useState } from 'react'
import type { Answer } from '#data/catalogue/catalogue.ts'
import { useHome } from '#data/home/home.ts'
import { today } from '#data/today.ts'
import { rotatingTitles, trendingHeroes, trendingToday } from '#domain/home/hero-selection.ts'
import { isFilterRow } from '#domain/home/home-layout.ts'
import type { Title } from '#domain/title/title.ts'
import { lazyPart } from '#i18n/i18n.ts'
import type { HomeRow } from '#product/home-rows.ts'
import { Button } from '#ui/controls/button.tsx'
import { useInView } from '#ui/virtual/use-in-view.ts'
import { Banner, BannerSkeleton } from './banner.tsx'
import { type TrendingToday, FirstRow, HeroSection } from './first-rows.tsx'
import { badge } from './hero-card.css.ts'
import * as css from './later-rows.css.ts'
import { CatalogueRow, WeeklyRow } from './lazy-row.tsx'
import { FromWatchlistRow } from './from-watchlist-row.tsx'
import { NextUpRow } from './next-up-row.tsx'
import { BecauseRow, FilterRow, ServicesRow } from './personal-rows.tsx'
import { PlatformFilter } from './platform-filter.tsx'
import { Today } from './today.tsx'

/** What can be done with the page as a whole, and the rows below the first view. */
export function LaterRows({ rows, ...days }: TrendingToday & { rows: readonly HomeRow[] }) {
  return (
    <>
      <PageTools />
      {rows.map((row) => (
        <LaterRow key={row} of={row} {...days} />
      ))}
    </>
  )
}

function LaterRow({ of, ...days }: TrendingToday & { of: HomeRow }) {
  const { t } = useLingui()
  const { dayMovies, dayShows } = days
  const movies = dayMovies?.value?.titles
  const shows = dayShows?.value?.titles
  if (isFilterRow(of)) return <FilterRow of={of} />
  switch (of) {
    case 'continue':
    case 'heroes-movie':
      return <FirstRow of={of} painted {...days} />
    case 'heroes-tv':
      return <HeroSection id={of} title={t`Trending shows`} titles={shows && trendingHeroes(shows, today())} answer={dayShows ?? {}} />
    case 'rotating':
      return <RotatingHero titles={isKnown(dayMovies) && isKnown(dayShows) ? [...(movies ?? []), ...(shows ?? [])] : undefined} />
    case 'today':
      return <Today titles={movies ? trendingToday(movies, today()) : dayMovies?.failure && []} />
    case 'weekly-movie':
      return <WeeklyRow type="movie" />
    case 'weekly-tv':
      return <WeeklyRow type="tv" />
    case 'platforms':
      return <PlatformFilter />
    case 'next-up':
      return <NextUpRow />
    case 'from-watchlist':
      return <FromWatchlistRow />
    case 'services':
      return <ServicesRow />
    case 'because':
      return <BecauseRow />
    default:
      return <CatalogueRow of={of} />
  }
}

/** Whether nothing more is to be waited for. */
const isKnown = (answer: Answer<unknown> | undefined): boolean => (answer?.value ?? answer?.failure) !== undefined

/**
 * Up to ten of today's trending titles that have just come out, the kind this person prefers first (decision P6). Undefined while
 * they are on their way.
 */
function RotatingHero({ titles }: { titles: readonly Title[] | undefined }) {
  const { t } = useLingui()
  const { preferred: known } = useHome()
  // What is learnt while it turns changes the next visit: slides do not change places under a person's eyes.
  const [preferred] = useState(known)
  const [ref, seen] = useInView<HTMLDivElement>()
  const shown = titles && rotatingTitles(titles, titles, { today: today(), preferred })
  if (shown?.length === 0) return null
  const words = (
    <p className={`${badge} ${css.badge}`}>
      <Trans>Trending Now</Trans>
    </p>
  )
  return (
    <div ref={ref} className={css.place}>
      {shown && seen ? <Banner label={t`Trending now`} titles={shown} badge={words} /> : <BannerSkeleton />}
    </div>
  )
}

const ArrangeSheet = lazyPart(async () => (await import('./arrange-sheet.tsx')).ArrangeSheet)
const SurpriseSheet = lazyPart(async () => (await import('./surprise-sheet.tsx')).SurpriseSheet)

/** Where the second view begins: what to watch for those who cannot decide, and the page as each person wants it. */
function PageTools() {
  const [open, setOpen] = useState<'arrange' | 'surprise'>()
  const close = useCallback(() => setOpen(undefined), [])
  return (
    <div className={css.tools}>
      <Button onClick={() => setOpen('surprise')} aria-haspopup="dialog">
        <Trans>Surprise me</Trans>
      </Button>
      <Button onClick={() => setOpen('arrange')} aria-haspopup="dialog">
        <Trans>Arrange home</Trans>
      </Button>
      <Suspense>
        {open === 'arrange' && <ArrangeSheet onClose={close} />}
        {open === 'surprise' && <SurpriseSheet onClose={close} />}
      </Suspense>
    </div>
  )
}

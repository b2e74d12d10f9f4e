import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { Row } from '#components/rows/row.tsx'
import type { Answer } from '#data/catalogue/catalogue.ts'
import { today } from '#data/today.ts'
import { expectsContinueWatching } from '#data/watching/continue-watching-hint.ts'
import { trendingHeroes } from '#domain/home/hero-selection.ts'
import type { Title } from '#domain/title/title.ts'
import { lazyPart } from '#i18n/i18n.ts'
import type { HomeRow } from '#product/home-rows.ts'
import * as css from '#components/rows/continue-row.css.ts'
import { HeroCard, HeroCardSkeleton } from './hero-card.tsx'

/** What trends today, from which several rows choose. */
export interface TrendingToday {
  dayMovies: Answer<{ titles: readonly Title[] }> | undefined
  dayShows: Answer<{ titles: readonly Title[] }> | undefined
}

/** Whether a row is part of the start. */
export const isFirst = (row: HomeRow): boolean => row === 'continue' || row === 'heroes-movie'

/** A row that the first view may show. */
export function FirstRow({ of, painted, dayMovies }: TrendingToday & { of: HomeRow; painted: boolean }) {
  const { t } = useLingui()
  if (of === 'continue') return <ContinuePlace painted={painted} />
  const movies = dayMovies?.value?.titles
  return <HeroSection id={of} title={t`Trending movies`} titles={movies && trendingHeroes(movies, today())} answer={dayMovies ?? {}} />
}

interface HeroSectionProps {
  id: string
  title: string
  titles: readonly Title[] | undefined
  answer: Answer<unknown>
}

const waiting = [1, 2, 3, 4].map((place) => <HeroCardSkeleton key={place} />)

/** Four trending titles of one kind; nothing where they cannot be had (silent, specification section 8). */
export function HeroSection({ id, title, titles, answer }: HeroSectionProps) {
  if (titles?.length === 0 || (!titles && answer.failure)) return null
  return (
    <Row
      id={id}
      title={title}
      cards="landscapes"
      waiting={!titles}
      mark={<AgeMark asOf={answer.asOf} failed={answer.failure !== undefined} />}
    >
      {titles?.map((hero) => <HeroCard key={hero.id} title={hero} />) ?? waiting}
    </Row>
  )
}

const ContinueRow = lazyPart(async () => (await import('#components/rows/continue-row.tsx')).ContinueRow)

/**
 * Where the titles to go on with stand. They come from the database, after the first view: if there were some the last time, their place
 * is kept free until then, so that nothing moves.
 */
function ContinuePlace({ painted }: { painted: boolean }) {
  const place = expectsContinueWatching() ? <div className={css.place} /> : null
  return painted ? (
    <Suspense fallback={place}>
      <ContinueRow fallback={place} />
    </Suspense>
  ) : (
    place
  )
}

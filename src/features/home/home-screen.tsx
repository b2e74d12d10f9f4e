import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { type Answer, askAgain, askEarlyNextTime, useQueries } from '#data/catalogue/catalogue.ts'
import { useHome } from '#data/home/home.ts'
import { bannerTitles } from '#domain/home/hero-selection.ts'
import { pinnedRows, shownRows } from '#domain/home/home-layout.ts'
import { lazyPart } from '#i18n/i18n.ts'
import { type HomeRow, homeRows } from '#product/home-rows.ts'
import { appearance } from '#state/appearance.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { useAfterPaint } from '#ui/virtual/use-after-paint.ts'
import { useProgressiveCount } from '#ui/virtual/use-progressive-count.ts'
import { Banner, BannerSkeleton } from './banner.tsx'
import { type TrendingToday, FirstRow, isFirst } from './first-rows.tsx'
import { HomeFailed } from './home-failed.tsx'
import { homeQueries } from '#data/catalogue/list-queries.ts'
import * as css from './home-screen.css.ts'

/** Home: what is new first, then what trends, then the lists, each asked for when it comes near the view. */
export function HomeScreen() {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const painted = useAfterPaint()
  const first = homeQueries(language)
  const answers = useQueries(first)
  const [weekMovies, weekShows, dayMovies, dayShows] = answers
  const complete = answers.every(({ value }) => value !== undefined)
  useEffect(() => {
    if (complete) askEarlyNextTime(...homeQueries(language))
  }, [complete, language])

  const week = [weekMovies, weekShows].flatMap((answer) => answer?.value?.titles ?? [])
  const settled = [weekMovies, weekShows].every((answer) => answer?.value ?? answer?.failure)
  const failure = weekMovies?.failure ?? weekShows?.failure
  return (
    <>
      <title>{t`Watch Free Movies & TV Shows Online in HD | No Signup`}</title>
      <h1>
        <VisuallyHidden>
          <Trans>Movies and TV shows</Trans>
        </VisuallyHidden>
      </h1>
      {!settled && <BannerSkeleton />}
      {settled && week.length > 0 && <Banner key={language} label={t`New this week`} titles={bannerTitles(week)} first />}
      {settled && week.length === 0 && failure && <HomeFailed failure={failure} onRetry={() => askAgain(...first)} />}
      <div className={css.rows}>
        <HomeRows dayMovies={orWeek(dayMovies, weekMovies)} dayShows={orWeek(dayShows, weekShows)} painted={painted} />
      </div>
    </>
  )
}

/** The list of the day; where that cannot be had, that of the week, which is there already (decision P19). */
function orWeek<T>(day: Answer<T> | undefined, week: Answer<T> | undefined): Answer<T> | undefined {
  return day?.failure && !day.value && week?.value ? week : day
}

const LaterRows = lazyPart(async () => (await import('./later-rows.tsx')).LaterRows)

/**
 * What stands below the banner, in this person's order. Before the first paint only what the first view shows is rendered; the code of the
 * other rows is not even asked for. They come a few at a time.
 */
function HomeRows({ painted, ...days }: TrendingToday & { painted: boolean }) {
  const home = useHome()
  const rows = shownRows<HomeRow>([...homeRows, ...pinnedRows(home.order)], home)
  const first = rows.slice(
    0,
    Math.max(
      rows.findIndex((row) => !isFirst(row)),
      0,
    ),
  )
  const later = rows.slice(first.length)
  const count = useProgressiveCount(later.length, 0)
  const below = <div className={css.below} />
  return (
    <>
      {first.map((row) => (
        <FirstRow key={row} of={row} painted={painted} {...days} />
      ))}
      {painted && count > 0 && (
        <Suspense fallback={below}>
          <LaterRows rows={later.slice(0, count)} {...days} />
        </Suspense>
      )}
      {(!painted || count < later.length) && below}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { askAgain, askEarlyNextTime, useQueries } from '#data/catalogue/catalogue.ts'
import { bannerTitles } from '#domain/home/hero-selection.ts'
import { appearance } from '#state/appearance.ts'
import { useAfterPaint } from '#ui/virtual/use-after-paint.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { Banner, BannerSkeleton } from './banner.tsx'
import { HomeFailed } from './home-failed.tsx'
import { firstQueries } from './home-queries.ts'
import { HomeRows } from './home-rows.tsx'
import * as css from './home-screen.css.ts'

/** Home: what is new first, then what trends, then the lists, each asked for when it comes near the view. */
export function HomeScreen() {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const painted = useAfterPaint()
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
        <HomeRows dayMovies={dayMovies} dayShows={dayShows} painted={painted} />
      </div>
    </>
  )
}

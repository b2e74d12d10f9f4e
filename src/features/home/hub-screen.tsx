import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { rowNames } from '#product/row-names.ts'
import type { MediaType } from '#contract/media.ts'
import { askAgain, useQueries } from '#data/catalogue/catalogue.ts'
import { catalogueHeroTitles } from '#domain/home/hero-selection.ts'
import { hasBackdrop } from '#domain/title/title-lists.ts'
import { catalogues } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { useProgressiveCount } from '#ui/virtual/use-progressive-count.ts'
import { Banner, BannerSkeleton } from './banner.tsx'
import { HomeFailed } from './home-failed.tsx'
import { hubQueries } from '#data/catalogue/list-queries.ts'
import * as css from './home-screen.css.ts'
import { CatalogueRow, WeeklyRow } from './lazy-row.tsx'

const keys = rowNames(catalogues)

/** How many lists the first view can show, beside those of the week. */
const firstLists = 1

/** Everything of one kind: the twenty best voted of what trends, then a row of each list (decision R9; specification, section 9). */
export function HubScreen({ type }: { type: MediaType }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const lists = keys.filter((key) => catalogues[key].type === type)
  const count = useProgressiveCount(lists.length, firstLists)
  const asked = hubQueries(language)
  const answers = useQueries(asked)
  const name = type === 'movie' ? t`Movies` : t`Shows`
  const titles = catalogueHeroTitles(answers.flatMap(({ value }) => value?.titles ?? []).filter(hasBackdrop))
  const settled = answers.every(({ value, failure }) => value ?? failure)
  const failure = answers.find((answer) => answer.failure)?.failure
  return (
    <>
      <title>{`${name} – Matinee`}</title>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      {!settled && <BannerSkeleton />}
      {settled && titles.length > 0 && <Banner key={language} label={t`Best voted this week`} titles={titles} first />}
      {settled && titles.length === 0 && failure && <HomeFailed failure={failure} onRetry={() => askAgain(...asked)} />}
      <div className={css.rows}>
        <WeeklyRow type={type} />
        {lists.slice(0, count).map((key) => (
          <CatalogueRow key={key} of={key} />
        ))}
        {count < lists.length && <div className={css.below} />}
      </div>
    </>
  )
}

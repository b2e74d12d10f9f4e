import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { listPath } from '#components/links/paths.ts'
import { TitleRow } from '#components/rows/title-row.tsx'
import type { MediaType } from '#contract/media.ts'
import { askAgain, type Failure, isKnown, useQueries } from '#data/catalogue/catalogue.ts'
import { rowQuery, type TitleQuery, trendingQuery } from '#data/catalogue/list-queries.ts'
import { homeTrending } from '#domain/home/hero-selection.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import type { CatalogueKey } from '#product/catalogues.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { Button } from '#ui/controls/button.tsx'
import { resting } from '#ui/states/skeleton.css.ts'
import { useInView } from '#ui/virtual/use-in-view.ts'
import * as css from './lazy-row.css.ts'

interface LazyRowProps {
  id: string
  title: string
  more?: string | undefined
  /** The row needs the answers of all of them. */
  needs: readonly TitleQuery[]
  /** Chooses and orders what the row shows; as given when left out. */
  choose?: ((titles: readonly Title[]) => Title[]) | undefined
  /** Nothing at all where there is nothing to show, be it for a failure. */
  silent?: boolean
}

/** A row that asks for its titles when it comes near the view; until then, and until all have answered, its exact space. */
export function LazyRow({ id, title, more, needs, choose = uniqueTitles, silent = false }: LazyRowProps) {
  const [ref, seen] = useInView<HTMLDivElement>(needs.every(isKnown))
  const answers = useQueries(seen ? needs : [])
  const settled = seen && answers.every(({ value, failure }) => value ?? failure)
  const failure = answers.find((answer) => answer.failure)?.failure
  const isEmpty = settled && answers.every(({ value }) => value === undefined)
  const titles = settled ? choose(answers.flatMap(({ value }) => value?.titles ?? [])) : undefined
  if (silent && titles?.length === 0) return null
  return (
    <div ref={ref} className={seen ? undefined : resting}>
      {isEmpty && failure ? (
        <FailedRow title={title} failure={failure} onRetry={() => askAgain(...needs)} />
      ) : (
        <TitleRow
          id={id}
          title={title}
          more={more}
          titles={titles}
          mark={<AgeMark asOf={answers[0]?.asOf} failed={failure !== undefined} />}
        />
      )}
    </div>
  )
}

/** The first page of a list page as a row. */
export function CatalogueRow({ of }: { of: CatalogueKey }) {
  const { i18n } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const needs = [rowQuery(of, { language, region })]
  return <LazyRow id={of} title={i18n._(catalogueNames[of].title)} more={listPath(of)} needs={needs} />
}

/** What trended this week in one kind: five pages, the forty newest (specification, section 9; decision P5). */
export function WeeklyRow({ type }: { type: MediaType }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const needs = Array.from({ length: limits.homeLists.pages }, (_, index) => trendingQuery(type, 'week', language, index + 1))
  const title = type === 'movie' ? t`Movies of the week` : t`Shows of the week`
  return <LazyRow id={`weekly-${type}`} title={title} needs={needs} choose={homeTrending} />
}

interface FailedRowProps {
  title: string
  failure: Failure
  onRetry: () => void
}

/** A row that could not be had: its name and a small way to try again. Offline it is simply not on this device. */
function FailedRow({ title, failure, onRetry }: FailedRowProps) {
  const { t } = useLingui()
  if (failure === 'offline') return null
  return (
    <section className={css.row}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>
        <Trans>Could not be loaded.</Trans>
      </p>
      <Button look="plain" onClick={onRetry} aria-label={t`Try again: ${title}`}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  )
}

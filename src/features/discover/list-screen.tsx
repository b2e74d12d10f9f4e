import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { OffersInstead } from '#components/facts/offers-instead.tsx'
import { listPath } from '#components/links/paths.ts'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { listQuery, type TitleQuery } from '#data/catalogue/list-queries.ts'
import { lastUpcomingDay, rememberUpcomingDay } from '#data/home/upcoming-day.ts'
import { today } from '#data/today.ts'
import { watchRegion } from '#domain/home/platform-rows.ts'
import type { PageRange } from '#domain/paging.ts'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { type Catalogue, type CatalogueKey, catalogues } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { EmptyList, failedWords } from './empty-list.tsx'
import { ListHead } from './list-head.tsx'
import * as css from './list-screen.css.ts'
import { TitleList } from './title-list.tsx'

/** A list page (specification, section 2). */
export function ListScreen({ of, range }: { of: CatalogueKey; range: PageRange }) {
  const { i18n } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const asker = { language, region }
  const day = useListDay(of, (day) => listQuery(of, 1, asker, day))
  return (
    <div className={css.screen}>
      <ListHead name={i18n._(catalogueNames[of].title)} page={range.page}>
        {i18n._(catalogueDescriptions[of])} {hasOffers(of) && watchRegion(region) !== region && <OffersInstead />}
      </ListHead>
      <TitleList
        range={range}
        queryOf={(page) => listQuery(of, page, asker, day)}
        hrefOf={(other) => listPath(of, other)}
        failed={i18n._(failedWords(of))}
        empty={<EmptyList of={of} />}
      />
    </div>
  )
}

/** Whether a list holds what somebody offers in a region. */
const hasOffers = (of: CatalogueKey): boolean => {
  const { params = {} }: Catalogue = catalogues[of]
  return 'with_watch_providers' in params
}

/**
 * The day a list of what is to come looks ahead from: today, or, where today's list cannot be had, the last day it was. Without
 * that a device would lose the list at midnight. Lists that do not look ahead have no use for it.
 */
function useListDay(of: CatalogueKey, firstPage: (day: string) => TitleQuery): string {
  const { monthsAhead }: Catalogue = catalogues[of]
  const [day] = useState(today)
  const { value, failure } = useQuery(monthsAhead === undefined ? null : firstPage(day))
  useEffect(() => {
    if (value) rememberUpcomingDay(day)
  }, [value, day])
  const before = !value && failure ? lastUpcomingDay() : null
  return before ?? day
}

/** One sentence below the title of a list page. */
const catalogueDescriptions: Record<CatalogueKey, MessageDescriptor> = {
  'popular-movies': msg`What everybody is watching right now.`,
  'now-playing-movies': msg`Running in cinemas these weeks.`,
  'upcoming-movies': msg`Coming to cinemas in the next three months.`,
  'top-rated-movies': msg`The highest rated movies of all time.`,
  'anime-movies': msg`Animated movies from Japan, the newest first.`,
  'netflix-movies': msg`What Netflix has, the most popular first.`,
  'disney-movies': msg`What Disney+ has, the most popular first.`,
  'apple-movies': msg`What Apple TV+ has, the most popular first.`,
  'prime-movies': msg`What Prime Video has, the most popular first.`,
  'popular-shows': msg`The shows everybody talks about right now.`,
  'airing-today-shows': msg`New episodes today.`,
  'on-the-air-shows': msg`New episodes within the next week.`,
  'top-rated-shows': msg`The highest rated shows of all time.`,
  'anime-shows': msg`Animated series from Japan, the most popular first.`,
  'netflix-shows': msg`What Netflix has, the most popular first.`,
  'disney-shows': msg`What Disney+ has, the most popular first.`,
  'apple-shows': msg`What Apple TV+ has, the most popular first.`,
  'prime-shows': msg`What Prime Video has, the most popular first.`,
}

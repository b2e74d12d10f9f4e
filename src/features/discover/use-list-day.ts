import { useEffect, useState } from 'react'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { today } from '#data/today.ts'
import { lastUpcomingDay, rememberUpcomingDay } from '#data/home/upcoming-day.ts'
import { type Catalogue, type CatalogueKey, catalogues } from '#product/catalogues.ts'
import type { TitleQuery } from '#data/catalogue/list-query.ts'

/**
 * The day a list of what is to come looks ahead from: today, or, where today's list cannot be had, the last day it was. Without
 * that a device would lose the list at midnight. Lists that do not look ahead have no use for it.
 */
export function useListDay(of: CatalogueKey, firstPage: (day: string) => TitleQuery): string {
  const { monthsAhead }: Catalogue = catalogues[of]
  const [day] = useState(today)
  const { value, failure } = useQuery(monthsAhead === undefined ? null : firstPage(day))
  useEffect(() => {
    if (value) rememberUpcomingDay(day)
  }, [value, day])
  const before = !value && failure ? lastUpcomingDay() : null
  return before ?? day
}

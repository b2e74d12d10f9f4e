import { type Catalogue, type CatalogueKey, catalogues } from '#product/catalogues.ts'
import type { Region } from '#product/languages.ts'
import { dayLater } from '#domain/calendar-date.ts'
import { watchRegion } from '#domain/home/platform-rows.ts'

/**
 * What the call of a list page is asked with, besides page and language (specification, sections 2 and 7).
 *
 * @param today `YYYY-MM-DD`; matters only to lists of what is to come
 */
export function listParams(key: CatalogueKey, { region, today }: { region: Region; today: string }): Record<string, string> {
  const { params = {}, monthsAhead }: Catalogue = catalogues[key]
  return {
    ...params,
    ...('with_watch_providers' in params && { watch_region: watchRegion(region) }),
    ...(monthsAhead !== undefined && {
      'primary_release_date.gte': dayLater(today, { days: 1 }) ?? today,
      'primary_release_date.lte': dayLater(today, { months: monthsAhead }) ?? today,
    }),
  }
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CatalogueKey } from '#spec/catalogues.ts'

/** One sentence below the title of a list page. */
export const catalogueDescriptions: Record<CatalogueKey, MessageDescriptor> = {
  'popular-movies': msg`What everybody is watching right now.`,
  'now-playing-movies': msg`Running in cinemas these weeks.`,
  'upcoming-movies': msg`Coming to cinemas in the next three months.`,
  'top-rated-movies': msg`The highest rated movies of all time.`,
  'popular-shows': msg`The shows everybody talks about right now.`,
  'airing-today-shows': msg`New episodes today.`,
  'on-the-air-shows': msg`New episodes within the next week.`,
  'top-rated-shows': msg`The highest rated shows of all time.`,
}

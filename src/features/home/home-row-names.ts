import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import type { FilterRow, HomeRow } from '#product/home-rows.ts'

/** What each row of home is called where it is arranged. */
export const homeRowNames: Record<Exclude<HomeRow, FilterRow>, MessageDescriptor> = {
  continue: msg`Continue Watching`,
  'heroes-movie': msg`Trending movies`,
  'heroes-tv': msg`Trending shows`,
  rotating: msg`Trending now`,
  today: msg`Also trending today`,
  'weekly-movie': msg`Movies of the week`,
  'weekly-tv': msg`Shows of the week`,
  platforms: msg`Browse by Platform`,
  services: msg`On your services`,
  because: msg`Because you finished something`,
  'now-playing-movies': catalogueNames['now-playing-movies'].title,
  'upcoming-movies': catalogueNames['upcoming-movies'].title,
  'popular-movies': catalogueNames['popular-movies'].title,
  'top-rated-movies': catalogueNames['top-rated-movies'].title,
  'popular-shows': catalogueNames['popular-shows'].title,
  'top-rated-shows': catalogueNames['top-rated-shows'].title,
  'airing-today-shows': catalogueNames['airing-today-shows'].title,
  'on-the-air-shows': catalogueNames['on-the-air-shows'].title,
}

import { paged } from '../responses.ts'
import type { Ask } from '../request.ts'
import { discoverMovies, discoverShows } from '../discover/discover.ts'
import { lists, trending } from '../lists/lists.ts'
import type { TitleList } from '../lists/lists.ts'
import type { Dated } from '../snapshot.ts'
import { listItem, mixedItem } from '../titles/items.ts'
import { personItem, popularPeople } from '../people/person-answers.ts'
import { searches } from '../lists/search.ts'
import { trendingAll } from '../lists/trending-all.ts'
import type { Answer, Body, Routes } from './routing.ts'

function listBody({ items, dates, grows }: TitleList, ask: Ask): Body {
  return { ...(dates && { dates }), ...paged(ask, items, (item) => listItem(item, ask.lang, ask.today), grows) }
}

const mixed = (items: readonly Dated[], ask: Ask): Body => ({ ...paged(ask, items, (item) => mixedItem(item, ask.lang, ask.today)) })

const trends = (['day', 'week'] as const).flatMap((window): [string, Answer][] => [
  [`/trending/all/${window}`, (ask) => trendingAll(window, ask)],
  [`/trending/movie/${window}`, (ask) => mixed(trending('movie', window, ask.snapshot), ask)],
  [`/trending/tv/${window}`, (ask) => mixed(trending('tv', window, ask.snapshot), ask)],
  [`/trending/person/${window}`, (ask) => paged(ask, popularPeople, (person) => ({ ...personItem(person, ask), media_type: 'person' }))],
])

/** Everything that comes in pages. */
export const listRoutes: Routes = {
  ...Object.fromEntries(Object.entries(lists).map(([path, list]) => [`/${path}`, (ask: Ask) => listBody(list(ask), ask)])),
  ...Object.fromEntries(trends),
  ...Object.fromEntries(Object.entries(searches).map(([kind, search]) => [`/search/${kind}`, search])),
  '/discover/movie': (ask) => listBody({ items: discoverMovies(ask) }, ask),
  '/discover/tv': (ask) => listBody({ items: discoverShows(ask) }, ask),
  '/person/popular': (ask) => paged(ask, popularPeople, (person) => personItem(person, ask)),
}

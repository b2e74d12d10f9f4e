import { paged } from '../responses.ts'
import type { Ask } from '../request.ts'
import { trending, lists } from '../lists/lists.ts'
import type { TrendingWindow, TitleList } from '../lists/lists.ts'
import type { Dated } from '../snapshot.ts'
import { mixedItem, listItem } from '../titles/items.ts'
import { personItem, popularPeople } from '../people/person-answers.ts'
import { discoverMovies, discoverShows } from '../discover/discover.ts'
import { searches } from '../lists/search.ts'
import type { Answer, Body, Routes } from './routing.ts'

type Show = () => Record<string, unknown>

/** How many titles come before the one person. */
const before = 12

/** `GET /trending/all/{window}`: movies and shows in turn, and one person among them (irregularity 18). */
export function trendingAll(window: TrendingWindow, ask: Ask): Record<string, unknown> {
  const movies = trending('movie', window, ask.snapshot)
  const shows = trending('tv', window, ask.snapshot)
  const turns = movies.flatMap((item, at) => [item, shows[at]].filter((one): one is Dated => one !== undefined))
  const titles = turns.map(
    (item): Show =>
      () =>
        mixedItem(item, ask.lang, ask.today),
  )
  const person = popularPeople.slice(0, 1).map((one): Show => () => ({ ...personItem(one, ask), media_type: 'person' }))
  return { ...paged(ask, [...titles.slice(0, before), ...person, ...titles.slice(before)], (show) => show()) }
}

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

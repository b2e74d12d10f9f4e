import { discoverMovies, discoverShows } from '../discover/discover.ts'
import { trending, lists } from '../lists/lists.ts'
import type { TrendingWindow, TitleList } from '../lists/lists.ts'
import { searches } from '../lists/search.ts'
import { personItem, popularPeople } from '../people/person-answers.ts'
import type { ApiRequest } from '../request.ts'
import { paged } from '../responses.ts'
import type { Dated } from '../snapshot.ts'
import { mixedItem, listItem } from '../titles/items.ts'
import type { Answer, Body, Routes } from './routing.ts'

type Show = () => Record<string, unknown>

/** How many titles come before the one person. */
const before = 12

/** `GET /trending/all/{window}`: movies and shows in turn, and one person among them (irregularity 18). */
function trendingAll(window: TrendingWindow, request: ApiRequest): Record<string, unknown> {
  const movies = trending('movie', window, request.snapshot)
  const shows = trending('tv', window, request.snapshot)
  const turns = movies.flatMap((item, at) => [item, shows[at]].filter((one): one is Dated => one !== undefined))
  const titles = turns.map(
    (item): Show =>
      () =>
        mixedItem(item, request.lang, request.today),
  )
  const person = popularPeople.slice(0, 1).map((one): Show => () => ({ ...personItem(one, request), media_type: 'person' }))
  return { ...paged(request, [...titles.slice(0, before), ...person, ...titles.slice(before)], (show) => show()) }
}

function listBody({ items, dates, grows }: TitleList, request: ApiRequest): Body {
  return { ...(dates && { dates }), ...paged(request, items, (item) => listItem(item, request.lang, request.today), grows) }
}

const mixed = (items: readonly Dated[], request: ApiRequest): Body => ({
  ...paged(request, items, (item) => mixedItem(item, request.lang, request.today)),
})

const trends = (['day', 'week'] as const).flatMap((window): [string, Answer][] => [
  [`/trending/all/${window}`, (request) => trendingAll(window, request)],
  [`/trending/movie/${window}`, (request) => mixed(trending('movie', window, request.snapshot), request)],
  [`/trending/tv/${window}`, (request) => mixed(trending('tv', window, request.snapshot), request)],
  [
    `/trending/person/${window}`,
    (request) => paged(request, popularPeople, (person) => ({ ...personItem(person, request), media_type: 'person' })),
  ],
])

/** `GET /find/{id}`: movies and a few people have ids of IMDb here; what nobody knows is found nowhere, which is no error. */
function find(request: ApiRequest, id = ''): Body {
  const { movies, hidden } = request.snapshot
  const asked = request.param('external_source') === 'imdb_id' ? id : undefined
  const found = [...movies, ...hidden].filter(({ title }) => title.imdbId === asked)
  return {
    movie_results: found.map((item) => mixedItem(item, request.lang, request.today)),
    person_results: popularPeople
      .filter(({ imdbId }) => imdbId === asked)
      .map((person) => ({ ...personItem(person, request), media_type: 'person' })),
    tv_results: [],
    tv_episode_results: [],
    tv_season_results: [],
  }
}

/** The routes that answer with pages, and with what another service's id means. */
export const listRoutes: Routes = {
  ...Object.fromEntries(
    Object.entries(lists).map(([path, list]) => [`/${path}`, (request: ApiRequest) => listBody(list(request), request)]),
  ),
  ...Object.fromEntries(trends),
  ...Object.fromEntries(Object.entries(searches).map(([kind, search]) => [`/search/${kind}`, search])),
  '/discover/movie': (request) => listBody({ items: discoverMovies(request) }, request),
  '/discover/tv': (request) => listBody({ items: discoverShows(request) }, request),
  '/find/:id': find,
  '/person/popular': (request) => paged(request, popularPeople, (person) => personItem(person, request)),
}

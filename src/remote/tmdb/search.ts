import type { MediaType } from '#contract/media.ts'
import type { Found } from '#domain/search/suggestions.ts'
import type { Title } from '#domain/title/title.ts'
import type { Language } from '#product/languages.ts'
import { readSummary } from './person.ts'
import { type Query, spoken } from './query.ts'
import { type Fields, listOf, number, readTitle, readTitlePage, record, text, type TitlePage } from './readers.ts'

/** One page of what a name finds: titles, and in `found` the people among them as well, in the service's order. */
export interface SearchPage extends TitlePage {
  found: readonly Found[]
}

/** Titles and people of a name (specification, section 7). */
export const searchQuery = (words: string, language: Language, page = 1): Query<SearchPage> => ({
  path: '/search/multi',
  params: { ...spoken(language), query: words, page: String(page), include_adult: 'false' },
  read(body) {
    const titles = readTitlePage(body, undefined, language)
    return titles && { ...titles, found: listOf(record(body)['results'], (item) => readFound(item, language)) }
  },
  titlesOf: ({ titles }) => titles,
})

function readFound(item: Fields, language: Language): Found | null {
  if (text(item['media_type']) === 'person') {
    const person = readSummary(item, language)
    return person && { person }
  }
  const title = readTitle(item, undefined, language)
  return title && { title }
}

/** The movies and shows of a name and, of movies, a year: for whoever knows what they look for. */
export const namedQuery = (type: MediaType, name: string, year: number, language: Language): Query<TitlePage> => ({
  path: `/search/${type}`,
  params: {
    ...spoken(language),
    query: name,
    include_adult: 'false',
    [type === 'movie' ? 'primary_release_year' : 'first_air_date_year']: String(year),
  },
  read: (body) => readTitlePage(body, type, language),
  titlesOf: ({ titles }) => titles,
})

/** What an id of IMDb names: a movie or a show, else an episode, else somebody; all null where the service knows no such thing. */
export interface FoundById {
  title: Title | null
  episode: { show: number; season: number; episode: number } | null
  person: number | null
}

/** What has an id of IMDb, `tt` or `nm` and digits. */
export const findQuery = (imdb: string, language: Language): Query<FoundById> => ({
  path: `/find/${imdb}`,
  params: { ...spoken(language), external_source: 'imdb_id' },
  read(body) {
    const { movie_results: movies, tv_results: shows, tv_episode_results: episodes, person_results: people } = record(body)
    if (!Array.isArray(movies) || !Array.isArray(shows)) return null
    const [title = null] = [
      ...listOf(movies, (item) => readTitle(item, 'movie', language)),
      ...listOf(shows, (item) => readTitle(item, 'tv', language)),
    ]
    const [episode = null] = listOf(episodes, readFoundEpisode)
    const [person = null] = listOf(people, (item) => number(item['id']) || null)
    return { title, episode, person }
  },
  titlesOf: ({ title }) => (title ? [title] : []),
})

function readFoundEpisode(item: Fields): FoundById['episode'] {
  const [show, episode] = [number(item['show_id']), number(item['episode_number'])]
  return show > 0 && episode > 0 ? { show, season: number(item['season_number']), episode } : null
}

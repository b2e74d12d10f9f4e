import type { ClientConfig } from '#contract/config.ts'
import type { MediaType } from '#contract/media.ts'
import type { Details } from '#domain/details.ts'
import { type Logo } from '#domain/logo.ts'
import { byCode } from '#domain/order.ts'
import type { Provider } from '#domain/platform-rows.ts'
import type { Title } from '#domain/title.ts'
import { type Language, languages } from '#spec/languages.ts'
import { readDetails, readLogos } from './tmdb-details.ts'
import { readTitlePage, readTitles, type TitlePage } from './tmdb-titles.ts'
import { listOf, number, record, text } from './tolerant.ts'

/** One question to the movie database: where it goes and how the answer is read. Reading null means: not what was asked for. */
export interface Query<T> {
  /** Below the base address. */
  path: string
  params: Readonly<Record<string, string>>
  read(body: unknown): T | null
  /** The titles an answer mentions, for the screens of those titles. */
  titlesOf?(value: T): readonly Title[]
}

/** The parameters in which the interface's language shows. */
const spoken = (language: Language) => ({ language: languages[language].locale })

/** A language filter of pictures and videos must name English and "no words" too, or they are left out. */
const pictured = (language: Language) => ({ include_image_language: language === 'en' ? 'en,null' : `${language},en,null` })

/** Every question the screens ask (specification, section 7). */
export const queries = {
  list: (path: string, type: MediaType, language: Language, params: Readonly<Record<string, string>> = {}): Query<TitlePage> => ({
    path,
    params: { ...spoken(language), page: '1', ...params },
    read: (body) => readTitlePage(body, type),
    titlesOf: ({ titles }) => titles,
  }),

  trending: (type: MediaType, window: 'day' | 'week', language: Language, page = 1): Query<TitlePage> =>
    queries.list(`/trending/${type}/${window}`, type, language, { page: String(page) }),

  discover: (type: MediaType, language: Language, params: Readonly<Record<string, string>>): Query<TitlePage> =>
    queries.list(`/discover/${type}`, type, language, params),

  search: (text: string, language: Language, page = 1): Query<TitlePage> => ({
    path: '/search/multi',
    params: { ...spoken(language), query: text, page: String(page), include_adult: 'false' },
    read: (body) => readTitlePage(body),
    titlesOf: ({ titles }) => titles,
  }),

  details: (type: MediaType, id: number, language: Language): Query<Details> => ({
    path: `/${type}/${id}`,
    params: {
      ...spoken(language),
      ...pictured(language),
      include_video_language: language === 'en' ? 'en' : `${language},en`,
      append_to_response: `${type === 'movie' ? 'release_dates' : 'content_ratings'},images,videos,credits,recommendations,watch/providers`,
    },
    read: (body) => readDetails(body, type),
    titlesOf: ({ recommendations }) => recommendations,
  }),

  logos: (type: MediaType, id: number): Query<Logo[]> => ({
    path: `/${type}/${id}/images`,
    params: pictured('en'),
    read: readLogos,
  }),

  collection: (id: number, language: Language): Query<Title[]> => ({
    path: `/collection/${id}`,
    params: spoken(language),
    read: (body) => readTitles(record(body)['parts'], 'movie').sort((a, b) => byCode(a.date ?? '9', b.date ?? '9')),
  }),

  providers: (type: MediaType, region: string): Query<Provider[]> => ({
    path: `/watch/providers/${type}`,
    params: { watch_region: region },
    read: (body) => listOf(record(body)['results'], (entry) => ({ id: number(entry['provider_id']), name: text(entry['provider_name']) })),
  }),
}

/** The address a question goes to; parameters in alphabetical order, so that the same question has the same address. */
export function queryUrl(query: Query<unknown>, config: Pick<ClientConfig, 'tmdbBaseUrl' | 'tmdbKey'>): string {
  const params = new URLSearchParams({ ...query.params, ...(config.tmdbKey ? { api_key: config.tmdbKey } : {}) })
  params.sort()
  return `${config.tmdbBaseUrl}${query.path}?${params}`
}

import { mediaKey, type MediaType } from '#contract/media.ts'
import type { Provider } from '#domain/home/platform-rows.ts'
import type { Logo } from '#domain/title/picture.ts'
import { fillTexts } from '#domain/title/texts.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import type { Language } from '#product/languages.ts'
import { pictured, type Query, spoken } from './query.ts'
import { listOf, number, pathOf, readLogos, readTitle, readTitlePage, record, text, type TitlePage } from './readers.ts'

const english: Language = 'en'

/**
 * What the first view of home asks the movie database (specification, section 7). The questions of other
 * screens are in files of their own, so that their readers come with those screens.
 */
export const queries = {
  /** A list of one kind; `path` is below the base, `page` among the parameters. */
  list: (path: string, type: MediaType, language: Language, params: Readonly<Record<string, string>> = {}): Query<TitlePage> => ({
    path,
    params: { ...spoken(language), page: '1', ...params },
    read: (body) => readTitlePage(body, type, language),
    titlesOf: ({ titles }) => titles,
  }),

  trending: (type: MediaType, window: 'day' | 'week', language: Language, page = 1): Query<TitlePage> =>
    queries.list(`/trending/${type}/${window}`, type, language, { page: String(page) }),

  /** Movies, shows and people together; the people are left out. */
  trendingAll: (window: 'day' | 'week', language: Language, page = 1): Query<TitlePage> => ({
    path: `/trending/all/${window}`,
    params: { ...spoken(language), page: String(page) },
    read: (body) => readTitlePage(body, undefined, language),
    titlesOf: ({ titles }) => titles,
  }),

  discover: (type: MediaType, language: Language, params: Readonly<Record<string, string>>): Query<TitlePage> =>
    queries.list(`/discover/${type}`, type, language, params),

  /** What those who liked a title liked too. */
  recommendations: (type: MediaType, id: number, language: Language, page = 1): Query<TitlePage> =>
    queries.list(`/${type}/${id}/recommendations`, type, language, { page: String(page) }),

  /** A title alone, without all that its page shows. */
  title: (type: MediaType, id: number, language: Language): Query<Title> => ({
    path: `/${type}/${id}`,
    params: spoken(language),
    // Mentions no title for other screens: of genres this answer has no ids, as lists have them.
    read: (body) => readTitle(record(body), type, language),
  }),

  logos: (type: MediaType, id: number, language: Language): Query<Logo[]> => ({
    path: `/${type}/${id}/images`,
    params: pictured(language),
    read: readLogos,
  }),

  /** Who offers anything in a region. */
  providers: (type: MediaType, region: string): Query<Provider[]> => ({
    path: `/watch/providers/${type}`,
    params: { watch_region: region },
    read: (body) =>
      listOf(record(body)['results'], (entry) => ({
        id: number(entry['provider_id']),
        name: text(entry['provider_name']),
        logoPath: pathOf(entry['logo_path']),
      })),
  }),
}

/**
 * The same list for a view that shows what its titles are about: overviews missing in the chosen language are taken from the
 * English list, one question for the whole page.
 */
export function withOverviews(query: Query<TitlePage>): Query<TitlePage> {
  const params = { ...query.params, ...spoken(english) }
  const fill = (page: TitlePage, body: unknown): TitlePage => {
    const others = query.read(body)?.titles ?? []
    const known = new Map(others.map((title) => [mediaKey(titleRef(title)), title]))
    const filled = page.titles.map((title) =>
      fillTexts(title, ['overview'], { overview: known.get(mediaKey(titleRef(title)))?.overview ?? '' }, english),
    )
    return { ...page, titles: filled }
  }
  const isEnglish = query.params['language'] === params.language
  return isEnglish ? query : { ...query, fallbacks: () => [{ path: query.path, params, isNeeded: lacksOverview, fill }] }
}

const lacksOverview = ({ titles }: TitlePage): boolean => titles.some(({ overview }) => overview === '')

import {
  type BadReason,
  content,
  type FileContent,
  type ImportEntry,
  type ImportList,
  momentIn,
  type NamedTitle,
  wholeStars,
} from './entry.ts'

type Fields = Readonly<Record<string, unknown>>
type Reading = Omit<ImportEntry, 'file' | 'line'>

const fieldsOf = (found: unknown): Fields => (typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {})
const listOf = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [])
const wholeNumber = (found: unknown, least: number, most: number): number | null =>
  typeof found === 'number' && Number.isInteger(found) && found >= least && found <= most ? found : null

/** Whether this is a list as Trakt's service gives it. */
const isTrakt = (found: unknown): found is readonly unknown[] =>
  Array.isArray(found) && found.some((item) => ['movie', 'show', 'episode'].some((of) => Object.hasOwn(fieldsOf(item), of)))

/**
 * Reads what Trakt exports: one of its lists, or several under their names. What an entry is shows in its moments: watched, rated, collected or
 * listed; of what is merely listed only the name says where. 'unknown' for everything else.
 */
export function readTrakt(json: unknown, file: string): FileContent {
  if (isTrakt(json)) return readList(json, file, file)
  const lists = Object.entries(fieldsOf(json)).filter((named): named is [string, readonly unknown[]] => isTrakt(named[1]))
  if (lists.length === 0) return 'unknown'
  const read = lists.map(([name, list]) => readList(list, `${file}: ${name}`, name)).filter((found) => typeof found !== 'string')
  if (read.length === 0) return 'which-list'
  return { entries: read.flatMap(({ entries }) => entries), rows: [], settings: null, bad: read.flatMap(({ bad }) => bad) }
}

function readList(list: readonly unknown[], file: string, name: string): FileContent {
  const listed: ImportList | undefined = /watchlist/i.test(name) ? 'watchlist' : /favou?rite/i.test(name) ? 'favorites' : undefined
  const isListed = list.some((item) => Object.hasOwn(fieldsOf(item), 'listed_at'))
  if (isListed && listed === undefined) return 'which-list'
  return content(
    list.flatMap((item, at) =>
      readItem(fieldsOf(item), listed ?? 'favorites').map((found) =>
        typeof found === 'string' ? { file, line: at + 1, reason: found } : { file, line: at + 1, ...found },
      ),
    ),
  )
}

function readItem(item: Fields, listed: ImportList): (Reading | BadReason)[] {
  if (Object.hasOwn(item, 'person') || (Object.hasOwn(item, 'season') && !Object.hasOwn(item, 'seasons'))) return ['other-kind']
  const title = titleIn(item)
  if (title === null) return ['no-title']
  const plain = { title, season: null, episode: null, stars: 0 }
  const isEpisode = Object.hasOwn(item, 'episode')
  if (Object.hasOwn(item, 'watched_at')) {
    const at = momentIn(item['watched_at'])
    if (at === null) return ['no-date']
    const place = isEpisode
      ? placeIn(fieldsOf(item['episode'])['season'], fieldsOf(item['episode'])['number'])
      : { season: null, episode: null }
    return [place === null ? 'no-place' : { ...plain, ...place, list: 'watch_history', at }]
  }
  if (Object.hasOwn(item, 'last_watched_at')) return title.type === 'tv' ? episodesIn(item, title) : watchedMovie(item, plain)
  // Only titles are rated and listed here, no seasons and episodes.
  if (isEpisode) return ['other-kind']
  if (Object.hasOwn(item, 'rated_at')) {
    const rating = wholeNumber(item['rating'], 1, 10)
    return [rating === null ? 'no-rating' : { ...plain, list: 'ratings', at: momentIn(item['rated_at']), stars: wholeStars(rating / 2) }]
  }
  const collected = momentIn(item['collected_at']) ?? momentIn(item['last_collected_at'])
  if (collected !== null) return [{ ...plain, list: 'favorites', at: collected }]
  const at = momentIn(item['listed_at'])
  return [at === null ? 'no-date' : { ...plain, list: listed, at }]
}

function watchedMovie(item: Fields, plain: Omit<Reading, 'list' | 'at'>): (Reading | BadReason)[] {
  const at = momentIn(item['last_watched_at'])
  return [at === null ? 'no-date' : { ...plain, list: 'watch_history', at }]
}

/** Of a show each watched episode. */
function episodesIn(item: Fields, title: NamedTitle): (Reading | BadReason)[] {
  const found = listOf(item['seasons']).flatMap((season) =>
    listOf(fieldsOf(season)['episodes']).map((episode): Reading | BadReason => {
      const place = placeIn(fieldsOf(season)['number'], fieldsOf(episode)['number'])
      const at = momentIn(fieldsOf(episode)['last_watched_at']) ?? momentIn(item['last_watched_at'])
      if (place === null) return 'no-place'
      return at === null ? 'no-date' : { list: 'watch_history', title, ...place, at, stars: 0 }
    }),
  )
  return found.length > 0 ? found : ['no-place']
}

function placeIn(season: unknown, number: unknown): { season: number; episode: number } | null {
  const [found, episode] = [wholeNumber(season, 0, 9_999), wholeNumber(number, 0, 9_999)]
  return found === null || episode === null ? null : { season: found, episode }
}

function titleIn(item: Fields): NamedTitle | null {
  const type = Object.hasOwn(item, 'movie') ? 'movie' : 'tv'
  const { title, year, ids } = fieldsOf(item[type === 'movie' ? 'movie' : 'show'])
  const { tmdb, imdb } = fieldsOf(ids)
  const named: NamedTitle = {
    name: typeof title === 'string' ? title.trim().slice(0, 500) : '',
    year: wholeNumber(year, 1870, 2200),
    type,
    tmdb: wholeNumber(tmdb, 1, 2_147_483_647),
    imdb: typeof imdb === 'string' && /^tt\d{7,10}$/.test(imdb) ? imdb : null,
  }
  return named.name === '' ? null : named
}

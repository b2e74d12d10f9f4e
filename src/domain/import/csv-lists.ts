import type { MediaType } from '#contract/media.ts'
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

/** A line of a table: which it is, from 1, and what stands under each heading. */
export interface TableLine {
  line: number
  fields: Readonly<Record<string, string>>
}

/** A table as a file holds it. */
export interface Table {
  name: string
  headings: readonly string[]
  lines: readonly TableLine[]
}

type Reading = Omit<ImportEntry, 'file' | 'line' | 'season' | 'episode'>

/** Reads what Letterboxd or IMDb export; by its headings it is known whose a table is. */
export function readTable(table: Table): FileContent {
  if (table.headings.includes('Letterboxd URI')) return readLetterboxd(table)
  return table.headings.includes('Const') ? readImdb(table) : 'unknown'
}

const read = ({ name: file, lines }: Table, how: (fields: TableLine['fields']) => (Reading | BadReason)[]): FileContent =>
  content(
    lines.flatMap(({ line, fields }) =>
      how(fields).map((found) =>
        typeof found === 'string' ? { file, line, reason: found } : { file, line, season: null, episode: null, ...found },
      ),
    ),
  )

const yearIn = (text = ''): number | null => (/^\d{4}$/.test(text) ? Number(text) : null)

/** A number between two others; null for everything else. */
function numberIn(text = '', least: number, most: number): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return number >= least && number <= most ? number : null
}

/** Letterboxd's tables of one shape are told apart by their names alone; their folder has the name of a person. */
const letterboxdNames: readonly (readonly [RegExp, ImportList])[] = [
  [/watchlist/i, 'watchlist'],
  [/watched/i, 'watch_history'],
  [/likes|films/i, 'favorites'],
]

/** What is watched has a date; what Letterboxd names has a year of release, mostly. Its films have no ids: name and year say which. */
function readLetterboxd(table: Table): FileContent {
  const has = (heading: string): boolean => table.headings.includes(heading)
  if (has('Review') || !has('Name') || !has('Year')) return 'unknown'
  const fileName = table.name.split('/').at(-1) ?? ''
  const isDiary = has('Watched Date')
  const list = isDiary ? 'watch_history' : has('Rating') ? 'ratings' : letterboxdNames.find(([name]) => name.test(fileName))?.[1]
  if (list === undefined) return 'which-list'
  return read(table, (fields) => {
    const title = filmIn(fields)
    if (title === null) return ['no-title']
    const at = momentIn(fields['Watched Date']) ?? momentIn(fields['Date'])
    const stars = numberIn(fields['Rating'], 0.5, 5)
    const rating: Reading[] =
      stars === null ? [] : [{ list: 'ratings', title, at: momentIn(fields['Date']) ?? at, stars: wholeStars(stars) }]
    if (list === 'ratings') return rating.length > 0 ? rating : ['no-rating']
    return [at === null && list === 'watch_history' ? 'no-date' : { list, title, at, stars: 0 }, ...rating]
  })
}

function filmIn({ Name: name = '', Year: year }: TableLine['fields']): NamedTitle | null {
  return name.trim() === '' ? null : { name: name.trim(), year: yearIn(year), type: 'movie', tmdb: null, imdb: null }
}

/** What a title of IMDb is to the movie database; what is not here is a movie of some length. */
const imdbTypes: Readonly<Record<string, MediaType | 'other-kind'>> = {
  tvseries: 'tv',
  tvminiseries: 'tv',
  tvepisode: 'other-kind',
  videogame: 'other-kind',
  musicvideo: 'other-kind',
  podcastseries: 'other-kind',
  podcastepisode: 'other-kind',
}

/** IMDb's ratings, or its watchlist, whose lines may be rated as well. */
function readImdb(table: Table): FileContent {
  const isList = table.headings.includes('Position')
  return read(table, (fields) => {
    const [imdb = '', name = ''] = [fields['Const'], fields['Title']]
    if (!/^tt\d{7,10}$/.test(imdb)) return ['no-title']
    const type = imdbTypes[(fields['Title Type'] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')] ?? 'movie'
    if (type === 'other-kind') return [type]
    const title: NamedTitle = { name: name.trim() || imdb, year: yearIn(fields['Year']), type, tmdb: null, imdb }
    const stars = numberIn(fields['Your Rating'], 1, 10)
    const rating: Reading[] =
      stars === null ? [] : [{ list: 'ratings', title, at: momentIn(fields['Date Rated']), stars: wholeStars(stars / 2) }]
    if (isList) return [{ list: 'watchlist', title, at: momentIn(fields['Created']), stars: 0 }, ...rating]
    return rating.length > 0 ? rating : ['no-rating']
  })
}

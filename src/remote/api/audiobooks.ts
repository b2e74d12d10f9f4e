import type { Book, BookChapter, BookSummary } from '#contract/audiobooks.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Licence } from '#contract/streams.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, flag, label, labels, list, listOf, number, record, text } from '../tmdb/readers.ts'

/** Every audiobook our server knows, without its chapters. */
export const audiobooksQuery: Query<readonly BookSummary[]> = {
  path: `/api${endpoints.audiobooks.path}`,
  params: {},
  read: (body) => (Array.isArray(record(body)['books']) ? listOf(record(body)['books'], readSummary) : null),
}

/** One audiobook with its chapters. */
export const audiobookQuery = (id: string): Query<Book> => ({
  path: `/api${endpoints.audiobook.path.replace(':book', encodeURIComponent(id))}`,
  params: {},
  read: (body) => readBook(record(body)),
})

function readSummary(entry: Fields): BookSummary | null {
  const [id, title] = [text(entry['id']), label(entry['title'])]
  // Part of addresses and of the keys of rows.
  if (!/^[a-z0-9][A-Za-z0-9._-]{1,89}$/.test(id) || title === '') return null
  const picture = text(entry['picture'])
  return {
    id,
    title,
    authors: labels(entry['authors']),
    language: text(entry['language']) || null,
    genres: labels(entry['genres']),
    picture: picture.startsWith('/img/') ? picture : null,
    seconds: Math.max(0, number(entry['seconds'])),
    source: label(entry['source']),
  }
}

function readBook(entry: Fields): Book | null {
  const summary = readSummary(entry)
  const homepage = text(entry['homepage'])
  return (
    summary && {
      ...summary,
      readers: labels(entry['readers']),
      description: text(entry['description']),
      chapters: list(entry['chapters']).flatMap((chapter, place) => readChapter(record(chapter), place + 1) ?? []),
      licence: readLicence(record(entry['licence'])),
      homepage: isSafe(homepage) ? homepage : null,
      downloadable: flag(entry['downloadable']),
    }
  )
}

function readChapter(entry: Fields, place: number): BookChapter | null {
  const url = text(entry['url'])
  if (!isSafe(url) && !/^\/(?!\/)/.test(url)) return null
  return {
    number: place,
    title: label(entry['title']),
    seconds: Math.max(0, number(entry['seconds'])),
    url,
    mime: text(entry['mime']) || null,
    bytes: number(entry['bytes']) || null,
  }
}

function readLicence(entry: Fields): Licence | null {
  const [name, url, attribution] = [label(entry['name']), text(entry['url']), label(entry['attribution'])]
  return name && isSafe(url) ? { name, url, attribution } : null
}

const isSafe = (url: string): boolean => url.startsWith('https://') && URL.canParse(url)

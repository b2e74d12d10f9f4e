import { z } from 'zod'
import type { Book, BookChapter } from '#contract/audiobooks.ts'
import type { Licence } from '#contract/streams.ts'
import { plainLine, plainText } from '../catalogue/blocks.ts'
import type { CatalogueSource } from '../catalogue/source-reader.ts'
import { shortened } from '../catalogue/text.ts'
import { languageTag } from './languages.ts'
import { isCopyable, safeAddress, secondsOf, sumOf, wrongPlace, written } from './values.ts'

/** Who records for LibriVox gives the recording to the public domain. */
export const librivoxLicence: Licence = {
  name: 'Public domain',
  url: 'https://librivox.org/pages/public-domain/',
  attribution: 'Recorded by LibriVox volunteers, public domain',
}

const named = z.looseObject({ name: written })
const authorSchema = z.looseObject({ first_name: written, last_name: written })
const sectionSchema = z.looseObject({
  title: written,
  listen_url: written,
  playtime: written,
  readers: z
    .array(z.looseObject({ display_name: written }))
    .nullish()
    .catch(null),
})

/** A book as the service writes it (`extended=1`, with `coverart=1` also its cover): numbers are texts, texts are HTML. */
const bookSchema = z.looseObject({
  id: written.pipe(z.string().regex(/^[1-9]\d{0,9}$/, 'must be a number')),
  title: written.pipe(z.string().min(1, 'is missing')),
  description: written.catch(''),
  language: written.catch(''),
  url_librivox: written,
  totaltimesecs: written.catch(''),
  totaltime: written.catch(''),
  coverart_jpg: written.catch(''),
  authors: z.array(authorSchema).nullish().catch(null),
  genres: z.array(named).nullish().catch(null),
  sections: z.array(sectionSchema).nullish(),
})

const unique = (names: readonly string[], most: number): string[] => [...new Set(names.filter(Boolean))].slice(0, most)

/** Reads one book of LibriVox; a sentence about it where it cannot be offered. */
export function readLibriVoxBook(entry: unknown, source: CatalogueSource): Book | string {
  const read = bookSchema.safeParse(entry)
  if (!read.success) return wrongPlace(read.error)
  const { id, url_librivox: page, totaltime, totaltimesecs, coverart_jpg: cover, ...book } = read.data
  const title = shortened(plainLine(book.title), 300)
  if (title === '') return `book ${id} has no title`
  const homepage = safeAddress(page)
  // The service lists works before anybody has listened to all of them; those have no page yet.
  if (homepage === null) return `book ${id} (${title}) has no page at LibriVox yet`
  const sections = book.sections ?? []
  const chapters = sections.flatMap((section): Omit<BookChapter, 'number'>[] => {
    const url = safeAddress(section.listen_url)
    if (url === null) return []
    const seconds = secondsOf(section.playtime) ?? 0
    return [{ title: shortened(plainLine(section.title), 300), seconds, url, mime: 'audio/mpeg', bytes: null }]
  })
  if (chapters.length === 0) return `book ${id} (${title}) has nothing to play: ask the service with extended=1`
  if (chapters.length < sections.length) return `book ${id} (${title}) is not whole: a section has no address that a page may play`
  return {
    id: `librivox-${id}`,
    title,
    authors: unique(
      (book.authors ?? []).map((author) => shortened(plainLine(`${author.first_name} ${author.last_name}`), 120)),
      20,
    ),
    language: languageTag(book.language),
    genres: unique(
      (book.genres ?? []).map(({ name }) => shortened(plainLine(name), 80)),
      20,
    ),
    picture: safeAddress(cover),
    seconds: sumOf(chapters.map(({ seconds }) => seconds)) || secondsOf(totaltimesecs) || secondsOf(totaltime) || 0,
    source: source.name,
    readers: unique(
      sections.flatMap(({ readers }) => (readers ?? []).map((reader) => shortened(plainLine(reader.display_name), 120))),
      60,
    ),
    description: shortened(plainText(book.description), 5_000),
    chapters: chapters.slice(0, 1_000).map((chapter, place) => ({ ...chapter, number: place + 1 })),
    licence: librivoxLicence,
    homepage,
    downloadable: isCopyable(chapters),
  }
}

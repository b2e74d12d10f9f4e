import { z } from 'zod'
import type { Book } from '#contract/audiobooks.ts'
import type { Licence } from '#contract/streams.ts'
import { plainLine, plainText } from '../catalogue/blocks.ts'
import type { CatalogueSource } from '../catalogue/source-reader.ts'
import { shortened } from '../catalogue/text.ts'
import { languageTag } from './languages.ts'
import { librivoxLicence } from './librivox.ts'
import { isCopyable, safeAddress, secondsOf, sumOf, wrongPlace, written, writtenList } from './values.ts'

const fileSchema = z.looseObject({
  name: written,
  format: written.catch(''),
  length: written.catch(''),
  title: written.catch(''),
  track: written.catch(''),
  size: written.catch(''),
})

/** An item as `https://archive.org/metadata/{id}` answers: a field may be a text or a list of texts. */
const itemSchema = z.looseObject({
  metadata: z.looseObject({
    identifier: written.pipe(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, 'must be an identifier')),
    title: writtenList,
    creator: writtenList.catch([]),
    description: writtenList.catch([]),
    language: writtenList.catch([]),
    subject: writtenList.catch([]),
    licenseurl: writtenList.catch([]),
    collection: writtenList.catch([]),
  }),
  files: z.array(fileSchema),
})
type ArchiveFile = z.infer<typeof fileSchema>

/** What the archive makes of a recording, smallest first: one file of each chapter in the same format. */
const formats = ['64Kbps MP3', '128Kbps MP3', 'VBR MP3'] as const

/** `03/12`, `3`; files without one come last, in the order of their names. */
const trackOf = ({ track }: ArchiveFile): number => Number(/^\d{1,4}/.exec(track)?.[0] ?? 10_000)

const inOrder = (a: ArchiveFile, b: ArchiveFile): number => trackOf(a) - trackOf(b) || a.name.localeCompare(b.name, 'en', { numeric: true })

/** What allows an item to be offered: a licence of Creative Commons or the public domain, or LibriVox's own collection. */
function licenceOf(urls: readonly string[], collections: readonly string[], creator: string): Licence | null {
  if (collections.includes('librivoxaudio')) return librivoxLicence
  for (const url of urls) {
    const address = safeAddress(url.replace(/^http:/, 'https:'))
    const [, kind, version] =
      /^https:\/\/creativecommons\.org\/(licenses\/[a-z-]+|publicdomain\/[a-z]+)\/(\d\.\d)?/.exec(address ?? '') ?? []
    if (address === null || kind === undefined) continue
    const name = kind.startsWith('licenses/')
      ? `CC ${kind.slice('licenses/'.length).toUpperCase()} ${version ?? ''}`
      : kind === 'publicdomain/zero'
        ? `CC0 ${version ?? ''}`
        : 'Public domain'
    return { name: name.trim(), url: address, attribution: shortened(creator || 'Internet Archive', 300) }
  }
  return null
}

/** Subjects of whole collections, which say nothing about a book. */
const noGenres = new Set(['librivox', 'audiobook', 'audiobooks', 'audio books', 'literature'])

/** Reads one item of the Internet Archive; a sentence about it where it cannot be offered. */
export function readArchiveItem(entry: unknown, source: CatalogueSource): Book | string {
  const read = itemSchema.safeParse(entry)
  if (!read.success) return wrongPlace(read.error)
  const { metadata, files } = read.data
  const { identifier } = metadata
  const title = shortened(plainLine(metadata.title[0] ?? ''), 300)
  if (title === '') return `item ${identifier} has no title`
  const authors = [...new Set(metadata.creator.map((name) => shortened(plainLine(name), 120)).filter(Boolean))].slice(0, 20)
  const licence = licenceOf(metadata.licenseurl, metadata.collection, authors.join(', '))
  if (licence === null) return `item ${identifier} names no licence that allows it to be offered`
  const format = formats.find((kind) => files.some((file) => file.format === kind))
  const played = files.filter((file) => file.format === format).toSorted(inOrder)
  if (format === undefined || played.length === 0) return `item ${identifier} has no MP3 files`
  const subjects = metadata.subject.flatMap((subject) => subject.split(/[;,]/)).map((subject) => shortened(plainLine(subject), 80))
  const chapters = played.slice(0, 1_000).map((file, place) => ({
    number: place + 1,
    title: shortened(plainLine(file.title), 300),
    seconds: secondsOf(file.length) ?? 0,
    url: `https://archive.org/download/${identifier}/${file.name.split('/').map(encodeURIComponent).join('/')}`,
    mime: 'audio/mpeg',
    bytes: /^[1-9]\d{0,12}$/.test(file.size) ? Number(file.size) : null,
  }))
  return {
    id: `ia-${identifier}`,
    title,
    authors,
    language: languageTag(metadata.language[0] ?? ''),
    genres: [...new Set(subjects.filter((subject) => subject !== '' && !noGenres.has(subject.toLowerCase())))].slice(0, 20),
    picture: `https://archive.org/services/img/${identifier}`,
    seconds: sumOf(chapters.map(({ seconds }) => seconds)),
    source: source.name,
    readers: [],
    description: shortened(plainText(metadata.description.join('\n\n')), 5_000),
    chapters,
    licence,
    homepage: `https://archive.org/details/${identifier}`,
    downloadable: isCopyable(chapters),
  }
}

import type { Licence, Stream } from '#contract/streams.ts'
import type { Found, Source } from '#domain/sources/source.ts'
import { licenceOf } from '#domain/sources/licence.ts'
import { askingSources } from '#product/sources.ts'
import { type Fields, label, labels, listOf, number, record, text } from '#remote/tmdb/readers.ts'
import { askSource, readAnswer, type SourceAnswer } from './ask.ts'

/** The calls and shapes of the Internet Archive: https://archive.org/developers/ (advanced search, metadata, downloading). */

/** Whether the archive answers; `unreadable` where something else does. */
export async function archiveName(source: Pick<Source, 'address'>): Promise<SourceAnswer<string>> {
  const answer = await archiveSearch(source, '')
  return answer.ok ? { ok: true, value: 'Internet Archive' } : answer
}

/** What its search reads as more than a word. */
const operators = /[+\-!(){}[\]^"~*?:\\/&|]/g

/**
 * The films of the archive whose names hold some words and that say a licence of Creative Commons or that they are in the public domain, best
 * first. All else is what somebody has uploaded, of which nobody knows whose it is.
 */
export async function archiveSearch(
  { address }: Pick<Source, 'address'>,
  words: string,
): Promise<SourceAnswer<(Found & { year: string; licence: string })[]>> {
  const wanted = words
    .replaceAll(operators, ' ')
    .trim()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  const asked = new URLSearchParams({
    q: [...wanted.map((word) => `title:${word}`), 'mediatype:movies', 'licenseurl:*creativecommons*'].join(' AND '),
    rows: String(askingSources.found),
    output: 'json',
  })
  for (const field of ['identifier', 'title', 'year', 'licenseurl']) asked.append('fl[]', field)
  return readAnswer(await askSource(`${address}/advancedsearch.php?${asked}`, { isWanted: true }), (value) => {
    const { docs } = record(record(value)['response'])
    if (!Array.isArray(docs)) return null
    return listOf(docs, (film) => {
      const [id, name, licence] = [text(film['identifier']), firstOf(film['title']), licenceOf(firstOf(film['licenseurl']))]
      if (!/^[\w.-]+$/.test(id) || name === '' || licence === null) return null
      return { id, name, year: String(number(film['year']) || '') || firstOf(film['year']), licence: licence.name }
    })
  })
}

/** How a film of the archive is played: the largest of its files that browsers play; `unreadable` where there is none, or its licence is gone. */
export async function archiveStream(source: Source, { id }: Found): Promise<SourceAnswer<Stream>> {
  return readAnswer(await askSource(`${source.address}/metadata/${id}`), (value) => {
    const { metadata, files } = record(value)
    const said = record(metadata)
    const known = licenceOf(firstOf(said['licenseurl']))
    const [largest] = listOf(files, readFile).sort((a, b) => b.height - a.height || b.bytes - a.bytes)
    if (known === null || largest === undefined) return null
    const at = (name: string): string => `${source.address}/download/${id}/${name.split('/').map(encodeURIComponent).join('/')}`
    const name = firstOf(said['title']) || id
    const licence: Licence = { ...known, attribution: [name, firstOf(said['creator'])].filter(Boolean).join(' · ').slice(0, 300) }
    return {
      id: `${source.id}:${id}`.slice(0, 200),
      label: name.slice(0, 120),
      delivery: 'file',
      url: at(largest.name),
      mime: null,
      height: largest.height || null,
      bytes: largest.bytes || null,
      audio: [],
      subtitles: [],
      chapters: [],
      segments: [],
      line: `source:${source.id}`,
      // Its hosts of files let players play, and do not say that other sites may read.
      downloadable: false,
      licence,
    }
  })
}

function readFile(file: Fields): { name: string; height: number; bytes: number } | null {
  const name = text(file['name'])
  return /\.(?:mp4|m4v|webm)$/i.test(name)
    ? { name, height: Number(text(file['height'])) || 0, bytes: Number(text(file['size'])) || 0 }
    : null
}

/** The archive says one value as itself and several as a list. */
const firstOf = (value: unknown): string => label(value) || (labels(value)[0] ?? '')

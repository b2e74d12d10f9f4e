import type { Stream } from '#contract/streams.ts'
import type { Found, Source } from '#domain/sources/source.ts'
import { askingSources } from '#product/sources.ts'
import { type Fields, flag, label, listOf, number, record, text } from '#remote/tmdb/readers.ts'
import { isSecure } from './address.ts'
import { askSource, readAnswer, type SourceAnswer } from './ask.ts'

/** The calls and shapes of PeerTube's REST API: https://docs.joinpeertube.org/api-rest-reference.html */

/** What an instance of PeerTube calls itself; `unreadable` where something else answers. */
export async function peertubeName({ address }: Pick<Source, 'address'>): Promise<SourceAnswer<string>> {
  return readAnswer(await askSource(`${address}/api/v1/config`, { isWanted: true }), (value) => {
    const { instance, serverVersion } = record(value)
    return text(serverVersion) === '' ? null : label(record(instance)['name']) || text(serverVersion)
  })
}

/** The videos of an instance that answer some words, best first; each with its length in seconds and the name of its licence, if it has one. */
export async function peertubeSearch(
  source: Source,
  words: string,
): Promise<SourceAnswer<(Found & { seconds: number; licence: string })[]>> {
  const asked = new URLSearchParams({ search: words, count: String(askingSources.found), sort: '-match', searchTarget: 'local' })
  return readAnswer(await askSource(`${source.address}/api/v1/search/videos?${asked}`, { isWanted: true }), (value) => {
    const { data } = record(value)
    if (!Array.isArray(data)) return null
    return listOf(data, (video) => {
      const [id, name] = [text(video['uuid']), label(video['name'])]
      if (!/^[\da-f-]{36}$/i.test(id) || name === '') return null
      return { id, name, seconds: number(video['duration']), licence: labelOf(video['licence']) }
    })
  })
}

/** How a video of an instance is played: in all its sizes where it is cut into parts, else the largest file; `unreadable` where it has neither. */
export async function peertubeStream(source: Source, { id }: Found): Promise<SourceAnswer<Stream>> {
  const address = `${source.address}/api/v1/videos/${id}`
  const [video, captions] = await Promise.all([askSource(address), askSource(`${address}/captions`)])
  const words = captions.ok ? record(captions.value)['data'] : []
  return readAnswer(video, (value) => readStream(source, record(value), words))
}

const labelOf = (constant: unknown): string => label(record(constant)['label'])

function readStream(source: Source, video: Fields, captions: unknown): Stream | null {
  const [parts] = listOf(video['streamingPlaylists'], readPlaylist)
  const [largest] = listOf(video['files'], readFile).sort((a, b) => b.height - a.height)
  const url = parts?.url ?? largest?.url
  if (url === undefined) return null
  const name = label(video['name'])
  const licence = labelOf(video['licence'])
  const maker = label(record(video['account'])['displayName'])
  const page = `${source.address}/w/${text(video['uuid'])}`
  return {
    id: `${source.id}:${text(video['uuid'])}`,
    label: name,
    delivery: parts === undefined ? 'file' : 'hls',
    url,
    mime: null,
    height: (parts ?? largest)?.height || null,
    bytes: parts === undefined ? (largest?.bytes ?? null) : null,
    audio: [],
    subtitles: listOf(captions, (caption) => {
      const file = secure(caption['fileUrl']) ?? secure(source.address + text(caption['captionPath']))
      return file === null ? null : { url: file, language: text(record(caption['language'])['id']) || 'und', label: '' }
    }),
    chapters: [],
    segments: [],
    line: `source:${source.id}`,
    // A copy on the device is one that its licence and its instance both allow.
    downloadable: licence !== '' && flag(video['downloadEnabled']),
    licence:
      licence === '' || !page.startsWith('https:')
        ? null
        : { name: licence.slice(0, 80), url: page, attribution: [name, maker].filter(Boolean).join(' · ').slice(0, 300) },
  }
}

/** A video cut into parts, and the lines of its largest size; 0 where they are not said. */
function readPlaylist({ playlistUrl, files }: Fields): { url: string; height: number } | null {
  const url = secure(playlistUrl)
  return url === null ? null : { url, height: Math.max(0, ...listOf(files, linesOf)) }
}

const linesOf = (file: Fields): number => number(record(file['resolution'])['id'])

function readFile(file: Fields): { url: string; height: number; bytes: number | null } | null {
  const url = secure(file['fileUrl'])
  return url === null ? null : { url, height: linesOf(file), bytes: number(file['size']) || null }
}

const secure = (address: unknown): string | null => (URL.canParse(text(address)) && isSecure(new URL(text(address))) ? text(address) : null)

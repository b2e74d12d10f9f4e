import type { Stream } from '#contract/streams.ts'
import { countReasons, type LeftOut, type LeftOutReason, type Source } from '#domain/sources/source.ts'
import { type Fields, flag, label, list, listOf, number, record, text } from '#remote/tmdb/readers.ts'
import { deliveryOf, isPlayable, isSecure } from './address.ts'
import { askSource, readAnswer, type SourceAnswer } from './ask.ts'

/** What an add-on says of itself: https://github.com/Stremio/stremio-addon-sdk, `docs/api/responses/manifest.md`. */
export interface AddonManifest {
  name: string
}

/** The manifest of an add-on that knows streams; `unreadable` where something else answers. */
export async function addonManifest({ address }: Pick<Source, 'address'>): Promise<SourceAnswer<AddonManifest>> {
  return readAnswer(await askSource(`${address}/manifest.json`, { isWanted: true }), readManifest)
}

function readManifest(value: unknown): AddonManifest | null {
  const { id, name, resources } = record(value)
  const hasStreams = list(resources).some((resource) => resource === 'stream' || record(resource)['name'] === 'stream')
  return text(id) !== '' && hasStreams ? { name: label(name) || text(id) } : null
}

/** What is asked of an add-on: by the ids of IMDb, the only ones that all of them know. */
export interface AddonQuestion {
  imdbId: string
  /** Null for a movie. */
  episode: { season: number; number: number } | null
}

/** What an add-on has that a page can play, and how much of the rest was left out, by reason. */
export interface AddonStreams {
  streams: Stream[]
  leftOut: LeftOut[]
}

export async function addonStreams(source: Source, { imdbId, episode }: AddonQuestion): Promise<SourceAnswer<AddonStreams>> {
  const path = episode === null ? `movie/${imdbId}` : `series/${imdbId}:${episode.season}:${episode.number}`
  return readAnswer(await askSource(`${source.address}/stream/${path}.json`), (value) => readAddonStreams(source, value))
}

function readAddonStreams(source: Source, value: unknown): AddonStreams | null {
  const { streams: said } = record(value)
  if (!Array.isArray(said)) return null
  const read = said.map((entry, place) => readStream(source, record(entry), place))
  const reasons = read.filter((one) => typeof one === 'string')
  return { streams: read.filter((one) => typeof one === 'object'), leftOut: countReasons(reasons) }
}

/** Kinds of stream whose parts come from other people's devices, or from archives that no page opens (`responses/stream.md`). */
const peerToPeer = ['infoHash', 'nzbUrl', 'servers', 'rarUrls', 'zipUrls', '7zipUrls', 'tgzUrls', 'tarUrls']

function readStream(source: Source, entry: Fields, place: number): Stream | LeftOutReason {
  const hints = record(entry['behaviorHints'])
  const address = text(entry['url'])
  if (peerToPeer.some((name) => name in entry) || /^magnet:/i.test(address)) return 'peer-to-peer'
  if ('proxyHeaders' in hints) return 'proxied'
  if (!URL.canParse(address)) return 'unplayable'
  const url = new URL(address)
  if (!isSecure(url)) return 'insecure'
  if (flag(hints['notWebReady']) || !isPlayable(url)) return 'unplayable'
  const words = [entry['name'], text(entry['description']) || text(entry['title'])].map(label).filter(Boolean).join(' · ')
  return {
    id: `${source.id}:${place}:${url.pathname}`.slice(0, 200),
    label: (words || source.name).replaceAll(/\s+/g, ' ').slice(0, 120),
    delivery: deliveryOf(url),
    url: url.href,
    mime: null,
    height: Number(/\b(\d{3,4})p\b/i.exec(words)?.[1] ?? 0) || (/\b(?:4k|uhd)\b/i.test(words) ? 2160 : null),
    bytes: number(hints['videoSize']) || null,
    audio: [],
    subtitles: listOf(entry['subtitles'], (subtitle) => {
      const [file, language] = [text(subtitle['url']), text(subtitle['lang'])]
      return URL.canParse(file) && isSecure(new URL(file)) ? { url: file, language: language || 'und', label: '' } : null
    }),
    chapters: [],
    segments: [],
    line: `source:${source.id}:${label(hints['bingeGroup'])}`.slice(0, 120),
    downloadable: false,
    licence: null,
  }
}

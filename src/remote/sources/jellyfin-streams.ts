import { bibliographicCodes } from '#domain/language-codes.ts'
import type { Chapter, Segment, Stream } from '#contract/streams.ts'
import type { Source } from '#domain/sources/source.ts'
import { type Fields, flag, label, list, listOf, number, record, text } from '#remote/tmdb/readers.ts'
import { readAnswer, type SourceAnswer } from './ask.ts'
import { askJellyfin } from './jellyfin.ts'

/** What a browser plays, in the words of a Jellyfin server: codecs as lists with commas. */
export interface PlayableCodecs {
  video: string
  audio: string
}

/** By what a server knows which of its films plays, and which way. */
export interface JellyfinPlay {
  ItemId: string
  MediaSourceId: string
  PlaySessionId: string
}

/** A stream, and what its server wants to hear while it plays. */
export interface JellyfinStream {
  stream: Stream
  play: JellyfinPlay
}

const ticksPerSecond = 10_000_000
const seconds = (ticks: unknown): number => number(ticks) / ticksPerSecond

/** Every file that a server has of one of its items: as it is where the browser plays it, else converted while it plays. */
export async function jellyfinStreams(source: Source, item: string, codecs: PlayableCodecs): Promise<SourceAnswer<JellyfinStream[]>> {
  const userId = source.access?.userId ?? ''
  const [playback, chapters, segments] = await Promise.all([
    askJellyfin(source, `/Items/${encodeURIComponent(item)}/PlaybackInfo?userId=${userId}`, {
      body: { UserId: userId, EnableDirectPlay: true, EnableDirectStream: true, EnableTranscoding: true, DeviceProfile: profile(codecs) },
    }),
    askJellyfin(source, `/Items/${encodeURIComponent(item)}?userId=${userId}`),
    askJellyfin(source, `/MediaSegments/${encodeURIComponent(item)}`),
  ])
  // Servers before 10.10 know no segments, and nobody misses chapters.
  const more = { chapters: chapters.ok ? readChapters(chapters.value) : [], segments: segments.ok ? readSegments(segments.value) : [] }
  return readAnswer(playback, (value) => {
    const { MediaSources, PlaySessionId } = record(value)
    if (!Array.isArray(MediaSources)) return null
    return listOf(MediaSources, (file) => {
      const stream = readFile(source, item, file)
      const play = { ItemId: item, MediaSourceId: text(file['Id']), PlaySessionId: text(PlaySessionId) }
      return stream && { stream: { ...stream, ...more }, play }
    })
  })
}

/** Up to a rate that no home line exceeds: which size fits is the player's to say. */
const profile = ({ video, audio }: PlayableCodecs) => ({
  MaxStreamingBitrate: 120_000_000,
  DirectPlayProfiles: [
    { Type: 'Video', Container: 'mp4,m4v', VideoCodec: video, AudioCodec: audio },
    { Type: 'Video', Container: 'webm', VideoCodec: 'vp8,vp9,av1', AudioCodec: 'vorbis,opus' },
  ],
  TranscodingProfiles: [
    { Type: 'Video', Container: 'ts', Protocol: 'hls', VideoCodec: 'h264', AudioCodec: 'aac', Context: 'Streaming', MinSegments: 1 },
  ],
  SubtitleProfiles: [{ Format: 'vtt', Method: 'External' }],
})

function readFile(source: Source, item: string, file: Fields): Stream | null {
  const id = text(file['Id'])
  const tracks = list(file['MediaStreams']).map(record)
  const ofKind = (kind: string): Fields[] => tracks.filter((track) => text(track['Type']) === kind)
  const converted = text(file['TranscodingUrl'])
  const isDirect = flag(file['SupportsDirectPlay'])
  if (id === '' || (!isDirect && !converted.startsWith('/'))) return null
  const query = new URLSearchParams({ static: 'true', mediaSourceId: id, ApiKey: source.access?.token ?? '' })
  return {
    id: `${source.id}:${id}`,
    label: label(file['Name']).slice(0, 120),
    delivery: isDirect ? 'file' : 'hls',
    url: source.address + (isDirect ? `/Videos/${encodeURIComponent(item)}/stream?${query}` : converted),
    mime: isDirect ? 'video/mp4' : null,
    height: number(ofKind('Video')[0]?.['Height']) || null,
    bytes: isDirect ? number(file['Size']) || null : null,
    audio: [...new Set(ofKind('Audio').flatMap(({ Language }) => languageOf(Language) || []))],
    subtitles: ofKind('Subtitle').flatMap((track) => readSubtitle(source, track) ?? []),
    chapters: [],
    segments: [],
    line: `source:${source.id}`,
    // What a person has on a server of their own, they may have on this device; converted films have no end to fetch to.
    downloadable: isDirect,
    licence: null,
  }
}

function readSubtitle(source: Source, track: Fields): Stream['subtitles'][number] | null {
  const url = text(track['DeliveryUrl'])
  if (text(track['DeliveryMethod']) !== 'External' || !url.startsWith('/')) return null
  return { language: languageOf(track['Language']) || 'und', label: label(track['Title']).slice(0, 80), url: source.address + url }
}

function readChapters(value: unknown): Chapter[] {
  return listOf(record(value)['Chapters'], (chapter) => ({
    at: seconds(chapter['StartPositionTicks']),
    title: label(chapter['Name']).slice(0, 200),
  }))
}

const segmentKinds: Readonly<Record<string, Segment['kind']>> = { Intro: 'intro', Outro: 'credits', Recap: 'recap' }

function readSegments(value: unknown): Segment[] {
  return listOf(record(value)['Items'], (segment) => {
    const kind = segmentKinds[text(segment['Type'])]
    const [from, to] = [seconds(segment['StartTicks']), seconds(segment['EndTicks'])]
    return kind && to > from ? { kind, from, to } : null
  })
}

/** The shortest code of a language (BCP 47), `de` for `ger` and `deu`; empty where it is none. */
function languageOf(value: unknown): string {
  const code = text(value).toLowerCase()
  if (!/^[a-z]{2,3}$/.test(code)) return ''
  return bibliographicCodes[code] ?? Intl.getCanonicalLocales(code)[0] ?? ''
}

/** Says where a film is, so that the person can go on with it anywhere else their server plays to. Seconds. */
export function reportToJellyfin(
  source: Source,
  play: JellyfinPlay,
  { position, isPaused }: { position: number; isPaused: boolean },
  moment: 'begin' | 'progress' | 'end',
): Promise<SourceAnswer<unknown>> {
  const path = { begin: '', progress: '/Progress', end: '/Stopped' }[moment]
  const body = { ...play, PositionTicks: Math.round(position * ticksPerSecond), IsPaused: isPaused, CanSeek: true }
  return askJellyfin(source, `/Sessions/Playing${path}`, { body, keepalive: moment === 'end' })
}

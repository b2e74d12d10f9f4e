import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { answerTo } from '#data/catalogue/catalogue.ts'
import { type Found, type LeftOut, type Source, type SourceProblem, sourcesFor } from '#domain/sources/source.ts'
import { playableCodecs } from '#platform/playable-codecs.ts'
import type { StreamGroup } from '#domain/watching/stream-order.ts'
import type { SourceKind } from '#product/sources.ts'
import { addonStreams } from '#remote/sources/addon.ts'
import { archiveStream } from '#remote/sources/archive.ts'
import { filmAt } from '#remote/sources/address.ts'
import type { SourceAnswer } from '#remote/sources/ask.ts'
import { jellyfinStreams } from '#remote/sources/jellyfin-streams.ts'
import { peertubeStream } from '#remote/sources/peertube.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { appearance } from '#state/appearance.ts'
import { rememberHeard } from './four-k-records.ts'
import { knownSources, sourceOwner } from './records.ts'
import { rememberPlay } from './report.ts'
import { itemOf } from './titles.ts'

/** What is to be said of a source beside its streams: why it gave none, or what of it was left out. */
export type SourceNote = { source: Source } & ({ problem: SourceProblem } | { leftOut: readonly LeftOut[] })

/** What one source gave. */
interface OfSource {
  streams: readonly Stream[]
  notes: readonly SourceNote[]
}

/** What all of them gave, each kind apart. */
export interface OwnStreams {
  groups: readonly StreamGroup[]
  notes: readonly SourceNote[]
}

/** The sources of this person that are switched on and ready to be asked. Never rejects. */
export async function usableSources(): Promise<Source[]> {
  const list = sourcesFor(await knownSources(), sourceOwner())
  return list.filter(({ isOn, kind, access }) => isOn && (kind !== 'jellyfin' || access !== null))
}

/** Whether there is any source of the person's own to ask. Never rejects. */
export const hasOwnSources = async (): Promise<boolean> => (await usableSources()).length > 0

/** What one source has of a movie or an episode. Never rejects. */
export async function streamsOf(source: Source, ref: WatchableRef): Promise<OfSource> {
  const answer = await ask[source.kind](source, ref)
  if (!answer.notes.some((note) => 'problem' in note)) void rememberHeard(source.id, ref, answer.streams)
  return answer
}

/** What the person's own sources have of a movie or an episode, in the order they were added; all are asked at once. Never rejects. */
export async function ownStreams(ref: WatchableRef): Promise<OwnStreams> {
  const answers = await Promise.all(
    (await usableSources()).map(async (source) => ({ kind: source.kind, ...(await streamsOf(source, ref)) })),
  )
  return { groups: answers, notes: answers.flatMap(({ notes }) => notes) }
}

const nothing: OfSource = { streams: [], notes: [] }

const failed = (source: Source, answer: SourceAnswer<unknown>): OfSource =>
  answer.ok ? nothing : { streams: [], notes: [{ source, problem: answer.problem }] }

const ask: Record<SourceKind, (source: Source, ref: WatchableRef) => Promise<OfSource>> = {
  async jellyfin(source, ref) {
    const item = await itemOf(source, ref)
    if (!item.ok || item.value === null) return failed(source, item)
    const found = await jellyfinStreams(source, item.value, playableCodecs())
    if (!found.ok) return failed(source, found)
    for (const { stream, play } of found.value) rememberPlay(stream.id, source, play)
    return { streams: found.value.map(({ stream }) => named(stream, source)), notes: [] }
  },

  async addon(source, { media_type, media_id, season, episode }) {
    const details = await answerTo(detailsQueries.details(media_type, media_id, appearance.language))
    if (details === undefined) return nothing
    if (details.imdbId === '') return { streams: [], notes: [{ source, problem: 'no-imdb-id' }] }
    const place = season === null || episode === null ? null : { season, number: episode }
    // Nobody has a whole show as one film.
    if (media_type === 'tv' && place === null) return nothing
    const found = await addonStreams(source, { imdbId: details.imdbId, episode: place })
    if (!found.ok) return failed(source, found)
    const { streams, leftOut } = found.value
    return { streams: streams.map((stream) => named(stream, source)), notes: leftOut.length > 0 ? [{ source, leftOut }] : [] }
  },

  peertube: (source, ref) => picked(peertubeStream, source, ref),
  archive: (source, ref) => picked(archiveStream, source, ref),

  playlist: (source, ref) => picked(async (of, { id, name }) => ({ ok: true, value: filmAt(of, { name, address: id }) }), source, ref),

  async address(source, ref) {
    return source.of?.key === watchableKey(ref) ? { streams: [filmAt(source, source)], notes: [] } : nothing
  },
}

/** What the person said to be this movie or episode, asked for by its own id. */
async function picked(
  streamOf: (source: Source, pick: Found) => Promise<SourceAnswer<Stream>>,
  source: Source,
  ref: WatchableRef,
): Promise<OfSource> {
  const pick = source.picks?.[watchableKey(ref)]
  if (pick === undefined) return nothing
  const found = await streamOf(source, pick)
  return found.ok ? { streams: [named(found.value, source)], notes: [] } : failed(source, found)
}

/** Said with the name of its source, as people know that. */
function named(stream: Stream, { name }: Source): Stream {
  const own = stream.label !== '' && stream.label !== name ? stream.label : stream.height === null ? '' : `${stream.height}p`
  return { ...stream, label: [name, own].filter(Boolean).join(' · ').slice(0, 120) }
}

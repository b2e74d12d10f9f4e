import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { type Found, isSearched, type LeftOut, type SearchedSource, type Source } from '#domain/sources/source.ts'
import { holdsWords } from '#domain/search/title-search.ts'
import { askingSources, type SearchedKind } from '#product/sources.ts'
import { archiveSearch } from '#remote/sources/archive.ts'
import type { SourceAnswer } from '#remote/sources/ask.ts'
import { peertubeSearch } from '#remote/sources/peertube.ts'
import { type PlaylistFilms, playlistFilms } from '#remote/sources/playlist.ts'
import { playlistText } from './playlist-files.ts'
import { changeSources } from './records.ts'
import { useSources } from './sources.ts'
import { streamsOf } from './streams.ts'

/** One thing that a source has found for some words. */
export interface FoundFilm extends Found {
  /** 0 where it is not said. */
  minutes: number
  /** What tells it from others of its name; empty where there is nothing to say. */
  note: string
}

/** What a source has found, and what of it is not offered. */
export interface SearchAnswer {
  films: readonly FoundFilm[]
  leftOut: readonly LeftOut[]
}

/** The same, or why nothing came. */
export type SearchResult = SourceAnswer<SearchAnswer>

/** The sources of this person that are switched on and know titles by their names alone; undefined before they were read. */
export const useSearchedSources = (): readonly SearchedSource[] | undefined =>
  useSources()
    ?.filter(({ isOn }) => isOn)
    .filter(isSearched)

/** Looks for words in a source that knows titles by their names alone. Never rejects. */
export const findIn = (source: SearchedSource, words: string): Promise<SearchResult> => find[source.kind](source, words)

const find: Record<SearchedKind, (source: Source, words: string) => Promise<SearchResult>> = {
  async peertube(source, words) {
    const answer = await peertubeSearch(source, words)
    if (!answer.ok) return answer
    const films = answer.value.map(({ id, name, seconds, licence }) => ({ id, name, minutes: Math.ceil(seconds / 60), note: licence }))
    return { ok: true, value: { films, leftOut: [] } }
  },

  async archive(source, words) {
    const answer = await archiveSearch(source, words)
    if (!answer.ok) return answer
    const films = answer.value.map(({ id, name, year, licence }) => ({
      id,
      name,
      minutes: 0,
      note: [year, licence].filter(Boolean).join(' · '),
    }))
    return { ok: true, value: { films, leftOut: [] } }
  },

  async playlist(source, words) {
    const known = playlists.get(source.id)
    const answer =
      known === undefined ? playlistFilms(source, await playlistText(source, { isWanted: true })) : { ok: true as const, value: known }
    if (!answer.ok) return answer
    playlists.set(source.id, answer.value)
    const isNamed = holdsWords(words)
    const named = answer.value.films.filter(({ name }) => isNamed(name))
    const films = named.slice(0, askingSources.found).map(({ id, name, group }) => ({ id, name, minutes: 0, note: group }))
    return { ok: true, value: { films, leftOut: answer.value.leftOut } }
  },
}

/** Playlists as they were read by this page, by the source's id: looking again asks nobody. */
const playlists = new Map<string, PlaylistFilms>()

/** Remembers that something in a source is this movie or episode, and resolves with how it is played. Rejects when there is no room. */
export async function pick(source: Source, ref: WatchableRef, { id, name }: Found): Promise<Stream | null> {
  const picks = { ...source.picks, [watchableKey(ref)]: { id, name } }
  await keepPicks(source, picks)
  const { streams } = await streamsOf({ ...source, picks }, ref)
  return streams[0] ?? null
}

/** Forgets what in a source is this movie or episode. Rejects when there is no room. */
export function unpick(source: Source, ref: WatchableRef): Promise<void> {
  const { [watchableKey(ref)]: _, ...picks } = source.picks ?? {}
  return keepPicks(source, picks)
}

const keepPicks = ({ id }: Source, picks: Source['picks'] & object): Promise<void> =>
  changeSources((list) => list.map((source) => (source.id === id ? { ...source, picks } : source)))

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { mediaKey, type MediaRef, watchableKey, type WatchableRef } from '#contract/media.ts'
import type { BuiltInStream } from '#contract/streams.ts'
import { type Day, dayOf } from '../catalogue/dates.ts'
import { movies, movieWithId } from '../catalogue/movies/movies.ts'
import { openMovies } from '../catalogue/movies/real-movies.ts'
import { episodeCount, episodeDay } from '../catalogue/shows/schedule.ts'
import { shows, showWithId } from '../catalogue/shows/shows.ts'
import { releaseDay } from '../catalogue/snapshot.ts'
import { hash } from '../random.ts'
import { audioCodec, type Clip, episode, fileNames, film, languages, shortFilm, sizes, videoCodec } from './clips.ts'
import { filesFolder, mediaPrefix } from './plugin.ts'

type Stream = Omit<BuiltInStream, 'id'>

const addressOf = (file: string): string => `${mediaPrefix}/${file}`

const aboutClip = ({ title, chapters, segments }: Clip) => ({
  chapters,
  segments,
  downloadable: true,
  licence: {
    name: 'CC0 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: `“${title}”, made for Matinee’s demo`,
  },
})

/** A clip in one file: English, in the size in the middle, with its subtitles beside it. */
function asFile(clip: Clip): Stream {
  const file = fileNames.mp4(clip)
  return {
    ...aboutClip(clip),
    delivery: 'file',
    label: '360p',
    line: 'demo-360p',
    url: addressOf(file),
    mime: `video/mp4; codecs="${videoCodec('360p')}, ${audioCodec}"`,
    height: sizes['360p'].height,
    bytes: statSync(join(filesFolder, file)).size,
    audio: ['en'],
    subtitles: languages.map((language) => ({ language, label: '', url: addressOf(fileNames.subtitles(clip, language)) })),
  }
}

/** A clip in every size and language. */
const asPlaylist = (clip: Clip): Stream => ({
  ...aboutClip(clip),
  delivery: 'hls',
  label: '',
  line: 'demo-hls',
  url: addressOf(fileNames.playlist(clip)),
  mime: 'application/vnd.apple.mpegurl',
  height: Math.max(...clip.sizes.map((size) => sizes[size].height)),
  bytes: null,
  audio: languages,
  subtitles: [],
})

/** Every way in which a clip can be played, the likeliest first. */
const waysOf = (clip: Clip): Stream[] => [...(clip.sizes.length > 0 ? [asPlaylist(clip)] : []), ...(clip.hasFile ? [asFile(clip)] : [])]

const ways = new Map([film, episode, shortFilm].map((clip) => [clip, waysOf(clip)]))

const openIds = new Set(openMovies.map(({ id }) => id))

/** The open films that last four minutes or less, without their series: the short film stands for them, and is there in 4K. */
const shortIds = new Set(
  openMovies.filter(({ runtime, collection }) => runtime > 1 && runtime <= 4 && collection === undefined).map(({ id }) => id),
)

/** The clip that stands for a movie. */
export const clipOfMovie = (id: number): Clip => (shortIds.has(id) ? shortFilm : film)

/** One title in eight has nothing to play, so that this can be seen, too; an open film always has. */
const isWithout = (ref: MediaRef): boolean => hash(mediaKey(ref)) % 8 === 0 && !openIds.has(ref.media_id)

const isOut = (day: Day | null, today: Day): boolean => day !== null && day <= today

/** The clip that stands for a title, in the ways it can be played. */
function whatPlays({ media_type, media_id, season, episode: place }: WatchableRef, today: Day): readonly Stream[] {
  if (media_type === 'movie') {
    const movie = movieWithId(media_id)
    return movie !== undefined && isOut(releaseDay(movie, today), today) ? (ways.get(clipOfMovie(media_id)) ?? []) : []
  }
  const show = showWithId(media_id)
  if (show === undefined || season === null || place === null) return []
  return isOut(episodeDay(show, season, place, today), today) ? (ways.get(episode) ?? []) : []
}

/** Every movie and every episode there is. */
function* playable(): Generator<WatchableRef> {
  for (const { id } of movies) yield { media_type: 'movie', media_id: id, season: null, episode: null }
  for (const show of shows)
    for (let season = 1; season <= show.schedule.seasons; season++)
      for (let number = 1; number <= episodeCount(show, season); number++)
        yield { media_type: 'tv', media_id: show.id, season, episode: number }
}

/**
 * What the demo plays of a movie that is out or of an episode that was on the air, at a moment (epoch ms). Movies that only make the catalogue
 * large, for measuring, play nothing.
 */
function streamsOf(ref: WatchableRef, now: number): BuiltInStream[] {
  if (isWithout(ref)) return []
  return whatPlays(ref, dayOf(now)).map((stream) => ({ id: `${watchableKey(ref)} ${stream.line}`, ...stream }))
}

export const demoStreams = { streamsOf, playable }

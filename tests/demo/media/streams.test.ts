import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import { streamSchema } from '#contract/streams.ts'
import { movies } from '#demo/catalogue/movies/movies.ts'
import { openMovies } from '#demo/catalogue/movies/real-movies.ts'
import { shows } from '#demo/catalogue/shows/shows.ts'
import { episodesOf } from '#demo/catalogue/shows/schedule.ts'
import { dayOf, isoDate } from '#demo/catalogue/dates.ts'
import { releaseDay } from '#demo/catalogue/snapshot.ts'
import { filesFolder } from '#demo/media/plugin.ts'
import { demoStreams } from '#demo/media/streams.ts'
import { days, noonOf } from '../catalogue/ask-demo.ts'

const now = noonOf(days[0])
const today = dayOf(now)
const movie = (media_id: number): WatchableRef => ({ media_type: 'movie', media_id, season: null, episode: null })
const episode = (media_id: number, season: number, number: number): WatchableRef => ({
  media_type: 'tv',
  media_id,
  season,
  episode: number,
})
/** How many streams a title has. */
const plays = (ref: WatchableRef, at = now): number => demoStreams.streamsOf(ref, at).length
const share = (refs: readonly WatchableRef[]): number => refs.filter((ref) => plays(ref) > 0).length / refs.length

const out = movies.filter((each) => (releaseDay(each, today) ?? Infinity) <= today)
const notOut = movies.filter((each) => (releaseDay(each, today) ?? Infinity) > today)

describe('the demo plays', () => {
  test('a movie that is out: the film in every size and language, and as one file', () => {
    const [id = 0] = openMovies.map((each) => each.id)
    expect(demoStreams.streamsOf(movie(id), now)).toMatchObject([
      { id: `movie:${id} demo-hls`, delivery: 'hls', url: '/media/demo/film/hls/master.m3u8', height: 720, audio: ['en', 'de'] },
      { id: `movie:${id} demo-360p`, delivery: 'file', label: '360p', url: '/media/demo/film/360p.mp4', height: 360, audio: ['en'] },
    ])
  })

  test('every open film', () => {
    for (const { id } of openMovies) expect(plays(movie(id))).toBeGreaterThan(0)
  })

  test('a few short open films in 4K, whose size the playlist truly has', () => {
    const inFourK = openMovies.flatMap(({ id }) => demoStreams.streamsOf(movie(id), now)).filter(({ height }) => height === 2160)
    expect(inFourK.length).toBeGreaterThanOrEqual(4)
    const master = readFileSync(join(filesFolder, 'short/hls/master.m3u8'), 'utf8')
    expect(new Set(inFourK.map(({ url }) => url))).toEqual(new Set(['/media/demo/short/hls/master.m3u8']))
    expect(master).toContain('RESOLUTION=3840x2160')
  })

  test('nothing but what it says that can be played', () => {
    const all = [...demoStreams.playable()]
    expect(new Set(all.map(watchableKey)).size).toBe(all.length)
    expect(all.filter((ref) => ref.media_type === 'movie').map((ref) => ref.media_id)).toEqual(movies.map(({ id }) => id))
    for (const show of shows)
      for (let season = 1; season <= show.schedule.seasons; season++)
        expect(all.filter((ref) => ref.media_id === show.id && ref.season === season).map((ref) => ref.episode)).toEqual(
          episodesOf(show, season, today).map(({ number }) => number),
        )
  })

  test('of the other titles about seven in eight', () => {
    const others = out.filter((each) => !openMovies.includes(each)).map(({ id }) => movie(id))
    const onAir = shows.flatMap((show) =>
      episodesOf(show, 1, today)
        .filter(({ day }) => day !== null && day <= today)
        .slice(0, 1)
        .map(({ season, number }) => episode(show.id, season, number)),
    )
    for (const refs of [others, onAir]) {
      expect(refs.length).toBeGreaterThan(100)
      expect(Math.abs(share(refs) - 7 / 8)).toBeLessThan(0.04)
    }
  })

  test('no movie that is not out', () => {
    expect(notOut.length).toBeGreaterThan(50)
    for (const { id } of notOut) expect(plays(movie(id))).toBe(0)
  })

  test('an episode from the day on that it is on the air', () => {
    const onAir = shows.flatMap((show) =>
      episodesOf(show, show.schedule.seasons, today).flatMap(({ day, season, number }) =>
        day !== null && day > today ? [{ ref: episode(show.id, season, number), day }] : [],
      ),
    )
    const coming = onAir.filter(({ ref, day }) => plays(ref, noonOf(isoDate(day))) > 0)
    expect(coming.length).toBeGreaterThan(20)
    for (const { ref } of coming) expect(plays(ref)).toBe(0)
  })

  test('an episode with its opening, its credits and its chapters, and all episodes of a show or none', () => {
    const old = shows.find((show) => show.schedule.status === 'Ended' && plays(episode(show.id, 1, 1)) > 0)
    if (old === undefined) throw new Error('No show that is over has anything to play.')
    const all = Array.from({ length: old.schedule.episodes }, (_, at) => demoStreams.streamsOf(episode(old.id, 1, at + 1), now))
    for (const streams of all)
      expect(streams).toMatchObject([
        {
          url: '/media/demo/episode/360p.mp4',
          line: 'demo-360p',
          segments: [{ kind: 'intro', from: 5, to: 20 }, { kind: 'credits' }],
          chapters: [{ at: 0 }, { at: 20 }, { at: 80 }, { at: 145 }],
          subtitles: [{ language: 'en' }, { language: 'de' }],
        },
      ])
    expect(new Set(all.flat().map(({ id }) => id)).size).toBe(all.length)
  })

  test('nothing of a whole show, of an episode that it does not have, of a special, or of a title that it does not know', () => {
    for (const show of shows) {
      expect(plays({ media_type: 'tv', media_id: show.id, season: null, episode: null })).toBe(0)
      expect(plays(episode(show.id, 1, 0))).toBe(0)
      expect(plays(episode(show.id, 99, 1))).toBe(0)
      expect(plays(episode(show.id, 0, 1))).toBe(0)
    }
    for (const id of [1, 603, 10_378]) expect(plays(movie(id)) + plays(episode(id, 1, 1))).toBe(0)
  })
})

test('whatever it plays has a licence, may be taken along, and is said in the contract’s shape', () => {
  const refs = [...out.map(({ id }) => movie(id)), ...shows.map(({ id }) => episode(id, 1, 1))]
  for (const stream of refs.flatMap((ref) => demoStreams.streamsOf(ref, now))) {
    expect(streamSchema.parse(stream)).toEqual(stream)
    expect(stream).toMatchObject({
      downloadable: true,
      licence: { name: 'CC0 1.0', attribution: expect.stringContaining('Matinee’s demo') },
    })
  }
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask, noonOf, pages, serveDemo } from './ask-demo.ts'

const app = serveDemo(noonOf('2026-11-20'))
const picture = z
  .string()
  .regex(/^\/[A-Za-z0-9]{20,40}\.(jpg|png|svg)$/)
  .nullable()
const date = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/)
const demoId = z.int().min(90_000_001)

const listed = {
  adult: z.literal(false),
  backdrop_path: picture,
  genre_ids: z.array(z.int()),
  id: demoId,
  original_language: z.string().length(2),
  overview: z.string(),
  popularity: z.union([z.number(), z.string()]),
  poster_path: picture,
  softcore: z.boolean(),
  vote_average: z.number().min(0).max(10),
  vote_count: z.int(),
}
const movieItem = z.strictObject({
  ...listed,
  title: z.string().min(1),
  original_title: z.string().min(1),
  release_date: date,
  video: z.literal(false),
})
const showItem = z.strictObject({
  ...listed,
  name: z.string().min(1),
  original_name: z.string().min(1),
  origin_country: z.array(z.string().length(2)),
  overview: z.string().nullable(),
  first_air_date: date.nullable(),
})
const person = {
  adult: z.literal(false),
  gender: z.int().min(0).max(2),
  id: demoId,
  known_for_department: z.string(),
  name: z.string().min(1),
  original_name: z.string(),
  popularity: z.number(),
  profile_path: picture,
}
/** The fields that are not as they should be. */
const problems = (shape: z.ZodType, body: unknown): unknown[] => shape.safeParse(body).error?.issues ?? []

const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({ page: z.int(), results: z.array(item).max(20), total_pages: z.int(), total_results: z.int() })
const genres = z.array(z.strictObject({ id: z.int(), name: z.string().min(1) }))
const episode = z.looseObject({
  air_date: date.nullable(),
  episode_number: z.int(),
  id: demoId,
  name: z.string(),
  overview: z.string(),
  runtime: z.int().nullable(),
  season_number: z.int(),
  still_path: picture,
})

describe('lists of the demo catalogue', () => {
  it.each(['/movie/popular', '/movie/top_rated', '/discover/movie', '/search/movie?query=the'])(
    '%s has the movie shape and no media type',
    async (path) => {
      expect(problems(page(movieItem), await ask(app, path))).toEqual([])
    },
  )

  it.each(['/movie/now_playing', '/movie/upcoming'])('%s carries its range of dates', async (path) => {
    expect(problems(page(movieItem).extend({ dates: z.strictObject({ minimum: date, maximum: date }) }), await ask(app, path))).toEqual([])
  })

  it.each(['/tv/popular', '/tv/top_rated', '/tv/airing_today', '/tv/on_the_air', '/discover/tv', '/search/tv?query=the'])(
    '%s has the show shape',
    async (path) => {
      expect(problems(page(showItem), await ask(app, path))).toEqual([])
    },
  )

  it('mixes movies, shows and one person in trending/all, each with its media type', async () => {
    const items = await pages(app, '/trending/all/week', 2)
    expect(new Set(items.map((item) => item['media_type']))).toEqual(new Set(['movie', 'tv', 'person']))
  })

  it('gives every item on every page of popular the movie shape, whatever irregularities it has', async () => {
    const items = await pages(app, '/movie/popular', 49)
    expect(items.length).toBeGreaterThan(900)
    for (const item of items) movieItem.parse(item)
  })
})

describe('details of the demo catalogue', () => {
  it('describes a movie with everything appended', async () => {
    const parts = 'release_dates,images,videos,credits,recommendations,similar,watch/providers,external_ids'
    const body = await ask<Record<string, unknown>>(app, `/movie/90010001?append_to_response=${parts}`)
    z.looseObject({
      genres,
      runtime: z.int(),
      status: z.enum(['Released', 'Post Production', 'Planned']),
      tagline: z.string().nullable(),
      belongs_to_collection: z.looseObject({ id: demoId, name: z.string() }).nullable(),
      release_dates: z.object({
        results: z.array(
          z.object({
            iso_3166_1: z.string(),
            release_dates: z.array(z.looseObject({ certification: z.string(), release_date: z.iso.datetime(), type: z.int() })),
          }),
        ),
      }),
      images: z.object({
        backdrops: z.array(z.looseObject({ file_path: z.string(), iso_639_1: z.string().nullable() })),
        logos: z.array(z.unknown()),
        posters: z.array(z.unknown()),
      }),
      videos: z.object({
        results: z.array(z.looseObject({ key: z.string().regex(/^[A-Za-z0-9_-]{11}$/), site: z.literal('YouTube'), type: z.string() })),
      }),
      credits: z.object({
        cast: z.array(z.looseObject({ ...person, character: z.string(), credit_id: z.string().length(24), order: z.int() })),
        crew: z.array(z.looseObject({ job: z.string(), department: z.string() })),
      }),
      recommendations: page(z.looseObject({ media_type: z.literal('movie') })),
      similar: page(movieItem),
      'watch/providers': z.object({ results: z.record(z.string().length(2), z.looseObject({ link: z.url() })) }),
      external_ids: z.looseObject({ imdb_id: z.string().nullable() }),
    }).parse(body)
    expect(body).not.toHaveProperty('genre_ids')
  })

  it('offers the videos of films that are on YouTube, and for an invented title none of another', async () => {
    const films = z.object({
      results: z.array(z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{11}$/), name: z.string(), type: z.string() })),
    })
    const bunny = films.parse(await ask(app, '/movie/90000001/videos'))
    expect(bunny.results).toEqual([{ key: 'aqz-KE-bpKQ', name: 'Big Buck Bunny (Blender Studio, CC BY)', type: 'Trailer' }])
    for (const path of ['/movie/90010001', '/movie/90010003', '/tv/91000001', '/tv/91000001/season/1'])
      expect(films.parse(await ask(app, `${path}/videos`)).results).toEqual([])
  })

  it('describes a show with its seasons, and each season with as many episodes as it says', async () => {
    const show = await ask<Record<string, unknown>>(app, '/tv/91000003?append_to_response=content_ratings,aggregate_credits,images')
    const { seasons, number_of_seasons: count } = z
      .looseObject({
        created_by: z.array(z.unknown()),
        episode_run_time: z.array(z.int()),
        genres,
        last_episode_to_air: episode.nullable(),
        next_episode_to_air: episode.nullable(),
        number_of_seasons: z.int(),
        seasons: z.array(
          z.looseObject({
            air_date: date.nullable(),
            episode_count: z.int(),
            id: demoId,
            name: z.string(),
            overview: z.string(),
            poster_path: picture,
            season_number: z.int(),
          }),
        ),
        content_ratings: z.object({ results: z.array(z.looseObject({ iso_3166_1: z.string(), rating: z.string() })) }),
        aggregate_credits: z.looseObject({ cast: z.array(z.looseObject({ roles: z.array(z.unknown()), total_episode_count: z.int() })) }),
      })
      .parse(show)
    expect(seasons.filter((season) => season.season_number === 0)).toHaveLength(1)
    expect(seasons.filter((season) => season.season_number > 0)).toHaveLength(count)
    for (const season of seasons) {
      const { episodes } = z
        .looseObject({ episodes: z.array(episode) })
        .parse(await ask(app, `/tv/91000003/season/${season.season_number}`))
      expect(episodes).toHaveLength(season.episode_count)
    }
  })

  it('gives each appended part the same content at its own path', async () => {
    const whole = await ask<Record<string, object>>(
      app,
      '/tv/91000001?append_to_response=credits,images,watch/providers,videos,content_ratings',
    )
    for (const part of ['credits', 'images', 'watch/providers', 'videos', 'content_ratings'])
      expect(await ask(app, `/tv/91000001/${part}`)).toEqual({ id: 91_000_001, ...whole[part] })
  })

  it('describes an invented person in full and of a real one only the films', async () => {
    const invented = await ask<Record<string, unknown>>(app, '/person/92000001')
    expect(invented).toMatchObject({
      biography: expect.stringMatching(/.{80}/),
      birthday: expect.stringMatching(/^\d{4}/),
      place_of_birth: expect.any(String),
    })
    const real = await ask<{ biography: string; birthday: null; combined_credits: { cast: unknown[] } }>(
      app,
      '/person/92010002?append_to_response=combined_credits',
    )
    expect(real).toMatchObject({ biography: '', birthday: null, place_of_birth: null })
    expect(real.combined_credits.cast.length).toBeGreaterThan(0)
  })

  it('puts movies with an order and shows without one into combined credits', async () => {
    const { cast } = await ask<{ cast: Record<string, unknown>[] }>(app, '/person/92000001/combined_credits')
    expect(cast.some((part) => part['media_type'] === 'movie' && 'order' in part)).toBe(true)
    expect(cast.some((part) => part['media_type'] === 'tv' && !('order' in part))).toBe(true)
  })

  it('has twenty-five collections, each with its parts', async () => {
    for (let id = 93_000_001; id <= 93_000_025; id++) {
      const { parts } = await ask<{ parts: unknown[] }>(app, `/collection/${id}`)
      expect(parts).toHaveLength(3)
      for (const part of parts) movieItem.extend({ media_type: z.literal('movie') }).parse(part)
    }
  })

  const region = z.object({ iso_3166_1: z.string(), english_name: z.string(), native_name: z.string() })

  it.each([
    ['/configuration', z.object({ images: z.looseObject({ secure_base_url: z.string() }) })],
    ['/genre/movie/list', z.object({ genres })],
    ['/genre/tv/list?language=de', z.object({ genres })],
    ['/watch/providers/regions', z.object({ results: z.array(region) })],
    ['/person/popular', page(z.looseObject({ ...person, known_for: z.array(z.unknown()) }))],
  ])('answers %s', async (path, shape) => {
    expect(problems(shape, await ask(app, path))).toEqual([])
  })
})

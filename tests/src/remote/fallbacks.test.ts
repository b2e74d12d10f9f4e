import { describe, expect, test } from 'vitest'
import { choiceQueries } from '#remote/tmdb/choices.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { personQueries } from '#remote/tmdb/person.ts'
import { queries, withOverviews } from '#remote/tmdb/queries.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import type { Query } from '#remote/tmdb/query.ts'
import { recorded } from '#support/recorded.ts'

/** Reads a body and asks for what it lacks, as the app does; `others` are the answers by language. */
function ask<T extends object>(query: Query<T>, body: object, others: Readonly<Record<string, object>>) {
  const value = query.read(body)
  if (value === null) throw new Error('not read')
  const asked: string[] = []
  let filled = value
  for (const { path, params, isNeeded, fill } of query.fallbacks?.(value) ?? []) {
    if (!isNeeded(filled)) continue
    asked.push(`${path}?${new URLSearchParams(params)}`)
    filled = fill(filled, others[params['language'] ?? ''] ?? {})
  }
  return { filled, asked }
}

const korean = { ...recorded.movie, original_language: 'ko', original_title: '군체' }

describe('a text that nobody has written in the chosen language', () => {
  test('is asked for in English by a question without anything appended, and shown as English', () => {
    const { filled, asked } = ask(
      detailsQueries.details('movie', 1, 'de'),
      { ...recorded.movie, overview: '', tagline: '' },
      { 'en-US': recorded.movie },
    )
    expect(asked).toEqual(['/movie/1?language=en-US'])
    expect(filled).toMatchObject({
      overview: recorded.movie.overview,
      tagline: recorded.movie.tagline,
      foreign: { overview: 'en', tagline: 'en' },
    })
  })

  test('is not asked for where it is there', () => {
    expect(ask(detailsQueries.details('movie', 1, 'de'), recorded.movie, {}).asked).toEqual([])
    expect(ask(detailsQueries.details('movie', 1, 'en'), { ...recorded.movie, overview: '' }, {}).asked).toEqual([])
  })

  test('comes from the original where English has none either', () => {
    const { filled, asked } = ask(
      detailsQueries.details('movie', 1, 'de'),
      { ...korean, overview: '' },
      { 'en-US': { overview: '' }, ko: { overview: '무리' } },
    )
    expect(asked).toEqual(['/movie/1?language=en-US', '/movie/1?language=ko'])
    expect(filled).toMatchObject({ overview: '무리', foreign: { overview: 'ko' } })
  })

  test('a tagline alone is worth a question in English, not in a third language', () => {
    const { asked } = ask(detailsQueries.details('movie', 1, 'de'), { ...korean, tagline: '' }, { 'en-US': { tagline: '' } })
    expect(asked).toEqual(['/movie/1?language=en-US'])
    expect(ask(detailsQueries.details('movie', 1, 'en'), { ...korean, tagline: '' }, {}).asked).toEqual([])
  })

  test('biographies and collections have it too', () => {
    const person = ask(personQueries.person(6384, 'de'), { ...recorded.person, biography: '' }, { 'en-US': recorded.person })
    expect(person.asked).toEqual(['/person/6384?language=en-US'])
    expect(person.filled).toMatchObject({ biography: recorded.person.biography, foreign: { biography: 'en' } })
    const collection = ask(detailsQueries.collection(1, 'de'), { ...recorded.collection, overview: '' }, { 'en-US': recorded.collection })
    expect(collection.filled).toMatchObject({ overview: 'Three ships.', foreign: { overview: 'en' } })
  })

  test('names and overviews of episodes come together, and a name that only counts is none', () => {
    const german = {
      ...recorded.season,
      overview: 'Staffel zwei.',
      episodes: [
        { id: 10, episode_number: 1, season_number: 2, name: 'Nippflut', overview: '' },
        { id: 11, episode_number: 2, season_number: 2, name: 'Folge 2', overview: 'Die Tore bleiben zu.' },
        { id: 12, episode_number: 3, season_number: 2, name: 'Folge 3', overview: '' },
      ],
    }
    const { filled, asked } = ask(seasonQueries.season(94_997, 2, 'de'), german, { 'en-US': recorded.season })
    expect(asked).toEqual(['/tv/94997/season/2?language=en-US'])
    expect(filled.episodes.map(({ name, overview, foreign }) => ({ name, overview, foreign }))).toEqual([
      { name: 'Nippflut', overview: '', foreign: undefined },
      { name: 'Slack Water', overview: 'Die Tore bleiben zu.', foreign: { name: 'en' } },
      { name: '', overview: '', foreign: undefined },
    ])
    const episode = ask(seasonQueries.episode(94_997, 2, 2, 'de'), { ...german.episodes[1] }, { 'en-US': { name: 'Slack Water' } })
    expect(episode.asked).toEqual(['/tv/94997/season/2/episode/2?language=en-US'])
    expect(episode.filled).toMatchObject({ name: 'Slack Water', foreign: { name: 'en' } })
  })

  test('a list that shows overviews asks for the English page once for all of them', () => {
    const german = {
      results: [
        { id: 1, title: 'A', overview: '' },
        { id: 2, title: 'B', overview: 'Zwei' },
        { id: 3, title: 'C', overview: '' },
      ],
    }
    const english = {
      results: [
        { id: 3, title: 'C', overview: 'Three' },
        { id: 2, title: 'B', overview: 'Two' },
      ],
    }
    const { filled, asked } = ask(withOverviews(queries.list('/movie/popular', 'movie', 'de')), german, { 'en-US': english })
    expect(asked).toEqual(['/movie/popular?language=en-US&page=1'])
    expect(filled.titles.map(({ overview, foreign }) => [overview, foreign?.overview])).toEqual([
      ['', undefined],
      ['Zwei', undefined],
      ['Three', 'en'],
    ])
    expect(withOverviews(queries.list('/movie/popular', 'movie', 'en')).fallbacks).toBeUndefined()
  })
})

describe('what filters offer', () => {
  test('genres and keywords with a number and a name', () => {
    expect(
      choiceQueries.genres('tv', 'de').read({
        genres: [
          { id: 18, name: 'Drama' },
          { id: 0, name: 'x' },
          { id: 5, name: '' },
        ],
      }),
    ).toEqual([{ id: 18, name: 'Drama' }])
    expect(choiceQueries.keywords('har').read({ results: [{ id: 9715, name: 'harbour' }, null] })).toEqual([{ id: 9715, name: 'harbour' }])
  })

  test('age ratings from the mildest to the strictest', () => {
    const certifications = {
      US: [
        { certification: 'R', meaning: 'Under 17 …', order: 4 },
        { certification: 'G', meaning: '', order: 1 },
        { certification: '', order: 0 },
      ],
      DE: null,
    }
    expect(choiceQueries.ageRatings('movie').read({ certifications })).toEqual({
      US: [
        { label: 'G', meaning: '' },
        { label: 'R', meaning: 'Under 17 …' },
      ],
      DE: [],
    })
  })

  test('the countries with offers, in their own name where it has one', () => {
    const results = [
      { iso_3166_1: 'DE', english_name: 'Germany', native_name: 'Deutschland' },
      { iso_3166_1: 'TD', english_name: 'Chad', native_name: '' },
      {},
    ]
    expect(choiceQueries.watchRegions('de').read({ results })).toEqual([
      { code: 'DE', name: 'Deutschland' },
      { code: 'TD', name: 'Chad' },
    ])
  })
})

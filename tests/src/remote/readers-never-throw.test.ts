import { assert, constantFrom, jsonValue, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { Article } from '#contract/news.ts'
import { choiceQueries } from '#remote/tmdb/choices.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { personQueries } from '#remote/tmdb/person.ts'
import { queries, withOverviews } from '#remote/tmdb/queries.ts'
import { findQuery, namedQuery } from '#remote/tmdb/search.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { demoBooks } from '#demo/audiobooks/books.ts'
import { audiobookQuery, audiobooksQuery } from '#remote/api/audiobooks.ts'
import { fourKQuery } from '#remote/api/four-k.ts'
import { newsQuery } from '#remote/api/news.ts'
import { demoChannels } from '#demo/live-tv/channels.ts'
import { channelsQuery, guideQuery } from '#remote/api/live-tv.ts'
import { showingsQuery } from '#remote/api/showings.ts'
import { librariesQuery, sourceHealthQuery } from '#remote/api/about.ts'
import { sportsQuery } from '#remote/api/sports.ts'
import { bundledSeasons } from '#server/sports/competitions.ts'
import type { Query } from '#remote/tmdb/query.ts'
import { recorded } from '#support/recorded.ts'

const oneArticle: Article = {
  id: '0123456789abcdef0123',
  title: 'Title',
  summary: 'Summary',
  content: [
    { kind: 'heading', level: 2, runs: [{ text: 'Head' }] },
    { kind: 'paragraph', runs: [{ text: 'Text', strong: true, link: 'https://paper.example/' }] },
    { kind: 'quote', runs: [{ text: 'Said', emphasis: true }] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'Item' }]] },
    { kind: 'picture', url: '/img/w780/a.jpg.webp', alt: 'Alt', ratio: 1.5 },
  ],
  is_cut: false,
  picture: '/img/w780/a.jpg.webp',
  author: 'Author',
  url: 'https://paper.example/1',
  published_at: '2026-11-03T09:00:00.000Z',
  language: 'en',
  source: { name: 'Paper', homepage: 'https://paper.example/' },
}

const asked: readonly (readonly [string, Query<unknown>, object])[] = [
  ['a list', withOverviews(queries.list('/movie/popular', 'movie', 'de')), recorded.list],
  ['a movie', detailsQueries.details('movie', 1, 'de'), recorded.movie],
  ['a show', detailsQueries.details('tv', 1, 'en'), recorded.show],
  ['logos', queries.logos('movie', 1, 'en'), recorded.movie.images],
  ['providers', queries.providers('tv', 'DE'), { results: recorded.movie['watch/providers'].results.US.flatrate }],
  ['a season', seasonQueries.season(1, 1, 'de'), recorded.season],
  ['an episode', seasonQueries.episode(1, 1, 1, 'de'), recorded.season.episodes[0] ?? {}],
  ['a collection', detailsQueries.collection(1, 'de'), recorded.collection],
  ['a person', personQueries.person(1, 'de'), recorded.person],
  ['people', personQueries.popular('de'), { results: [recorded.person] }],
  ['titles of a name and year', namedQuery('movie', 'x', 1999, 'de'), recorded.list],
  ['the title of an id', findQuery('tt0000001', 'de'), { movie_results: [], tv_results: [recorded.show] }],
  [
    'an episode and somebody of an id',
    findQuery('nm0000001', 'de'),
    {
      movie_results: [],
      tv_results: [],
      tv_episode_results: [{ show_id: 1399, season_number: 1, episode_number: 2 }],
      person_results: [{ id: 6384 }],
    },
  ],
  ['sports', sportsQuery, { competitions: bundledSeasons.map((season) => ({ ...season, matches: season.matches.slice(-1) })) }],
  [
    'channels that show matches',
    showingsQuery,
    { showings: [{ match: 'm', channel: 'a', name: 'A', logo: null, start: '2026-01-01T12:00:00Z', stop: '2026-01-01T13:00:00Z' }] },
  ],
  ['audiobooks', audiobooksQuery, { books: demoBooks.slice(0, 2) }],
  ['an audiobook', audiobookQuery('x'), demoBooks[0] ?? {}],
  [
    'titles in 4K',
    fourKQuery,
    {
      titles: [
        {
          media_type: 'movie',
          media_id: 603,
          height: 2160,
          licence: { name: 'CC0 1.0', url: 'https://licence.example/', attribution: 'Us' },
        },
      ],
    },
  ],
  [
    'the health of sources',
    sourceHealthQuery,
    {
      sources: [
        {
          kind: 'articles',
          name: 'Paper',
          homepage: 'https://paper.example/',
          items: 3,
          left_out: 1,
          remarks: [{ code: 'unknown-zone', line: 3, name: 'Odd' }],
          read_at: '2026-11-03T09:00:00.000Z',
          fault: 'too-slow',
        },
      ],
    },
  ],
  ['libraries', librariesQuery, { libraries: [{ name: 'react', version: '1.0.0', licence: 'MIT', text: 'MIT License' }] }],
  ['news', newsQuery, { articles: [oneArticle] }],
  [
    'channels',
    channelsQuery,
    {
      channels: demoChannels(Date.UTC(2026, 0, 1))
        .slice(0, 1)
        .map((one) => ({
          ...one,
          films: one.films.slice(0, 1),
          books: demoChannels(Date.UTC(2026, 0, 1))
            .at(-1)
            ?.books.slice(0, 1),
        })),
    },
  ],
  [
    'a part of the guide',
    guideQuery(0, 1),
    {
      programmes: [
        { channel: 'a', start: '2026-01-01T12:00:00Z', stop: '2026-01-01T13:00:00Z', title: 'News', description: '', category: '' },
      ],
    },
  ],
  ['genres', choiceQueries.genres('tv', 'de'), { genres: recorded.show.genres }],
  ['keywords', choiceQueries.keywords('x'), { results: recorded.movie.keywords.keywords }],
  ['age ratings', choiceQueries.ageRatings('movie'), { certifications: { US: [{ certification: 'R', meaning: '', order: 4 }] } }],
  ['regions', choiceQueries.watchRegions('de'), { results: [{ iso_3166_1: 'DE', english_name: 'Germany', native_name: 'Deutschland' }] }],
]

/** Reads a body as the app does, fills its gaps from another, and lists what it mentions. */
function use(query: Query<unknown>, body: unknown, other: unknown): void {
  const value = query.read(body)
  if (value === null) return
  query.titlesOf?.(value)
  let filled: unknown = value
  for (const { isNeeded, fill } of query.fallbacks?.(value) ?? []) if (isNeeded(filled)) filled = fill(filled, other)
  query.titlesOf?.(filled)
}

/** Every place in a body, as the keys that lead there. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function withValueAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) }
  Reflect.set(copy, key, withValueAt(Reflect.get(Object(value), key), rest, put))
  return copy
}

test.each(asked)('%s is read whatever stands in whichever place', (_, query, body) => {
  const place = constantFrom(...placesIn(body))
  const wrong = oneof(jsonValue(), constantFrom<unknown[]>(null, '', 0, -1, [], {}, [null], 'x', true, 1e308))
  const survives = property(place, wrong, place, wrong, (first, one, second, two) => {
    const broken = withValueAt(withValueAt(body, first, one), second, two)
    use(query, broken, body)
    use(query, body, broken)
  })
  expect(() => assert(survives, { numRuns: 400 })).not.toThrow()
})

test.each(asked)('%s is read from anything at all', (_, query) => {
  const survives = property(jsonValue(), jsonValue(), (body, other) => use(query, body, other))
  expect(() => assert(survives, { numRuns: 300 })).not.toThrow()
})

test.each(asked)('%s: no address that a script could stand in leaves the reader', (_, query, body) => {
  const script = 'javascript:alert(1)'
  for (const place of placesIn(body)) {
    const value = query.read(withValueAt(body, place, script))
    const links =
      JSON.stringify(value, (key, inner: unknown) =>
        ['homepage', 'link', 'url', 'picture'].includes(key) || typeof inner === 'object' ? inner : undefined,
      ) ?? ''
    expect(links).not.toContain(script)
  }
})

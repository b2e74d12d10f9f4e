import { expect, test } from 'vitest'
import { readTrakt } from '#domain/import/trakt.ts'

const movie = { title: 'Metropolis', year: 1927, ids: { trakt: 1, imdb: 'tt0017136', tmdb: 19 } }
const show = { title: 'The Prisoner', year: 1967, ids: { trakt: 2, tmdb: 1074 } }
const moment = '2024-05-06T20:15:00.000Z'
const named = { name: 'Metropolis', year: 1927, type: 'movie', tmdb: 19, imdb: 'tt0017136' }

test('each list is known by its moments: the history, what was watched episode by episode, ratings and the collection', () => {
  expect(readTrakt([{ watched_at: moment, type: 'movie', movie }], 'history.json')).toMatchObject({
    entries: [{ file: 'history.json', line: 1, list: 'watch_history', title: named, at: Date.parse(moment), season: null, episode: null }],
  })
  expect(readTrakt([{ watched_at: moment, type: 'episode', show, episode: { season: 1, number: 3 } }], 'h.json')).toMatchObject({
    entries: [{ list: 'watch_history', title: { tmdb: 1074, type: 'tv' }, season: 1, episode: 3 }],
  })
  const seasons = [{ number: 1, episodes: [{ number: 1, last_watched_at: moment }, { number: 2 }] }]
  expect(readTrakt([{ last_watched_at: '2024-06-01T00:00:00.000Z', show, seasons }], 'watched-shows.json')).toMatchObject({
    entries: [
      { season: 1, episode: 1, at: Date.parse(moment) },
      { season: 1, episode: 2, at: Date.parse('2024-06-01T00:00:00.000Z') },
    ],
  })
  expect(readTrakt([{ rated_at: moment, rating: 7, type: 'movie', movie }], 'r.json')).toMatchObject({
    entries: [{ list: 'ratings', stars: 4 }],
  })
  expect(readTrakt([{ collected_at: moment, movie }], 'c.json')).toMatchObject({ entries: [{ list: 'favorites' }] })
})

test('of what is merely listed only the name says where it belongs', () => {
  const listed = [{ listed_at: moment, type: 'movie', movie }]
  expect(readTrakt(listed, 'watchlist.json')).toMatchObject({ entries: [{ list: 'watchlist' }] })
  expect(readTrakt(listed, 'lists-favorites.json')).toMatchObject({ entries: [{ list: 'favorites' }] })
  expect(readTrakt(listed, 'list-3.json')).toBe('which-list')
  expect(readTrakt({ watchlist: listed, other: listed }, 'all.json')).toMatchObject({
    entries: [{ file: 'all.json: watchlist', list: 'watchlist' }],
  })
})

test('what is no title, no rating or no place of an episode is named and left out; other files are none of Trakt', () => {
  const list = [
    { watched_at: 'never', type: 'movie', movie },
    { rated_at: moment, rating: 11, movie },
    { rated_at: moment, rating: 5, show, season: { number: 1 } },
    { watched_at: moment, movie: { title: '', ids: {} } },
    null,
    { watched_at: moment, type: 'episode', show, episode: { season: -1, number: 3 } },
  ]
  expect(readTrakt([...list, { watched_at: moment, movie }], 'x.json')).toMatchObject({
    entries: [{ line: 7 }],
    bad: [
      { line: 1, reason: 'no-date' },
      { line: 2, reason: 'no-rating' },
      { line: 3, reason: 'other-kind' },
      { line: 4, reason: 'no-title' },
      { line: 5, reason: 'no-title' },
      { line: 6, reason: 'no-place' },
    ],
  })
  expect(readTrakt([{ a: 1 }], 'x.json')).toBe('unknown')
  expect(readTrakt({ list: [1] }, 'x.json')).toBe('unknown')
  expect(readTrakt('text', 'x.json')).toBe('unknown')
})

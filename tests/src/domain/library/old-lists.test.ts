import { describe, expect, test } from 'vitest'
import * as favorites from '#contract/entities/favorites.ts'
import * as watchHistory from '#contract/entities/watch-history.ts'
import { type OldLists, readOldLists } from '#domain/library/old-lists.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000

const lists = (given: Partial<Record<keyof OldLists, unknown>>): OldLists => {
  const text = (name: keyof OldLists) => (given[name] === undefined ? null : JSON.stringify(given[name]))
  return { favorites: text('favorites'), watch_history: text('watch_history'), fdf_watch_history: text('fdf_watch_history') }
}
const favorite = (media_id: number, more = {}) => ({ media_id, media_type: 'movie', title: `Movie ${media_id}`, ...more })
const watched = (media_id: number, created_at: unknown, more = {}) => ({ ...favorite(media_id), created_at, ...more })
const read = (given: Partial<Record<keyof OldLists, unknown>>) => readOldLists(lists(given), now)

test('favorites come in with the time their list was stored, as values the server takes', () => {
  const [entry] = read({ favorites: { data: [favorite(603, { poster_path: '/p.jpg', vote_average: 8.2 })], timestamp: now - day } })
  expect(entry).toMatchObject({ entity: 'favorites', key: 'movie:603', moment: now - day, userId: null })
  expect(favorites.valueSchema.parse(entry?.value)).toMatchObject({
    title: 'Movie 603',
    poster_path: '/p.jpg',
    rating: 8.2,
    added_at: now - day,
  })
})

test('a list past its time to live is dropped, one without a time to live is not', () => {
  expect(read({ favorites: { data: [favorite(1)], timestamp: now - day, ttl: day - 1 } })).toEqual([])
  expect(read({ favorites: { data: [favorite(1)], timestamp: now - day, ttl: day + 1 } })).toHaveLength(1)
  expect(read({ favorites: { data: [favorite(1)], timestamp: now - 900 * day } })).toHaveLength(1)
})

test('watched entries without a valid date are dropped; each movie or episode stays once, its newest', () => {
  const episode = { media_type: 'tv', season: 1, episode: 2 }
  const entries = read({
    watch_history: { data: [watched(1, '2026-11-01T20:00:00Z'), watched(2, 'yesterday'), watched(3, null)], timestamp: now },
    fdf_watch_history: [
      watched(1, '2026-11-05T20:00:00Z', { watch_position: 61.7, duration: '5400' }),
      watched(9, '2026-11-04T20:00:00Z', episode),
      watched(9, '2026-11-03T20:00:00Z', episode),
      favorite(4),
    ],
  })
  expect(entries.map(({ key }) => key)).toEqual(['movie:1', 'tv:9:1:2'])
  expect(watchHistory.valueSchema.parse(entries[0]?.value)).toMatchObject({
    watch_position: 61,
    duration: 5400,
    watched_at: Date.parse('2026-11-05T20:00:00Z'),
  })
  for (const { value } of entries) expect(() => watchHistory.valueSchema.parse(value)).not.toThrow()
})

test('whose an entry was is told', () => {
  expect(read({ favorites: { data: [favorite(1, { user_id: 'user-1' })], timestamp: now } })[0]?.userId).toBe('user-1')
})

test('a date in the future counts as now', () => {
  expect(read({ fdf_watch_history: [watched(1, '2099-01-01T00:00:00Z')] })[0]?.moment).toBe(now)
})

describe('garbage is left out and never throws', () => {
  test.each(['', '{', 'null', '[]', '42', '"x"', '{"data":7}', '{"data":[null,1,"x",[],{}]}'])('the list %j', (text) => {
    expect(readOldLists({ favorites: text, watch_history: text, fdf_watch_history: text }, now)).toEqual([])
  })

  test.each([
    { media_id: 0 },
    { media_id: 1.5 },
    { media_id: -3 },
    { media_id: 3_000_000_000 },
    { media_id: 'x' },
    { media_type: 'book' },
    { title: '' },
    { title: 7 },
  ])('an entry with %j', (wrong) => {
    const entry = watched(1, '2026-11-01T20:00:00Z', wrong)
    expect(read({ favorites: { data: [entry, favorite(2)], timestamp: now }, fdf_watch_history: [entry] }).map(({ key }) => key)).toEqual([
      'movie:2',
    ])
  })

  test('odd fields of a good entry fall back to what is allowed', () => {
    const odd = { media_type: 'tv', season: 'x', episode: 3, rating: 99, overview: 5, poster_path: 7, watch_position: 'NaN' }
    const [entry] = read({ fdf_watch_history: [watched(1, '2026-11-01T20:00:00Z', odd)] })
    expect(watchHistory.valueSchema.parse(entry?.value)).toMatchObject({ season: null, episode: null, rating: 10, poster_path: null })
  })
})

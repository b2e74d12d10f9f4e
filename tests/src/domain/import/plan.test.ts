import { expect, test } from 'vitest'
import { type ImportEntry, momentIn, titleName, wholeStars } from '#domain/import/entry.ts'
import { countLists, exactMatch, latestOfEach, rowsOf, titleFromFile } from '#domain/import/plan.ts'
import { settingRows } from '#domain/import/settings.ts'
import type { Title } from '#domain/title/title.ts'

const title = (id: number, name: string, date: string | null): Title => ({
  type: 'movie',
  id,
  title: name,
  overview: '',
  posterPath: null,
  backdropPath: null,
  date,
  rating: 0,
  language: 'de',
  genreIds: [],
})
const named = { name: 'Metropolis', year: 1927, type: 'movie', tmdb: null, imdb: null } as const
const entry = (changes: Partial<ImportEntry> = {}): ImportEntry => ({
  file: 'f.csv',
  line: 2,
  list: 'watch_history',
  title: named,
  season: null,
  episode: null,
  at: 1000,
  stars: 0,
  ...changes,
})
const metropolis = title(19, 'Metropolis', '1927-01-10')

test('a title is matched by exactly its name and year: whatever the case, accents and marks, never by a guess', () => {
  const found = [metropolis, title(2, 'Metropolis', '2001-05-26'), title(3, 'Metropolis Now', '1927-01-01')]
  expect(exactMatch(named, found)).toBe(metropolis)
  expect(exactMatch({ ...named, name: 'METROPOLIS!' }, found)).toBe(metropolis)
  expect(exactMatch({ ...named, name: 'Amelie & Co' }, [title(4, 'Amélie and Co.', '1927-03-01')])).toMatchObject({ id: 4 })
  expect(exactMatch({ ...named, year: 1926 }, found)).toBe('none')
  expect(exactMatch({ ...named, year: null }, found)).toBe('none')
  expect(exactMatch({ ...named, type: 'tv' }, found)).toBe('none')
  expect(exactMatch(named, [...found, title(5, 'Metropolis', '1927-09-09')])).toBe('several')
})

test('what is watched twice is in the history once, with its last time; what has no title is told', () => {
  const matches = new Map([[titleName(named), metropolis] as const])
  const other = entry({ title: { ...named, name: 'Faust' }, line: 4 })
  const { rows, unmatched } = rowsOf([entry(), entry({ at: 3000, line: 3 }), entry({ at: 2000 }), other], matches, 10_000)
  expect(rows).toEqual([expect.objectContaining({ entity: 'watch_history', key: 'movie:19' })])
  expect(rows[0]?.value).toMatchObject({ watched_at: 3000, title: 'Metropolis' })
  expect(unmatched).toEqual([{ entry: other, why: 'not-asked' }])
})

test('a list gets its kind of row, and no moment is in the future', () => {
  const matches = new Map([[titleName(named), metropolis] as const])
  const entries = [
    entry({ list: 'favorites', at: 99_999 }),
    entry({ list: 'watchlist', at: null }),
    entry({ list: 'ratings', stars: 4 }),
    entry({ title: named, season: null, episode: null }),
  ]
  const { rows } = rowsOf(entries, matches, 10_000)
  expect(rows.map(({ entity, value }) => [entity, value])).toEqual([
    ['favorites', expect.objectContaining({ added_at: 10_000 })],
    ['watchlist', expect.objectContaining({ added_at: 10_000 })],
    [
      'ratings',
      { media_id: 19, media_type: 'movie', title: 'Metropolis', poster_path: null, backdrop_path: null, stars: 4, updated_at: 1000 },
    ],
    ['watch_history', expect.objectContaining({ watched_at: 1000 })],
  ])
  expect(countLists(rows, rows.slice(0, 1))).toEqual([
    { entity: 'favorites', fresh: 1, there: 0 },
    { entity: 'watchlist', fresh: 0, there: 1 },
    { entity: 'ratings', fresh: 0, there: 1 },
    { entity: 'watch_history', fresh: 0, there: 1 },
  ])
  expect(latestOfEach([...rows, ...rows])).toEqual(rows)
})

test('an id of the movie database is enough without a network; a name is not', () => {
  expect(titleFromFile({ ...named, tmdb: 19 })).toMatchObject({ id: 19, title: 'Metropolis', date: '1927-01-01' })
  expect(titleFromFile(named)).toBeUndefined()
})

test('days, moments and stars of other services', () => {
  expect(momentIn('2024-02-01')).toBe(Date.parse('2024-02-01T12:00:00Z'))
  expect(momentIn('2024-02-01T05:06:07Z')).toBe(Date.parse('2024-02-01T05:06:07Z'))
  for (const none of ['', 'someday', '1960-01-01', null, 5]) expect(momentIn(none)).toBeNull()
  expect([0.5, 1, 1.5, 3.5, 4, 5, 9].map(wholeStars)).toEqual([1, 1, 2, 4, 4, 5, 5])
})

test("of a backup's settings only what nobody decided is taken, of lists what is missing; nothing that is no setting", () => {
  const backup = {
    seenTitles: 'dim',
    accentColor: '#10B981',
    isSpoilerShieldEnabled: 'yes',
    isNotificationsEnabled: true,
    preferredSource: 'built-in',
    favoriteTeams: ['a', 'b'],
    picture: 'javascript:alert(1)',
    savedFilters: [
      { id: '0123456789abcdef', type: 'movie', name: 'Short', query: 'runtime=90' },
      { id: 'no', type: 'movie', name: 'Bad', query: '' },
    ],
    future: 1,
  }
  const held = [
    { key: 'accentColor', value: '#EF4444' },
    { key: 'favoriteTeams/a', value: true },
  ]
  expect(settingRows(backup, held)).toEqual([
    { key: 'preferredSource', value: 'built-in' },
    { key: 'seenTitles', value: 'dim' },
    { key: 'savedFilters/0123456789abcdef', value: expect.objectContaining({ name: 'Short', query: 'runtime=90' }) },
    { key: 'favoriteTeams/b', value: true },
  ])
  expect(settingRows('text', held)).toEqual([])
  expect(settingRows(null, [])).toEqual([])
})

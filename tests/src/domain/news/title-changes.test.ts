import { expect, test } from 'vitest'
import { changedTitles, changesOf, inTurn } from '#domain/news/title-changes.ts'
import type { Details } from '#domain/title/details.ts'
import { readDetails } from '#remote/tmdb/details.ts'
import { recorded } from '#support/recorded.ts'

const today = '2026-11-27'
const read = (body: object, type: 'movie' | 'tv'): Details => {
  const details = readDetails(body, type, 'en')
  if (details === null) throw new Error('no title')
  return details
}
const movie: Details = { ...read(recorded.movie, 'movie'), date: null, releases: [], videos: [] }
const show: Details = { ...read(recorded.show, 'tv'), seasons: [], nextEpisode: null, videos: [] }
const [season] = read(recorded.show, 'tv').seasons
const episode = read(recorded.show, 'tv').lastEpisode
if (season === undefined || episode === null) throw new Error('the recorded show has neither a season nor an episode')

const changes = (details: Details) => changesOf(details, 'DE', today)

test('a movie: when it comes out, and when it can be had at home in one’s own region', () => {
  expect(changes({ ...movie, date: '2026-12-24' })).toEqual([{ kind: 'comes-out', date: '2026-12-24' }])
  expect(changes({ ...movie, date: today })).toEqual([{ kind: 'came-out', date: today }])
  const releases = [
    { region: 'US', label: '', date: '2026-11-01', kind: 4 },
    { region: 'DE', label: '', date: '2026-12-10', kind: 4 },
    { region: 'DE', label: '', date: '2026-11-05', kind: 3 },
    { region: 'DE', label: '', date: null, kind: 4 },
  ]
  expect(changes({ ...movie, date: '2026-11-05', releases })).toEqual([
    { kind: 'digital', date: '2026-12-10' },
    { kind: 'came-out', date: '2026-11-05' },
  ])
})

test('a show: seasons that begin or have begun, and the next episode within one; the specials do not count', () => {
  const seasons = [
    { ...season, number: 0, date: '2026-11-20' },
    { ...season, number: 1, date: '2020-01-01' },
    { ...season, number: 2, date: '2026-11-13' },
    { ...season, number: 3, date: '2026-12-04' },
    { ...season, number: 4, date: null },
  ]
  const nextEpisode = { ...episode, season: 2, number: 3, name: 'Third', date: '2026-11-28' }
  expect(changes({ ...show, seasons, nextEpisode })).toEqual([
    { kind: 'episode', season: 2, number: 3, name: 'Third', date: '2026-11-28' },
    { kind: 'season-begins', season: 3, date: '2026-12-04' },
    { kind: 'season-began', season: 2, date: '2026-11-13' },
  ])
  const begins = { ...nextEpisode, season: 3, number: 1, date: '2026-12-04' }
  expect(changes({ ...show, seasons, nextEpisode: begins }).map(({ kind }) => kind)).toEqual(['season-begins', 'season-began'])
  expect(changes({ ...show, nextEpisode: { ...nextEpisode, date: null } })).toEqual([])
})

test('the newest trailer of those who made it', () => {
  const video = { key: 'abcdefghijk', type: 'Trailer', official: true, language: 'en' }
  const videos = [
    { ...video, name: 'First', date: '2026-11-02' },
    { ...video, name: 'Second', date: '2026-11-20' },
    { ...video, name: 'Of a fan', official: false, date: '2026-11-21' },
    { ...video, name: 'Teaser', type: 'Teaser', date: '2026-11-22' },
    { ...video, name: 'Some day', date: null },
  ]
  expect(changes({ ...movie, videos })).toEqual([{ kind: 'trailer', name: 'Second', date: '2026-11-20' }])
})

test('what is long ago, or too far ahead, is no news', () => {
  for (const date of ['2026-10-28', '2027-03-27']) expect(changes({ ...movie, date })).toHaveLength(1)
  for (const date of ['2026-10-27', '2027-03-28', null]) expect(changes({ ...movie, date })).toEqual([])
})

const at = (id: number, date: string | null): Details => ({ ...movie, id, date })

test('titles: the nearest of what is to come first, then the latest of what has been; those without news are none', () => {
  const all = [at(1, '2026-11-01'), at(2, '2027-01-01'), at(3, null), at(4, '2026-11-28'), at(5, '2026-11-26')]
  expect(changedTitles(all, 'DE', today).map(({ title }) => title.id)).toEqual([4, 2, 5, 1])
})

test('two lists in turn, each title once', () => {
  expect(inTurn(['a', 'b', 'c'], ['b', 'd'], 9)).toEqual(['a', 'b', 'd', 'c'])
  expect(inTurn([], ['b', 'd', 'e'], 2)).toEqual(['b', 'd'])
})

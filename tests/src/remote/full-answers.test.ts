import { describe, expect, test } from 'vitest'
import { movieWith, personWith, seasonWith, showWith } from '#support/read-recorded.ts'

describe('the client takes a full answer whole', () => {
  test('of a movie', () => {
    expect(movieWith()).toMatchObject({
      type: 'movie',
      id: 603_692,
      date: '2026-03-22',
      rating: 7.74,
      votes: 8123,
      genreIds: [18, 53],
      runtime: 134,
      status: 'released',
      tagline: 'Nobody steers alone.',
      budget: 42_000_000,
      revenue: 440_000_000,
      homepage: 'https://harbour.example/',
      imdbId: 'tt10366206',
      countries: ['US'],
      spokenLanguages: ['en'],
      companies: [{ id: 508, name: 'Regency', logoPath: null }],
      collection: { id: 87_359, name: 'The Harbour Collection', posterPath: '/aPoster0000000000000000002.jpg', backdropPath: null },
      makers: [{ id: 9340, name: 'Lea Frank' }],
      crew: [{ id: 9340, jobs: ['Director'], department: 'Directing' }],
      cast: [{ id: 6384, name: 'Ann Weir', role: 'Pilot' }, { id: 2975 }],
      keywords: [{ id: 9715, name: 'harbour' }],
      recommendations: [{ id: 11 }],
      similar: [{ id: 12, type: 'movie' }],
      seasons: [],
      releases: [{ kind: 1 }, { kind: 1 }, { region: 'US', label: 'R', date: '2026-03-22', kind: 3 }, { kind: 4 }, { region: 'DE' }],
    })
  })

  test('of a show', () => {
    expect(showWith()).toMatchObject({
      type: 'tv',
      status: 'returning-series',
      runtime: 47,
      makers: [{ id: 9813, name: 'Dana Reed' }],
      cast: [{ id: 6384, role: 'Mora / Mora’s Twin', episodes: 12 }],
      crew: [{ id: 9340, jobs: ['Director'] }],
      networks: [{ id: 49, name: 'HBO' }],
      seasonCount: 2,
      episodeCount: 12,
      lastEpisode: { season: 2, number: 2, name: 'Slack Water', date: '2026-11-16', runtime: 51 },
      nextEpisode: { season: 2, number: 3, name: '', date: '2026-11-23', runtime: 0, kind: 'finale' },
      lastAirDate: '2026-11-16',
      keywords: [{ id: 9715, name: 'flood' }],
      imdbId: 'tt11198330',
      homepage: 'http://tides.example',
      collection: null,
    })
  })

  test('of a season, its episodes in their order', () => {
    expect(seasonWith()).toMatchObject({
      number: 2,
      episodes: [
        { number: 1, name: 'Neap' },
        { number: 2, rating: 8.2 },
        { number: 3, name: '' },
      ],
    })
  })

  test('of a person', () => {
    expect(personWith()).toMatchObject({
      name: 'Ann Weir',
      gender: 'female',
      birthday: '1964-09-02',
      deathday: null,
      birthplace: 'Hull, England, UK',
      alsoKnownAs: ['Анна Уэйр', 'Anna W.'],
      photos: ['/aFace00000000000000000002.jpg'],
      imdbId: 'nm0000206',
      credits: [
        { title: { type: 'movie', id: 603_692 }, role: 'Pilot', department: 'Acting' },
        { title: { type: 'movie', id: 603_692 }, role: 'Producer', department: 'Production' },
        { title: { type: 'tv', id: 94_997 }, role: 'Mora', episodes: 10 },
      ],
    })
  })
})

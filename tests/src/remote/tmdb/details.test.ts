import { describe, expect, test } from 'vitest'
import { readDetails } from '#remote/tmdb/details.ts'
import { readLogos } from '#remote/tmdb/readers.ts'

const movie = { id: 603, title: 'The Matrix', release_date: '1999-03-31' }
const show = { id: 1396, name: 'Breaking Bad' }

describe('a title’s own page', () => {
  test('survives an answer with nearly nothing in it', () => {
    const details = readDetails({ id: 1_744_731, title: 'Bare', runtime: null, tagline: null, overview: null, genres: [] }, 'movie', 'en')
    expect(details).toMatchObject({
      runtime: 0,
      tagline: '',
      overview: '',
      genreIds: [],
      cast: [],
      videos: [],
      seasons: [],
      offers: [],
    })
    expect(details?.collection).toBeNull()
  })

  test.each([null, [], 'x', {}, { success: false, status_code: 34 }])('%j is no title', (body) => {
    expect(readDetails(body, 'movie', 'en')).toBeNull()
  })

  test('survives every part being of the wrong type', () => {
    const wrong = {
      credits: [],
      images: 'x',
      videos: null,
      recommendations: 5,
      seasons: {},
      release_dates: { results: [null, { release_dates: 'x' }] },
    }
    expect(readDetails({ ...movie, ...wrong, 'watch/providers': { results: { US: null } } }, 'movie', 'en')).toMatchObject({
      cast: [],
      videos: [],
      seasons: [],
    })
  })

  test('reads age ratings of movies and of shows into one list', () => {
    const release_dates = { results: [{ iso_3166_1: 'US', release_dates: [{ certification: '' }, { certification: 'R' }] }] }
    expect(readDetails({ ...movie, release_dates }, 'movie', 'en')?.certifications).toEqual([
      { region: 'US', label: '' },
      { region: 'US', label: 'R' },
    ])
    const content_ratings = { results: [{ iso_3166_1: 'DE', rating: '16' }] }
    expect(readDetails({ id: 1, name: 'A', content_ratings }, 'tv', 'en')?.certifications).toEqual([{ region: 'DE', label: '16' }])
  })

  test('names each person once, with all they play, and the director', () => {
    const credits = {
      cast: [
        { id: 1, name: 'Ann', character: 'X' },
        { id: 1, name: 'Ann', character: 'Y' },
        { id: 2, name: 'Ben', character: null },
        { id: 3, name: '' },
      ],
      crew: [
        { id: 7, job: 'Editor', name: 'Ed' },
        { id: 8, job: 'Director', name: 'Lana' },
      ],
    }
    const details = readDetails({ ...movie, credits }, 'movie', 'en')
    expect(details?.cast).toMatchObject([
      { id: 1, role: 'X / Y' },
      { id: 2, role: '' },
    ])
    expect(details?.makers).toEqual([{ id: 8, name: 'Lana' }])
  })

  test('somebody in two departments stands in both', () => {
    const crew = [
      { id: 7, job: 'Director', department: 'Directing', name: 'Lana' },
      { id: 7, job: 'Writer', department: 'Writing', name: 'Lana' },
      { id: 7, job: 'Story', department: 'Writing', name: 'Lana' },
    ]
    expect(readDetails({ ...movie, credits: { crew } }, 'movie', 'en')?.crew).toMatchObject([
      { department: 'Directing', jobs: ['Director'] },
      { department: 'Writing', jobs: ['Writer', 'Story'] },
    ])
  })

  test('a show has creators, or nobody: whoever directed an episode did not create it', () => {
    const aggregate_credits = { crew: [{ id: 8, name: 'Lana', department: 'Directing', jobs: [{ job: 'Director' }] }] }
    expect(readDetails({ ...show, aggregate_credits }, 'tv', 'en')?.makers).toEqual([])
    expect(readDetails({ ...show, aggregate_credits, created_by: [{ id: 9, name: 'Vince' }] }, 'tv', 'en')?.makers).toEqual([
      { id: 9, name: 'Vince' },
    ])
  })

  test('a show without a usual length is as long as its last episode', () => {
    const last_episode_to_air = { id: 5, episode_number: 8, season_number: 2, runtime: 51 }
    expect(readDetails({ ...show, episode_run_time: [], last_episode_to_air }, 'tv', 'en')?.runtime).toBe(51)
    expect(readDetails({ ...show, episode_run_time: [42], last_episode_to_air }, 'tv', 'en')?.runtime).toBe(42)
  })

  test('an episode of an unknown season leads nowhere', () => {
    const next_episode_to_air = { id: 5, episode_number: 8, season_number: null }
    expect(readDetails({ ...show, next_episode_to_air }, 'tv', 'en')?.nextEpisode).toBeNull()
  })

  test('a service that streams a title in two ways is named once', () => {
    const service = { provider_id: 8, provider_name: 'Netflix' }
    const other = { provider_id: 73, provider_name: 'Tubi TV' }
    const US = { flatrate: [service], ads: [service, other], rent: [service] }
    expect(readDetails({ ...movie, 'watch/providers': { results: { US } } }, 'movie', 'en')?.offers).toMatchObject([
      { stream: [{ id: 8 }, { id: 73 }], rent: [{ id: 8 }] },
    ])
  })

  test('an address that is none is no homepage', () => {
    expect(readDetails({ ...movie, homepage: 'https://exa mple' }, 'movie', 'en')?.homepage).toBe('')
  })

  test('keeps YouTube videos only, trailers first, and no key that could leave its place in an address', () => {
    const videos = {
      results: [
        { site: 'YouTube', key: 'featurette1', type: 'Featurette', name: 'F' },
        { site: 'Vimeo', key: '12345678', type: 'Trailer', name: 'V' },
        { site: 'YouTube', key: '../../evil', type: 'Trailer', name: 'E' },
        { site: 'YouTube', key: 'trailer_123', type: 'Trailer', name: 'T' },
      ],
    }
    expect(readDetails({ ...movie, videos }, 'movie', 'en')?.videos.map(({ key }) => key)).toEqual(['trailer_123', 'featurette1'])
  })

  test('finds offers under the key with a slash, whatever ways are missing', () => {
    const offers = {
      results: {
        US: { link: 'https://www.themoviedb.org/x', rent: [{ provider_id: 2, provider_name: 'Apple TV' }] },
        DE: { link: 'javascript:x' },
      },
    }
    expect(readDetails({ ...movie, 'watch/providers': offers }, 'movie', 'en')?.offers).toEqual([
      { region: 'US', link: 'https://www.themoviedb.org/x', stream: [], rent: [{ id: 2, name: 'Apple TV', logoPath: null }], buy: [] },
      { region: 'DE', link: '', stream: [], rent: [], buy: [] },
    ])
  })

  test('takes the length of an episode from the list that may be empty', () => {
    expect(readDetails({ id: 1, name: 'A', episode_run_time: [] }, 'tv', 'en')?.runtime).toBe(0)
    expect(readDetails({ id: 1, name: 'A', episode_run_time: [47, 50] }, 'tv', 'en')?.runtime).toBe(47)
  })
})

test('letterings without words may say null or nothing for their language', () => {
  const logos = [{ file_path: '/a.png', iso_639_1: null, width: 5 }, { file_path: null }, { file_path: '/b.svg', iso_639_1: 'xx' }]
  expect(readLogos({ logos })).toEqual([
    { language: null, path: '/a.png', width: 5 },
    { language: 'xx', path: '/b.svg', width: 0 },
  ])
})

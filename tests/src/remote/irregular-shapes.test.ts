import { describe, expect, test } from 'vitest'
import { pickCertification } from '#domain/title/details.ts'
import { pickOffers } from '#domain/title/offers.ts'
import { imageUrl, pickLogo } from '#domain/title/picture.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import { genreNames } from '#i18n/genre-names.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { personQueries } from '#remote/tmdb/person.ts'
import { queries } from '#remote/tmdb/queries.ts'
import { searchQuery } from '#remote/tmdb/search.ts'
import { readLogos } from '#remote/tmdb/readers.ts'
import { movieWith, pageWith, personWith, showWith, titleWith } from '../../support/read-recorded.ts'
import { recorded } from '../../support/recorded.ts'

const releases = (...labels: string[]) => ({
  release_dates: { results: [{ iso_3166_1: 'US', release_dates: labels.map((certification) => ({ certification, type: 1 })) }] },
})
const logos = (...languages: (string | null)[]) =>
  readLogos({ logos: languages.map((iso_639_1, place) => ({ iso_639_1, file_path: `/${place}.png`, width: 500 + place })) })

/** The irregularities of real answers by their numbers, what the client makes of each, and what that is. 15 to 36 and 40; 37 to 39 are faults. */
const irregular: readonly (readonly [string, () => unknown, unknown])[] = [
  ['15: no media type in a list of one kind', () => pageWith({ results: [{ id: 5, title: 'A' }] }).titles[0]?.type, 'movie'],
  [
    '16: credits of both kinds, shows without an order',
    () => personWith()?.credits.map(({ title: { type } }) => type),
    ['movie', 'movie', 'tv'],
  ],
  [
    '17: one show three times in one person',
    () =>
      personWith({
        combined_credits: {
          cast: ['X', 'Y', 'X'].map((character) => ({ id: 498, media_type: 'tv', name: 'S', character, episode_count: 2 })),
        },
      })?.credits,
    [expect.objectContaining({ role: 'X / Y', episodes: 6 })],
  ],
  [
    '18: people and collections among the results',
    () =>
      searchQuery('arrow', 'en').read({
        results: [
          { id: 1, media_type: 'person', name: 'P' },
          { id: 2, media_type: 'collection', name: 'C' },
        ],
        total_pages: 17,
        total_results: 330,
      }),
    { titles: [], page: 1, pages: 17, total: 330, found: [{ person: expect.objectContaining({ id: 1, name: 'P' }) }] },
  ],
  [
    '18: people in what trends',
    () =>
      queries
        .trendingAll('day', 'en')
        .read({
          results: [
            { id: 1, media_type: 'person', name: 'P' },
            { id: 2, media_type: 'tv', name: 'T' },
          ],
        })
        ?.titles.map(({ id }) => id),
    [2],
  ],
  [
    '19: genres of shows, and one nobody knows',
    () => genreNames([10_765, 10_759, 999_999], 'en'),
    ['Sci-Fi & Fantasy', 'Action & Adventure'],
  ],
  ['20: softcore that does not call itself adult', () => titleWith({ softcore: true, adult: false }), null],
  [
    '20: the same of people',
    () =>
      personQueries
        .popular('en')
        .read({
          results: [
            { id: 865_463, name: 'X', softcore: true, adult: false },
            { id: 2, name: 'Y' },
          ],
        })
        ?.people.map(({ id }) => id),
    [2],
  ],
  ['20: fields nobody has heard of', () => titleWith({ brand_new: { a: 1 } })?.title, 'A'],
  ['21: numbers written as text', () => titleWith({ popularity: '27.43', vote_average: '6.5' })?.rating, 6.5],
  ['21: whole numbers and none', () => [titleWith({ vote_average: 7 })?.rating, titleWith({ vote_average: 0 })?.rating], [7, 0]],
  ['22: a release date with a time', () => movieWith()?.releases[0]?.date, '2026-03-13'],
  [
    '23: first ratings that are empty',
    () => pickCertification(movieWith(releases('', '', 'R', 'R'))?.certifications ?? [], 'US')?.label,
    'R',
  ],
  [
    '23: a country that occurs twice',
    () =>
      pickCertification(
        showWith({
          content_ratings: {
            results: [
              { iso_3166_1: 'DE', rating: '' },
              { iso_3166_1: 'DE', rating: '16' },
            ],
          },
        })?.certifications ?? [],
        'DE',
      )?.label,
    '16',
  ],
  [
    '23: no rating of the US',
    () => pickCertification(showWith({ content_ratings: { results: [{ iso_3166_1: 'FR', rating: '12' }] } })?.certifications ?? [], 'US'),
    undefined,
  ],
  [
    '24: offers under a name with a slash, without a stream',
    () => pickOffers(movieWith()?.offers ?? [], 'DE'),
    { region: 'DE', link: expect.stringContaining('locale=DE'), stream: [], rent: [], buy: [{ id: 2, name: 'Apple TV', logoPath: null }] },
  ],
  ['25: a featurette before the trailer', () => movieWith()?.videos.map(({ type }) => type), ['Trailer', 'Featurette']],
  ['26: a first logo that is not English', () => pickLogo(logos('zh', 'pt', 'en'), 'en')?.language, 'en'],
  ['26: only a Hebrew logo, and none', () => [pickLogo(logos('he'), 'en'), pickLogo(logos(), 'en')], [undefined, undefined]],
  ['27: a drawn logo', () => imageUrl('/aLogo000000000000000000001.svg', 'logo'), '/img/logo/aLogo000000000000000000001.svg.webp'],
  ['27: no logo of the preferred width', () => pickLogo(logos('en', 'en'), 'en')?.path, '/0.png'],
  [
    '28: pictures without words are asked for too',
    () => detailsQueries.details('movie', 1, 'en').params['include_image_language'],
    'en,null',
  ],
  [
    '29: pictures without words first, however they say it',
    () =>
      movieWith({
        images: {
          backdrops: [
            { file_path: '/en.jpg', iso_639_1: 'en' },
            { file_path: '/xx.jpg', iso_639_1: 'xx' },
            { file_path: '/null.jpg', iso_639_1: null },
          ],
        },
      })?.backdrops,
    ['/xx.jpg', '/null.jpg', '/en.jpg'],
  ],
  ['30: more pages than may be asked for', () => pageWith({ total_pages: 58_329 }).pages, 500],
  [
    '31: a page past the end',
    () => pageWith({ page: 2, results: [], total_pages: 1 }),
    expect.objectContaining({ titles: [], page: 2, pages: 1 }),
  ],
  ['32: nothing found, in zero pages', () => pageWith({ results: [], total_pages: 0, total_results: 0 }).pages, 1],
  [
    '33: one title on two pages',
    () => uniqueTitles([1, 2].flatMap((number) => pageWith({ page: number, results: [{ id: 1_307_118, title: 'A' }] }).titles)).length,
    1,
  ],
  [
    '34: a filter value that means nothing',
    () => pageWith({ results: [], total_pages: 1, total_results: 0 }),
    { titles: [], page: 1, pages: 1, total: 0 },
  ],
  [
    '35: parts of a collection in no order, one to come',
    () =>
      detailsQueries
        .collection(1, 'en')
        .read(recorded.collection)
        ?.parts.map(({ title: name }) => name),
    ['Second', 'Third', 'Fourth'],
  ],
  ['36: lists with and without their dates', () => [pageWith({}).total, pageWith({ dates: undefined }).total], [655, 655]],
  [
    '40: a path that is no text, a name that is null',
    () => titleWith({ poster_path: 5, backdrop_path: {}, original_title: null })?.posterPath,
    null,
  ],
]

describe('the client survives', () => {
  test.each(irregular)('%s', (_, read, expected) => {
    expect(read()).toEqual(expected)
  })
})

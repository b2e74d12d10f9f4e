import { describe, expect, test } from 'vitest'
import {
  barPlatforms,
  otherPlatforms,
  platformParams,
  platformsFrom,
  providerIdsByName,
  togglePlatform,
} from '#domain/home/platform-rows.ts'
import { lastPage, pageFrom } from '#domain/paging.ts'
import { imageSrcSet, imageUrl, originImageUrl } from '#domain/title/picture.ts'
import { idFromSegment, idWithSlug, slugOf } from '#domain/title/slug.ts'

describe('pages', () => {
  test.each([
    [58_329, 500],
    [37, 37],
    [0, 1],
    [Number.NaN, 1],
  ])('%s pages are shown as %s', (said, shown) => {
    expect(lastPage(said)).toBe(shown)
  })

  test.each([
    ['3', 3],
    ['2.9', 2],
    ['0', 1],
    ['-4', 1],
    ['501', 500],
    ['abc', 1],
    [undefined, 1],
    ['1e9', 500],
    [['2', '3'], 1],
  ])('?page=%s asks for page %s', (asked, page) => {
    expect(pageFrom(asked)).toBe(page)
  })
})

describe('slugs', () => {
  test('are the lower-case title with hyphens between, none at the ends', () => {
    expect(slugOf('Spider-Man: No Way Home!')).toBe('spider-man-no-way-home')
  })

  test.each([
    ['Die Tür zum Ärger', 'die-tuer-zum-aerger'],
    ['Große Öfen', 'grosse-oefen'],
    ['Amélie', 'amelie'],
    ['Pokémon: Señor Ñ', 'pokemon-senor-n'],
  ])('%s is written %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('a title in another script leaves the bare id, and an address with a stray hyphen still leads to it', () => {
    expect(idWithSlug(1_375_646, '군체')).toBe('1375646')
    expect(idFromSegment('1375646-')).toBe(1_375_646)
    expect(idFromSegment('1973-24')).toBe(1973)
  })

  test.each(['603', '603-the-matrix', '603abc', '603.5', '603e3'])('%s leads to 603', (segment) => {
    expect(idFromSegment(segment)).toBe(603)
  })

  test.each(['', 'popular', '0', '-5', '99999999999', ' 603'])('%s is no id', (segment) => {
    expect(idFromSegment(segment)).toBeUndefined()
  })
})

describe('pictures', () => {
  const path = '/demoPosterEnV0N0090010033.jpg'

  test('come from our own proxy as webp', () => {
    expect(imageUrl(path, 'w500')).toBe('/img/w500/demoPosterEnV0N0090010033.jpg.webp')
    expect(imageSrcSet(path, ['w185', 'backdrop'])).toBe(
      '/img/w185/demoPosterEnV0N0090010033.jpg.webp 185w, /img/backdrop/demoPosterEnV0N0090010033.jpg.webp 1368w',
    )
  })

  test('fall back to the sizes the movie database has', () => {
    expect(originImageUrl('https://image.tmdb.org/t/p/', path, 'backdrop')).toBe(
      'https://image.tmdb.org/t/p/w1280/demoPosterEnV0N0090010033.jpg',
    )
  })

  test.each([null, '', '/', '/short.jpg', '/../../etc/passwd', '/demoPosterEnV0N0090010033.exe', 'https://evil.example/a.jpg'])(
    '%s is no picture',
    (wrong) => {
      expect(imageUrl(wrong, 'w500')).toBeNull()
      expect(imageSrcSet(wrong, ['w500'])).toBeNull()
    },
  )
})

describe('platforms', () => {
  test('the bar shows the eight, and those of India where that is the content region', () => {
    expect(barPlatforms('US')).toEqual(['netflix', 'prime', 'hulu', 'paramount', 'disney', 'hbo', 'apple', 'peacock'])
    expect(barPlatforms('IN')).toHaveLength(11)
  })

  test('those of India are under "More" everywhere else', () => {
    expect(otherPlatforms('US')).toEqual(['hotstar', 'jio', 'sonyliv'])
    expect(otherPlatforms('IN')).toEqual([])
  })

  test('several may be on; an address with unknown or doubled names still works', () => {
    expect(platformsFrom('hulu,netflix,hulu,none')).toEqual(['netflix', 'hulu'])
    expect(platformsFrom('')).toEqual([])
    expect(togglePlatform(['netflix'], 'hulu')).toEqual(['netflix', 'hulu'])
    expect(togglePlatform(['netflix', 'hulu'], 'netflix')).toEqual(['hulu'])
  })

  test('are asked for with the specified ids, in the region of the platform or of the person', () => {
    expect(platformParams('prime', 'tv', 'DE')).toEqual({
      with_watch_providers: '119|9|10',
      watch_region: 'DE',
      sort_by: 'popularity.desc',
    })
    expect(platformParams('hotstar', 'movie', 'DE')['watch_region']).toBe('IN')
    expect(platformParams('netflix', 'movie', 'TD')['watch_region']).toBe('US')
  })

  test('are found by their name when their ids have changed (decision P2)', () => {
    const providers = [
      { id: 1899, name: 'HBO Max' },
      { id: 1825, name: 'HBO Max Amazon Channel' },
      { id: 2, name: 'Apple TV' },
    ]
    expect(providerIdsByName('hbo', providers)).toBe('1899')
    expect(providerIdsByName('peacock', providers)).toBe('')
  })
})

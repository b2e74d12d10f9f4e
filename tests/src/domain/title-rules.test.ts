import { describe, expect, test } from 'vitest'
import { searchText } from '#domain/search/search-text.ts'
import { pickCertification } from '#domain/title/details.ts'
import { pickOffers } from '#domain/title/offers.ts'
import { pickLogo } from '#domain/title/picture.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import { interleave } from '#domain/title/title-lists.ts'
import { qualityOf, ratingText } from '#domain/title/title.ts'
import { sortedVideos } from '#domain/title/videos.ts'
import { aTitle } from '../../support/titles.ts'

const logo = (language: string | null, path: string, width = 500) => ({ language, path, width })
const entry = (region: string, label: string) => ({ region, label })
const video = (type: string) => ({ key: type, name: type, type, official: true, language: 'en', date: null })
const offers = (region: string) => ({ region, link: '', stream: [], rent: [], buy: [] })

describe('the lettering of a title', () => {
  test('is the one in the language its name is shown in, wherever it stands; else the name is text', () => {
    const logos = [logo('zh', '/a'), logo('en', '/b'), logo('de', '/c')]
    expect(pickLogo(logos, 'de')?.path).toBe('/c')
    expect(pickLogo(logos.slice(0, 2), 'de')).toBeUndefined()
    expect(pickLogo([logo('he', '/a'), logo(null, '/b')], 'en')).toBeUndefined()
  })

  test('is 1916 px wide if there is one', () => {
    const logos = [logo('zh', '/a', 1916), logo('en', '/b', 500), logo('en', '/c', 1916)]
    expect(pickLogo(logos, 'en')?.path).toBe('/c')
    expect(pickLogo(logos.slice(0, 2), 'en')?.path).toBe('/b')
  })
})

describe('the age rating', () => {
  test('is the first that is not empty of the region, else of the US', () => {
    const entries = [entry('US', ''), entry('US', ''), entry('US', 'R'), entry('DE', ''), entry('DE', '16')]
    expect(pickCertification(entries, 'DE')?.label).toBe('16')
    expect(pickCertification(entries, 'FR')?.label).toBe('R')
    expect(pickCertification([entry('DE', '16')], 'FR')).toBeUndefined()
  })
})

describe('small rules', () => {
  test('quality is HD with a backdrop, else CAM', () => {
    expect(qualityOf(aTitle())).toBe('HD')
    expect(qualityOf(aTitle({ backdropPath: null }))).toBe('CAM')
    expect([1080, 2160, 4320].map((lines) => qualityOf(aTitle({ backdropPath: null }), lines))).toEqual(['1080p', '4K', '4K'])
  })

  test.each([
    [7.04, '7.0', '7,0'],
    [10, '10.0', '10,0'],
    [6.94, '6.9', '6,9'],
  ])('a rating of %s reads %s in English and %s in German', (rating, en, de) => {
    expect(ratingText(rating, 'en')).toBe(en)
    expect(ratingText(rating, 'de')).toBe(de)
  })

  test('a title nobody voted on has no rating', () => {
    expect(ratingText(0, 'en')).toBeNull()
    expect(ratingText(Number.NaN, 'en')).toBeNull()
  })

  test('a runtime is hours and minutes; 0 means unknown', () => {
    expect(runtimeParts(134)).toEqual({ hours: 2, minutes: 14 })
    expect(runtimeParts(45)).toEqual({ hours: 0, minutes: 45 })
    expect(runtimeParts(0)).toBeNull()
  })

  test('a search is trimmed and never empty', () => {
    expect(searchText('  dune ')).toBe('dune')
    expect(searchText('   ')).toBeNull()
    expect(searchText('x'.repeat(500))).toHaveLength(200)
  })

  test('trailers come before featurettes, unknown kinds last', () => {
    const sorted = sortedVideos([video('Featurette'), video('Recap'), video('Trailer'), video('Teaser')])
    expect(sorted.map(({ type }) => type)).toEqual(['Trailer', 'Teaser', 'Featurette', 'Recap'])
  })

  test('offers are those of the region, else those of the US', () => {
    expect(pickOffers([offers('US'), offers('DE')], 'DE')?.region).toBe('DE')
    expect(pickOffers([offers('US')], 'TD')?.region).toBe('US')
    expect(pickOffers([offers('DE')], 'TD')).toBeUndefined()
  })

  test('a platform row takes movies and shows in turn', () => {
    const movies = [aTitle({ id: 1 }), aTitle({ id: 2 }), aTitle({ id: 3 })]
    const shows = [aTitle({ id: 11, type: 'tv' })]
    expect(interleave([movies, shows]).map(({ id }) => id)).toEqual([1, 11, 2, 3])
    expect(interleave([])).toEqual([])
  })
})

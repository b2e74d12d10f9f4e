import { expect, test } from 'vitest'
import type { Article } from '#contract/news.ts'
import { languageShown, languagesOf, shownArticles, sourcesOf } from '#domain/news/shown-articles.ts'
import { articleOf } from '#support/articles.ts'

const of = (title: string, source: string, language: string): Article => ({
  ...articleOf(title),
  language,
  source: { name: source, homepage: null },
})
const articles = [of('a', 'Paper', 'en-US'), of('b', 'Blatt', 'de'), of('c', 'Blatt', 'de-AT'), of('d', 'Somebody', '')]
const titles = (filter: Parameters<typeof shownArticles>[1], spoken = 'en') =>
  shownArticles(articles, filter, spoken).map(({ title }) => title)

test('the language of the interface, in whatever region, and what says none', () => {
  expect(titles({})).toEqual(['a', 'd'])
  expect(titles({}, 'de')).toEqual(['b', 'c', 'd'])
  expect(titles({ language: 'de' })).toEqual(['b', 'c', 'd'])
  expect(titles({ language: 'all' })).toEqual(['a', 'b', 'c', 'd'])
})

test('where nothing is written in it, all of it; what an address names wrongly counts for nothing', () => {
  expect(titles({}, 'fr')).toEqual(['a', 'b', 'c', 'd'])
  expect(languageShown(articles, 'xx', 'de')).toBe('de')
  expect(languageShown([], undefined, 'de')).toBe('all')
  expect(titles({ source: 'Nobody' })).toEqual(['a', 'd'])
})

test('one source', () => {
  expect(titles({ source: 'Blatt', language: 'all' })).toEqual(['b', 'c'])
  expect(titles({ source: 'Blatt' })).toEqual([])
  expect([sourcesOf(articles), languagesOf(articles)]).toEqual([
    ['Blatt', 'Paper', 'Somebody'],
    ['de', 'en'],
  ])
})

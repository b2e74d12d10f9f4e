import { expect, test } from 'vitest'
import { arrange, asksForValues } from '#domain/library/arrange.ts'
import { type Arrangement, arrangementOf, isNarrowed } from '#domain/library/arrangement.ts'

const values: Record<string, { title: string; rating: number }> = {
  'movie:1': { title: 'Émile and the Detectives', rating: 6.5 },
  'tv:2': { title: 'Zeppelin Nights', rating: 8.1 },
  'movie:3': { title: 'The Telegraph Girls', rating: 7.3 },
  'tv:4': { title: 'Night Detectives', rating: 8.1 },
}
const tags: Record<string, string[]> = { 'tv:2': ['Rainy Day'], 'movie:3': ['rainy day', 'Grandma'] }
const { compare } = new Intl.Collator('en')

const arranged = (arrangement: Arrangement): string[] =>
  arrange(
    Object.keys(values),
    arrangement,
    (key) => values[key],
    (key) => tags[key] ?? [],
    compare,
  )

test.each<[string, Arrangement, string[]]>([
  ['all of it, the newest first', {}, ['movie:1', 'tv:2', 'movie:3', 'tv:4']],
  ['the oldest first', { order: 'oldest' }, ['tv:4', 'movie:3', 'tv:2', 'movie:1']],
  ['by name, accents as their letters', { order: 'name' }, ['movie:1', 'tv:4', 'movie:3', 'tv:2']],
  ['best rated first, equals with the newest first', { order: 'rating' }, ['tv:2', 'tv:4', 'movie:3', 'movie:1']],
  ['shows alone', { type: 'tv' }, ['tv:2', 'tv:4']],
  ['a tag, however it is written', { tag: 'RAINY day' }, ['tv:2', 'movie:3']],
  ['a word of the name', { find: 'detect' }, ['movie:1', 'tv:4']],
  ['every word of several, without accents', { find: 'emile  DETECTIVES' }, ['movie:1']],
  ['all of them at once', { find: 'e', type: 'movie', tag: 'grandma', order: 'name' }, ['movie:3']],
  ['nothing that matches', { find: 'zebra' }, []],
])('a list shows %s', (_, arrangement, keys) => {
  expect(arranged(arrangement)).toEqual(keys)
})

test('an address says how a list is looked at; what the list does not know is left out', () => {
  expect(arrangementOf('favorites', { find: ' moon ', type: 'tv', tag: 'rainy day', order: 'rating' })).toEqual({
    find: 'moon',
    type: 'tv',
    tag: 'rainy day',
    order: 'rating',
  })
  expect(arrangementOf('favorites', { find: '  ', type: 'person', order: 'newest' })).toEqual({})
  expect(arrangementOf('watch_history', { order: 'rating' })).toEqual({})
  expect(arrangementOf('watch_history', { order: 'oldest' })).toEqual({ order: 'oldest' })
})

test('only names and ratings need more than the keys of a list', () => {
  expect([{}, { order: 'oldest' }, { type: 'tv' }, { tag: 'x' }].map((each) => asksForValues(each as Arrangement))).toEqual(
    Array(4).fill(false),
  )
  expect([{ find: 'x' }, { order: 'name' }, { order: 'rating' }].map((each) => asksForValues(each as Arrangement))).toEqual(
    Array(3).fill(true),
  )
})

test('an order alone leaves nothing out', () => {
  expect(isNarrowed({ order: 'name' })).toBe(false)
  expect([isNarrowed({ find: 'x' }), isNarrowed({ type: 'tv' }), isNarrowed({ tag: 'x' })]).toEqual([true, true, true])
})

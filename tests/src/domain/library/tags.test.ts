import { expect, test } from 'vitest'
import { tagKey, tidyTag, valueSchema } from '#contract/entities/title-tags.ts'
import { matchingTags, tagCounts } from '#domain/library/tags.ts'

const counted = tagCounts([['Rainy Day', 'Grandma'], ['rainy day'], ['With Émile']])

test('tags are counted however they are written, the most used first', () => {
  expect(counted).toEqual([
    { tag: 'Rainy Day', count: 2 },
    { tag: 'Grandma', count: 1 },
    { tag: 'With Émile', count: 1 },
  ])
})

test.each<[string, readonly string[], string[]]>([
  ['', [], []],
  ['sea', [], ['sea']],
  ['RAINY   day ', [], ['Rainy Day']],
  ['rain', [], ['rain', 'Rainy Day']],
  ['emile', [], ['emile', 'With Émile']],
  ['rainy day', ['Rainy day'], []],
  ['a', ['grandma'], ['a', 'Rainy Day']],
])('for “%s” on a title with %j these are offered: %j', (typed, own, offered) => {
  expect(matchingTags(counted, typed, own).map(({ tag }) => tag)).toEqual(offered)
})

test('what nothing has yet is said to be new', () => {
  expect(matchingTags(counted, 'grand', []).map(({ isNew }) => isNew)).toEqual([true, false])
  expect(matchingTags(counted, 'grandma', []).map(({ isNew }) => isNew)).toEqual([false])
})

test('one tag has one key, and the key is that of its title', () => {
  const title = { media_type: 'movie', media_id: 603 } as const
  expect(tagKey(title, '  Rainy \n Day')).toBe('movie:603/rainy day')
  expect(tagKey(title, 'RAINY DAY')).toBe(tagKey(title, 'rainy day'))
  // A combined accent and a letter with one look the same, and are.
  expect(tagKey(title, 'cafe\u0301')).toBe(tagKey(title, 'café'))
})

const value = { media_id: 603, media_type: 'movie', title: 'A film', tag: 'rainy day' }

test('a tag as it is kept is taken', () => {
  expect(valueSchema.parse(value)).toMatchObject({ tag: 'rainy day' })
  expect(tidyTag(' rainy  day ')).toBe('rainy day')
})

test.each(['', ' rainy', 'rainy  day', 'x'.repeat(41), 5])('a tag that is not as it would be kept is refused: %j', (tag) => {
  expect(valueSchema.safeParse({ ...value, tag }).success).toBe(false)
})

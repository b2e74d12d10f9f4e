import { expect, test } from 'vitest'
import { channelCategories } from '#contract/live-tv.ts'
import { categoryOf } from '#domain/live-tv/categories.ts'

test.each([
  ['News', 'news'],
  ['DE | Nachrichten', 'news'],
  ['Noticias', 'news'],
  ['Météo', 'weather'],
  ['SPORT', 'sports'],
  ['UK: Sports News', 'sports'],
  ['NCAA Football', 'college sports'],
  [`${'X'.repeat(3)} Movies`, 'adult'],
  ['Für Erwachsene', 'adult'],
  ['Movies', 'entertainment'],
  ['Kinderfilme', 'entertainment'],
  ['Documentary', 'cultural'],
  ['Religious', 'cultural'],
  ['Health & Fitness', 'health-fitness'],
  ['Lokalsender', 'local'],
  ['Cooking', 'lifestyle'],
  ['Reality TV', 'reality'],
  ['HBO Premium', 'premium channels'],
  ['Basic Cable', 'basic cable'],
  ['World', 'international'],
  ['Undefined;News', 'news'],
  ['Newark', 'uncategorized'],
  ['', 'uncategorized'],
  ['🙂', 'uncategorized'],
])('a group “%s” is about %s', (group, category) => {
  expect(categoryOf(group)).toBe(category)
})

test.each(channelCategories)('a group that is called %s as the specification does is that', (category) => {
  expect(categoryOf(category.toUpperCase())).toBe(category)
})

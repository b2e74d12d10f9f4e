import { expect, test } from 'vitest'
import { valueSchema as ratingSchema } from '#contract/entities/ratings.ts'
import { valueSchema as noteSchema } from '#contract/entities/title-notes.ts'
import { arrangedOpinions, opinionsOf } from '#domain/library/opinions.ts'

const title = (media_id: number) => ({ media_id, media_type: 'movie', title: `Title ${media_id}` })
const rated = (media_id: number, stars: number, updated_at: number) => ratingSchema.parse({ ...title(media_id), stars, updated_at })
const noted = (media_id: number, note: string, updated_at: number) => noteSchema.parse({ ...title(media_id), note, updated_at })
const keyed = <V extends { media_id: number }>(...values: V[]) => new Map(values.map((value) => [`movie:${value.media_id}`, value]))

const opinions = opinionsOf(keyed(rated(1, 5, 10), rated(2, 2, 30)), keyed(noted(1, 'Again!', 40), noted(3, 'Only words.', 20)))

const titles = (order: 'newest' | 'best' | 'name') =>
  arrangedOpinions(opinions.toReversed(), order, (a, b) => b.localeCompare(a)).map(({ title: { id } }) => id)

test('stars and words of one title are one opinion, the latest first', () => {
  expect(opinions.map(({ key, stars, note, at }) => [key, stars, note, at])).toEqual([
    ['movie:1', 5, 'Again!', 40],
    ['movie:2', 2, '', 30],
    ['movie:3', null, 'Only words.', 20],
  ])
})

test('they may be seen with the most stars first, or by name', () => {
  expect(titles('newest')).toEqual([3, 2, 1])
  expect(titles('best')).toEqual([1, 2, 3])
  expect(titles('name')).toEqual([3, 2, 1])
})

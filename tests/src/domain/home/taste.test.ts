import { expect, it } from 'vitest'
import { valueSchema, type WatchHistoryItem } from '#contract/entities/watch-history.ts'
import { savedTitleSchema } from '#contract/titles.ts'
import { tasteOf, unseenOnWatchlist } from '#domain/home/taste.ts'

let id = 0
function watched(given: Partial<WatchHistoryItem>): WatchHistoryItem {
  id += 1
  return valueSchema.parse({
    media_id: id,
    media_type: 'movie',
    title: `Title ${id}`,
    watch_position: 95,
    duration: 100,
    ...given,
  })
}
const wanted = (media_id: number, added_at: number) =>
  savedTitleSchema.parse({ media_id, media_type: 'movie', title: `Wanted ${media_id}`, overview: 'Long.', added_at })
const show = { media_type: 'tv', season: 1, episode: 1 } as const

it('prefers a kind only when it makes up more than 60 % of what was watched', () => {
  expect(tasteOf([watched({}), watched({}), watched(show)]).preferred).toBe('movie')
  expect(tasteOf([watched({}), watched({}), watched({}), watched(show), watched(show)]).preferred).toBe('balanced')
  expect(tasteOf([]).preferred).toBe('balanced')
})

it('counts every episode, for each took its time', () => {
  const episodes = [1, 2, 3, 4].map((episode) => watched({ ...show, media_id: 7, episode }))
  expect(tasteOf([...episodes, watched({}), watched({})]).preferred).toBe('tv')
})

it('names the title finished last, and none that was only begun', () => {
  const history = [
    watched({ title: 'Older', watched_at: 1 }),
    watched({ title: 'Begun', watched_at: 3, watch_position: 10 }),
    watched({ title: 'Latest', watched_at: 2, media_id: 99 }),
  ]
  expect(tasteOf(history).finished).toEqual({ type: 'movie', id: 99, title: 'Latest' })
  expect(tasteOf([watched({ watch_position: 10 })]).finished).toBeUndefined()
})

it('does not take an episode for the end of its show', () => {
  expect(tasteOf([watched({ title: 'Movie', watched_at: 1 }), watched({ ...show, watched_at: 2 })]).finished).toMatchObject({
    title: 'Movie',
  })
  expect(tasteOf([watched(show)]).finished).toBeUndefined()
})

it('what waits is on the watchlist and was not seen, the latest first', () => {
  const history = [watched({ media_id: 2 }), watched({ media_id: 3, watch_position: 10 })]
  const waiting = unseenOnWatchlist([wanted(1, 10), wanted(2, 30), wanted(3, 20)], history)
  expect(waiting.map(({ media_id, overview }) => [media_id, overview])).toEqual([
    [3, ''],
    [1, ''],
  ])
})

it('takes a mark by hand without a length as finished', () => {
  expect(tasteOf([watched({ title: 'Marked', watch_position: 0, duration: 0 })]).finished).toMatchObject({ title: 'Marked' })
})

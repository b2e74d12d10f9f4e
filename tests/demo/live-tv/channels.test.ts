import { expect, test } from 'vitest'
import { demoBooks } from '#demo/audiobooks/books.ts'
import { demoChannels } from '#demo/live-tv/channels.ts'
import { demoStreams } from '#demo/media/streams.ts'

const now = Date.UTC(2026, 5, 15, 12)

test('every film of a channel is one that the demo plays, as long as it says', () => {
  const films = demoChannels(now).flatMap((channel) => channel.films)
  expect(films.length).toBeGreaterThan(50)
  for (const { watchable, streams, seconds } of films) {
    const known = demoStreams.streamsOf(
      { media_type: 'movie', media_id: Number(watchable.split(':')[1]), season: null, episode: null },
      now,
    )
    expect(streams.map(({ id }) => id)).toEqual(known.map(({ id }) => id))
    expect(seconds).toBe(known[0]?.url.includes('/short/') === true ? 64 : 240)
  }
})

test('every chapter of the radio is one of a book of the demo, as long as it says', () => {
  const books = demoChannels(now).flatMap((channel) => channel.books)
  expect(books.map(({ id }) => id)).toEqual(demoBooks.map(({ id }) => id))
  for (const { id, chapters } of books) {
    const known = demoBooks.find((book) => book.id === id)?.chapters
    expect(chapters.map(({ number, title, seconds, url }) => [number, title, seconds, url])).toEqual(
      known?.map(({ number, title, seconds, url }) => [number, title, seconds, url]),
    )
  }
})

test('a list holds all day, and the next day has its own', () => {
  expect(demoChannels(now + 60_000)).toBe(demoChannels(now))
  expect(demoChannels(now + 86_400_000)).not.toBe(demoChannels(now))
})

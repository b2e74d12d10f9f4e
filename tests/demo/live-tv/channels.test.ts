import { expect, test } from 'vitest'
import { demoChannels } from '#demo/live-tv/channels.ts'
import { demoStreams } from '#demo/media/streams.ts'

const now = Date.UTC(2026, 5, 15, 12)

test('every film of a channel is one that the demo plays, as long as it says', () => {
  const films = demoChannels(now).flatMap((channel) => channel.films)
  expect(films.length).toBeGreaterThan(50)
  for (const { watchable, streams, seconds } of films) {
    const known = demoStreams({ media_type: 'movie', media_id: Number(watchable.split(':')[1]), season: null, episode: null }, now)
    expect(streams.map(({ id }) => id)).toEqual(known.map(({ id }) => id))
    expect(seconds).toBe(240)
  }
})

test('a list holds all day, and the next day has its own', () => {
  expect(demoChannels(now + 60_000)).toBe(demoChannels(now))
  expect(demoChannels(now + 86_400_000)).not.toBe(demoChannels(now))
})

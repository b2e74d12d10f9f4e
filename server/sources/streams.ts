import type { FastifyInstance } from 'fastify'
import type { WatchableRef } from '#contract/media.ts'
import type { BuiltInStream } from '#contract/streams.ts'
import { watchedKey } from '#contract/titles.ts'
import { invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import type { Services } from '../services.ts'

/** What can be played of a movie or an episode at a moment, epoch ms; nothing where nobody knows anything. */
export type StreamsOf = (ref: WatchableRef, now: number) => readonly BuiltInStream[]

/** What the server itself knows to play; the sources that people add are asked by their devices. */
export function streamRoutes(app: FastifyInstance, services: Services, streamsOf: StreamsOf): void {
  addRoute(app, services, 'streams', async ({ params }) => ({
    streams: streamsOf(readWatchable(params['watchable'] ?? ''), services.clock()),
  }))
}

/** The opposite of `watchableKey`. @throws ApiError `invalid-input` */
function readWatchable(key: string): WatchableRef {
  if (!watchedKey.safeParse(key).success)
    throw invalidField('watchable', 'must be a movie, a show or an episode, such as movie:603 or tv:1399:1:2')
  const [type, ...numbers] = key.split(':')
  const [media_id = 0, season = null, episode = null] = numbers.map(Number)
  return { media_type: type === 'movie' ? 'movie' : 'tv', media_id, season, episode }
}

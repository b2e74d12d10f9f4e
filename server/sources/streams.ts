import type { FastifyInstance } from 'fastify'
import { watchableOf, type WatchableRef } from '#contract/media.ts'
import type { BuiltInStream } from '#contract/streams.ts'
import { watchedKey } from '#contract/titles.ts'
import { invalidField } from '../http/api-error.ts'
import { addRoute } from '../http/routes.ts'
import type { Services } from '../services.ts'

/** What comes with Matinee to be played, at a moment (epoch ms). */
export interface BuiltInStreams {
  /** What can be played of a movie or an episode; nothing where nobody knows anything. */
  streamsOf: (ref: WatchableRef, now: number) => readonly BuiltInStream[]
  /** Every movie and episode of which anything may be known. */
  playable: () => Iterable<WatchableRef>
}

/** What the server itself knows to play; the sources that people add are asked by their devices. */
export function streamRoutes(app: FastifyInstance, services: Services, { streamsOf }: BuiltInStreams): void {
  addRoute(app, services, 'streams', async ({ params }) => ({
    streams: streamsOf(checkedWatchable(params['watchable'] ?? ''), services.clock()),
  }))
}

/** @throws ApiError `invalid-input` */
function checkedWatchable(key: string): WatchableRef {
  if (!watchedKey.safeParse(key).success)
    throw invalidField('watchable', 'must be a movie, a show or an episode, such as movie:603 or tv:1399:1:2')
  return watchableOf(key)
}

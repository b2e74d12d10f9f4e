import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { hash } from '../random.ts'
import { compress } from './compression.ts'
import { dayOf, endOfDay } from './dates.ts'
import { readApiRequest } from './request.ts'
import { notFound, TmdbError } from './responses.ts'
import { listRoutes } from './routes/list-routes.ts'
import { referenceRoutes } from './routes/reference-routes.ts'
import type { Routes } from './routes/routing.ts'
import { seasonRoutes } from './routes/season-routes.ts'
import { titleRoutes } from './routes/title-routes.ts'
import { snapshotsOf } from './snapshot.ts'

/** Every route of the demo catalogue. */
const routes: Routes = { ...listRoutes, ...referenceRoutes, ...titleRoutes, ...seasonRoutes }

/** Answers may be kept for an hour, but not beyond the day they were made for. */
const freshSeconds = 3_600

const overLimit = 'Your request count (41) is over the allowed limit of 40.'

/**
 * Keys that make the demo answer with an error of the real service, so that it can be tried by hand. Any other key, or none, is
 * accepted.
 */
const failingKeys: Readonly<Record<string, () => TmdbError>> = {
  'demo-invalid': () => new TmdbError(401, 7, 'Invalid API key: You must be granted a valid key.'),
  'demo-invalid-old': () => new TmdbError(401, 7, 'Invalid API key: You must be granted a valid key.', { old: true }),
  'demo-limited': () => new TmdbError(429, 25, overLimit, { retryAfter: 2 }),
  'demo-limited-bare': () => new TmdbError(429, 25, overLimit),
}

const json = 'application/json;charset=utf-8'

export interface DemoOptions {
  /** Epoch ms; every date in an answer is relative to it. */
  clock: () => number
  /** How many movies there are at least: beyond the bundled ones they are multiplied, for measuring. */
  items?: number
  /** Adds what is known of the colors of pictures to the text of an answer (decision 84): it stays the same answer, and keeps its tag. */
  addColors?: (answer: string) => string
}

/** The bundled catalogue in the shapes of the movie database's API, version 3 (decision C3). Register it under `/tmdb/3`. */
export const demoCatalogue: FastifyPluginAsync<DemoOptions> = async (app, { clock, items = 0, addColors = (answer) => answer }) => {
  const snapshotOf = snapshotsOf(items)
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()))
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TmdbError) return sendError(reply, error)
    // The server around it refuses this request, in its own words.
    if (hasStatus(error)) throw error
    request.log.error(error)
    return sendError(reply, new TmdbError(500, 11, 'Internal error: Something went wrong, contact the maintainers.'))
  })

  for (const [path, answer] of Object.entries(routes)) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const now = clock()
      const apiRequest = readApiRequest(request.query, snapshotOf(dayOf(now)))
      const key = apiRequest.param('api_key')
      const failure = Object.hasOwn(failingKeys, key) ? failingKeys[key] : undefined
      if (failure !== undefined) throw failure()

      const text = JSON.stringify(answer(apiRequest, ...Object.values(request.params)))
      const tag = `W/"${hash(text).toString(16)}"`
      const age = Math.max(1, Math.min(freshSeconds, Math.floor((endOfDay(apiRequest.today) - now) / 1000)))
      reply.header('etag', tag).header('cache-control', `public, max-age=${age}`).header('access-control-allow-origin', '*')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const { body, encoding } = compress(addColors(text), String(request.headers['accept-encoding']))
      if (encoding !== undefined) reply.header('content-encoding', encoding)
      return reply.header('vary', 'accept-encoding').type(json).send(body)
    })
  }
}

const hasStatus = (error: unknown): boolean => error instanceof Error && 'statusCode' in error

function sendError(reply: FastifyReply, failure: TmdbError): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }
  return reply.code(failure.status).headers(headers).type(json).send(JSON.stringify(failure.body))
}

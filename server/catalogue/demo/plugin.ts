import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { notFound, Refusal } from './answers.ts'
import { readAsk } from './ask.ts'
import { hash } from './chance.ts'
import { dayOf, endOfDay } from './dates.ts'
import { routes } from './routes.ts'

/** Answers may be kept for an hour, but not beyond the day they were made for. */
const freshSeconds = 3_600

/**
 * Keys that make the demo refuse, as the real service does: what a client must survive can be tried by hand. Any other
 * key, or none, is welcome.
 */
const refusingKeys: Readonly<Record<string, () => Refusal>> = {
  'demo-invalid': () => new Refusal(401, 7, 'Invalid API key: You must be granted a valid key.'),
  'demo-limited': () => new Refusal(429, 25, 'Your request count (41) is over the allowed limit of 40.', 2),
  'demo-limited-bare': () => new Refusal(429, 25, 'Your request count (41) is over the allowed limit of 40.'),
}

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply.code(status).header('access-control-allow-origin', '*').type('application/json;charset=utf-8').send(JSON.stringify(body))
}

/**
 * The bundled catalogue in the shapes of the movie database's API, version 3 (decision C3). Register it under `/tmdb/3`;
 * `clock` gives epoch ms, and every date in an answer is relative to it.
 */
export const demoCatalogue: FastifyPluginAsync<{ clock: () => number }> = async (app, { clock }) => {
  app.setNotFoundHandler((_request, reply) => refuse(reply, notFound()))
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error)
    request.log.error(error)
    return refuse(reply, new Refusal(500, 11, 'Internal error: Something went wrong, contact the maintainers.'))
  })

  for (const [path, answer] of Object.entries(routes)) {
    app.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const now = clock()
      const ask = readAsk(request.query, dayOf(now))
      const refusal = refusingKeys[ask.param('api_key')]
      if (refusal !== undefined) throw refusal()

      const body = answer(ask, ...Object.values(request.params))
      const tag = `W/"${hash(JSON.stringify(body)).toString(16)}"`
      const age = Math.max(1, Math.min(freshSeconds, Math.floor((endOfDay(ask.today) - now) / 1000)))
      reply.header('etag', tag).header('cache-control', `public, max-age=${age}`).header('access-control-allow-origin', '*')
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : send(reply, 200, body)
    })
  }
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  return send(reply.header('cache-control', 'no-store'), refusal.status, refusal.body)
}

import type { FastifyInstance } from 'fastify'
import { guardEdge } from '#server/http/edge.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
import { UnderWay } from '#server/http/under-way.ts'

/** A server of one part alone, with the way in that all of ours have. */
export function atEdge(app: FastifyInstance): FastifyInstance {
  guardEdge(app, { headers: () => ({}), underWay: new UnderWay(), limits: new RateLimits(() => Date.now(), 1) })
  return app
}

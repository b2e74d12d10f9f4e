import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everybody: browsers may keep it and ask whether it still holds (RFC 9110, 13.1.2). */
export function orUnchanged<T>(answer: T, request: FastifyRequest, reply: FastifyReply): T | FastifyReply {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': 'no-cache', etag: tag })
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : answer
}

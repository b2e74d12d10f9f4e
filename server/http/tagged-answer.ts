import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** By which an answer is known again: the same text has the same one. */
export const tagOf = (answer: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`

/** Answers with what is the same for everybody: browsers may keep it and ask whether it still holds (RFC 9110, 13.1.2). */
export function answerTagged(request: FastifyRequest, reply: FastifyReply, answer: object, tag = tagOf(answer)): unknown {
  reply.headers({ 'cache-control': 'no-cache', etag: tag })
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : answer
}

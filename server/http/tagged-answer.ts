import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Answers that are the same for everybody: browsers may keep them and ask whether they still hold (RFC 9110, 13.1.2).

/** Answers with what fits the schema of the route. */
export function answerTagged(request: FastifyRequest, reply: FastifyReply, answer: object): unknown {
  return isKnown(request, reply, tagOf(JSON.stringify(answer))) ? reply.code(304).send() : answer
}

/** An answer as it is sent, to be made once for as long as it holds: of a large one writing it takes longer than all the rest. */
export interface PreparedAnswer {
  body: string
  tag: string
}

export function prepareAnswer(answer: object): PreparedAnswer {
  const body = JSON.stringify(answer)
  return { body, tag: tagOf(body) }
}

export function answerPrepared(request: FastifyRequest, reply: FastifyReply, { body, tag }: PreparedAnswer): FastifyReply {
  return isKnown(request, reply, tag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body)
}

/** A weak tag: the same for the same text, however it is compressed. */
export const tagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Says under which tag an answer may be asked for again, and whether the browser has it. */
export function isKnown({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.headers({ 'cache-control': 'no-cache', etag: tag })
  return headers['if-none-match'] === tag
}

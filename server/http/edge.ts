import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { networkOf } from './address.ts'
import { endNow, networkOfConnection } from './connections.ts'
import { formatError } from './error-formatter.ts'
import { checkMethod } from './methods.ts'
import type { RateLimits } from './rate-limits.ts'
import { checkForm, isOpenEnded } from './request-form.ts'
import { requestsPerLoop } from './limits.ts'
import { Turns } from './turns.ts'
import type { UnderWay } from './under-way.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom limits count for this request: the address it comes from, of IPv6 its /64. */
    network: string
  }
}

interface EdgeOptions {
  /** What every answer carries, as it is now. */
  headers: () => Record<string, string>
  underWay: UnderWay
  limits: RateLimits
}

/** The way in: every request passes here first, whatever it asks for, and every answer on its way out. */
export function guardEdge(app: FastifyInstance, options: EdgeOptions): void {
  app.decorateRequest('network', '')
  const turns = new Turns(requestsPerLoop)
  app.addHook('onRequest', async (request, reply) => {
    if (!enter(request, reply, options)) return
    await turns.wait(request.network)
    if (request.raw.socket.destroyed) reply.hijack()
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    options.underWay.answer(reply.raw, payload)
    return payload
  })
}

/** Answers what Fastify refuses before any hook: it passes the same way in. */
export function answerAtEdge(error: FastifyError, request: FastifyRequest, reply: FastifyReply, options: EdgeOptions): void {
  try {
    if (enter(request, reply, options)) formatError(error, request, reply)
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    formatError(refusal, request, reply)
  }
}

/**
 * Lets a request in, with its network and the headers of its answer.
 * @returns false where nobody is to be answered: the connection is gone, or is ended for asking more than it reads
 * @throws ApiError for one that is refused
 */
function enter(request: FastifyRequest, reply: FastifyReply, { headers, underWay, limits }: EdgeOptions): boolean {
  const { socket } = request.raw
  request.network = visitorOf(request)
  if (socket.destroyed || underWay.isFull(socket)) {
    // It counts: otherwise whoever breaks off connections could call without end.
    limits.note('anonymous', request.network)
    endNow(socket)
    reply.hijack()
    return false
  }
  reply.headers(headers())
  if (isOpenEnded(request)) reply.header('connection', 'close')
  checkForm(request)
  checkMethod(request, reply)
  underWay.begin(request.network, socket, reply.raw)
  return true
}

/** A connection that was reset has no address any more; the one it was opened from is remembered. */
function visitorOf(request: FastifyRequest): string {
  const { ip }: { ip: string | undefined } = request
  return ip === undefined ? networkOfConnection(request.raw.socket) : networkOf(ip)
}

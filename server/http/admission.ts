import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Lanes, type Visitor } from '../lanes.ts'
import { ApiError } from './api-error.ts'
import { formatError } from './error-formatter.ts'
import { lanes, longestAddress, restMs } from './limits.ts'
import type { RateLimits } from './rate-limits.ts'

/**
 * The first step of a request, before anything is done for it: is its address one that is read, and does its network call too often.
 * Every request passes the row `any`; what costs more has a row of its own besides. It answers refusals itself, in the same form wherever.
 */
export const admission =
  (limits: RateLimits, row: keyof typeof longestAddress) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const refusal = tooLong(request.url, longestAddress[row]) ?? limits.refusal(row, request.network)
    return refusal && refuse(refusal, request, reply)
  }

const refuse = (refusal: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  formatError(refusal, request, reply.header('cache-control', 'no-store'))

function tooLong({ length }: string, longest: number): ApiError | undefined {
  if (length <= longest) return undefined
  return new ApiError('invalid-input', `The address has ${length} characters, and at most ${longest} are read. Ask for less at a time.`)
}

/** Whose request it is, for what is shared out among networks. */
export const visitorOf = ({ network, signal }: FastifyRequest): Visitor => ({ network, signal })

/**
 * A step for answers that are computed in one go: lets one request after the other through, of each network in turn, and after each
 * others have the event loop to themselves for a moment.
 */
export function inTurns(): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const turns = new Lanes<void>(lanes.computed)
  let restsUntil = 0
  const rest = async (): Promise<void> => {
    const ms = restsUntil - performance.now()
    if (ms > 0) await setTimeout(ms)
    restsUntil = performance.now() + restMs
  }
  return async (request, reply) => {
    try {
      await turns.run(request.id, visitorOf(request), rest)
      return undefined
    } catch (error) {
      if (error instanceof ApiError) return refuse(error, request, reply)
      throw error
    }
  }
}

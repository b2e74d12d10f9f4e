import { once } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Lanes } from '../lanes.ts'
import { lanes } from './limits.ts'
import type { RateLimits } from './rate-limits.ts'

export type LongAnswer = (memberId: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * A step before an answer with all that a member has of something: their long answers go out one after another, however many are asked for at
 * once, and none before the last has been counted. Twelve at once would keep everybody waiting twelve times as long.
 * The step throws ApiError `rate-limited` where those before have used the member's minute up, `busy` where too many wait.
 */
export function oneLongAnswer(limits: RateLimits): LongAnswer {
  const answers = new Lanes<void>(lanes.longAnswers)
  return async (memberId, { id, signal }, { raw }) => {
    await new Promise<void>((resolve, reject) => {
      const untilSent = async (): Promise<void> => {
        resolve()
        if (!raw.destroyed) await once(raw, 'close')
      }
      answers.run(id, { network: memberId, signal }, untilSent).catch(reject)
    })
    limits.count('member', memberId, 0)
  }
}

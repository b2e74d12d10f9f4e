import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Sets what every answer carries, refusals included: the security headers and, below `/api`, `no-store` and the server's time
 * (devices set their clocks by it).
 */
export function answerHeaders(config: Config, html: string, clock: () => number) {
  const fixed = securityHeaders(config, html)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(fixed)
    if (/^\/api(?:[/?]|$)/.test(request.url)) reply.headers({ 'cache-control': 'no-store', 'x-server-time': String(clock()) })
  }
}

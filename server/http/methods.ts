import type { FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { ApiError } from './api-error.ts'

/** The methods that are looked up at all; Node's parser knows thirty more. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Refuses a method that nothing here has. @throws ApiError as `refuseAddress` */
export function checkMethod(request: FastifyRequest, reply: FastifyReply): void {
  if (!known.has(request.method)) refuseAddress(request, reply)
}

/**
 * Refuses an address that no route took with this method.
 * @throws ApiError `method-not-allowed`, with those it has in `Allow`, or `not-found`
 */
export function refuseAddress({ url }: FastifyRequest, reply: FastifyReply): never {
  const allowed = methodsAt(url.replace(/[?#].*$/, ''))
  if (allowed.length === 0) throw new ApiError('not-found', 'There is nothing at this address.')
  reply.header('allow', allowed.join(', '))
  throw new ApiError('method-not-allowed', `This address only takes ${allowed.join(' and ')}.`)
}

/** The methods the contract has at an address of `/api`. */
function methodsAt(path: string): string[] {
  const rows = Object.values(endpoints).filter((row) => new RegExp(`^/api${row.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
  return rows.map((row) => row.method)
}

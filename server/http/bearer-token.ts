import type { FastifyRequest } from 'fastify'

/** The token a call came with; it is taken from the Authorization header only. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]

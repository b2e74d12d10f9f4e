import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { answers, bodies } from '#contract/schemas.ts'
import type { Member } from '../policies.ts'
import type { Services } from '../services.ts'
import { guard } from './authentication.ts'
import { bodyLimits } from './limits.ts'

type BodyOf<N extends EndpointName> = N extends keyof typeof bodies ? z.output<(typeof bodies)[N]> : undefined
type MemberOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'member' ? Member : undefined

/** One checked call: its body fits the contract's schema, and its caller may make it. */
export interface Call<N extends EndpointName> {
  body: BodyOf<N>
  member: MemberOf<N>
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | string[]>>
  request: FastifyRequest
  reply: FastifyReply
}

/** Adds the route of one contract row: method, address, access, limit and body are the row's; only the handler is given. */
export function addRoute<N extends EndpointName>(
  app: FastifyInstance,
  services: Services,
  name: N,
  handler: (call: Call<N>) => Promise<unknown>,
): void {
  const endpoint = endpoints[name]
  const body = (bodies as Partial<Record<EndpointName, z.core.$ZodType>>)[name]
  const answer = (answers as Partial<Record<EndpointName, z.core.$ZodType>>)[name]
  const schema: FastifySchema = {
    operationId: name,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(body && { body }),
    ...(answer && { response: { '2xx': answer } }),
    ...(endpoint.access === 'member' && { security: [{ bearer: [] }] }),
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: name === 'push' ? bodyLimits.push : bodyLimits.default,
    schema,
    onRequest: guard(services, endpoint),
    handler: (request, reply) =>
      handler({
        // The schema and the guard made these true; the compiler cannot follow a row of a table.
        body: request.body as BodyOf<N>,
        member: request.member as MemberOf<N>,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string | string[]>,
        request,
        reply,
      }),
  })
}

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { queries } from '#contract/schemas.ts'

/** The page's own policy: the reader sets styles on elements, and knows nothing of Trusted Types. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A call's own words about its address; nothing is checked by them. */
function withQuery(schema: FastifySchema): FastifySchema {
  const { operationId = '' } = schema
  const querystring = (queries as Partial<Record<string, z.ZodType>>)[operationId]
  return querystring === undefined ? schema : { ...schema, querystring }
}

/** Collects every route added after it and shows them at `/api/docs`, as OpenAPI at `/api/docs/json`. */
export async function addDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Matinee', version, description: 'Lists and settings of members, and how their devices keep them in step.' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, ...rest }) => jsonSchemaTransform({ ...rest, schema: withQuery(schema) }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiHooks: {
      async onRequest(_request, reply) {
        reply.header('content-security-policy', policy)
      },
    },
  })
}

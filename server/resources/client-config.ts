import type { FastifyInstance } from 'fastify'
import type { ClientConfig, MediaOrigins } from '#contract/config.ts'
import type { Config } from '../config.ts'

/** What the app has to know before its first call; asked for at every start and kept by the device for the offline ones. */
export function clientConfigRoutes(app: FastifyInstance, config: Config, version: string, mediaOrigins: () => readonly string[]): void {
  const answer: ClientConfig = {
    tmdbBaseUrl: config.tmdbProxy ? '/tmdb/3' : config.tmdbBaseUrl,
    tmdbKey: config.demo || config.tmdbProxy ? null : config.tmdbKey,
    imageBaseUrl: config.demo ? '/img' : config.tmdbImageBaseUrl,
    demo: config.demo,
    links: { community: config.community, support: config.support, source: config.sourceCode, social: config.social },
    version,
  }
  app.get('/config.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ ...answer, mediaOrigins: mediaOrigins() } satisfies ClientConfig & MediaOrigins),
  )
  app.get('/version.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ version }),
  )
}

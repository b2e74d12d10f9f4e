import type { Server } from 'node:http'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { demoWorld } from '#demo/world.ts'
import packageJson from '../package.json' with { type: 'json' }
import { audiobookRoutes } from './audiobooks/audiobooks.ts'
import { bundledBooks } from './audiobooks/bundled.ts'
import { catalogueSources } from './catalogue/catalogue-sources.ts'
import { readSourceList } from './catalogue/source-list.ts'
import type { Config } from './config.ts'
import { addCrashPoints } from './crash-points.ts'
import { type Database, hasOneConnection } from './db/connection.ts'
import { addDocs } from './http/docs.ts'
import { formatError } from './http/error-formatter.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { bodyLimits } from './http/limits.ts'
import { RateLimits } from './http/rate-limits.ts'
import { answerHeaders } from './http/security-headers.ts'
import { addStaticFiles, answerUnknown, readPage } from './http/static-files.ts'
import { Tokens } from './http/tokens.ts'
import { validatorCompiler } from './http/validation.ts'
import { pictureSigner, type PictureSigner } from './images/picture-signer.ts'
import { imageProxy } from './images/plugin.ts'
import { newsRoutes } from './news/articles.ts'
import { articlesOfPapers } from './news/papers.ts'
import { Passwords } from './passwords/passwords.ts'
import { openChannels } from './live-tv/open-channels.ts'
import { liveTvRoutes } from './live-tv/routes.ts'
import { groupedStore } from './repositories/grouped-store.ts'
import { lockstepStore } from './repositories/lockstep-store.ts'
import { authRoutes } from './resources/auth.ts'
import { clientConfigRoutes } from './resources/client-config.ts'
import { healthRoutes, sourceHealthRoutes } from './resources/health.ts'
import { preferenceRoutes } from './resources/preferences.ts'
import { profileRoutes } from './resources/profile.ts'
import { syncRoutes } from './resources/sync.ts'
import { titleListRoutes } from './resources/title-lists.ts'
import type { Services } from './services.ts'
import { openStreams } from './sources/open-catalogue.ts'
import { streamRoutes } from './sources/streams.ts'
import { sportsRoutes } from './sports/competitions.ts'
import { Announcer } from './sync/announcer.ts'
import type { Hints } from './sync/hints.ts'
import type { SyncStore } from './sync/sync-rows.ts'
import { tmdbPassThrough } from './tmdb/plugin.ts'

const { version } = packageJson

export interface AppOptions {
  config: Config
  db: Database
  /** Signs session tokens, 32 bytes. */
  secret: Uint8Array
  /** Folder of the build. */
  webRoot: string
  imageCacheDir: string
  /** Folder of the last good copies of the operator's sources. */
  sourceCopiesDir: string
  /** The way to other server processes on the same database, if there may be any. */
  hints?: Hints
  /** Epoch milliseconds. */
  clock?: () => number
  /** Multiplies every rate limit; more than 1 in a test or bench only. */
  limitFactor?: number
  /** Puts something in front of the server: the development build. */
  serverFactory?: FastifyServerFactory<Server>
}

/** How changes of members are written. */
export const storeOf = (db: Database): SyncStore => (hasOneConnection(db) ? groupedStore(db) : lockstepStore(db))

/** Builds the whole server; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, secret, webRoot, imageCacheDir, sourceCopiesDir, hints, clock = Date.now, limitFactor = 1, serverFactory } = options
  const setHeaders = answerHeaders(config, readPage(webRoot), clock, () => sources.mediaOrigins())
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: bodyLimits.default,
    // A body that trickles in must not hold a connection for ever.
    requestTimeout: 30_000,
    // An address that cannot be decoded is answered before any hook.
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply)
      formatError(error, request, reply)
    },
    // A HEAD of the event stream would never end.
    exposeHeadRoutes: false,
    ...(serverFactory && { serverFactory }),
  })
  const sources = catalogueSources({ list: readSourceList(config.catalogueSources), dir: sourceCopiesDir, clock, log: app.log })
  const services: Services = {
    config,
    db,
    store: storeOf(db),
    clock,
    tokens: new Tokens(secret, clock),
    limits: new RateLimits(clock, limitFactor),
    passwords: new Passwords(),
    announcer: new Announcer(hints),
    sources,
    signer: pictureSigner(secret),
  }
  app.decorateRequest('member', undefined)
  app.setErrorHandler(formatError)
  app.setNotFoundHandler(answerUnknown(webRoot))
  acceptJsonOnly(app)
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
  app.addHook('onReady', sources.begin)
  closeQuickly(app, services)

  await app.register(compress, { encodings: ['br', 'gzip'] })
  clientConfigRoutes(app, config, version, sources.mediaOrigins)
  await app.register(api(services), { prefix: '/api' })
  await (config.demo ? addDemoCatalogue : addRealCatalogue)(app, config, { clock, cacheDir: imageCacheDir, signer: services.signer })
  await addStaticFiles(app, webRoot)
  return app
}

function api(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    await app.register(cors, { origin: services.config.publicUrl || false })
    addCrashPoints(app)
    await addDocs(app, version)
    healthRoutes(app, services)
    authRoutes(app, services)
    profileRoutes(app, services)
    preferenceRoutes(app, services)
    titleListRoutes(app, services)
    syncRoutes(app, services)
    addCatalogueRoutes(app, services)
  }
}

/** What can be watched, listened to and read, beyond the movie database: of the operator's sources, and what comes with Matinee. */
function addCatalogueRoutes(app: FastifyInstance, services: Services): void {
  const { config, sources, signer } = services
  const { sign: signPicture } = signer
  sourceHealthRoutes(app, services)
  streamRoutes(app, services, config.demo ? demoWorld.streams : openStreams)
  sportsRoutes(app, services, { itemsOf: sources.matches.items, leagueAt: config.demo ? demoWorld.league : undefined })
  audiobookRoutes(app, services, {
    itemsOf: sources.books.items,
    signPicture,
    bundled: config.demo ? demoWorld.books : bundledBooks,
  })
  newsRoutes(app, services, {
    itemsOf: sources.articles.items,
    signPicture,
    ...(config.demo && { bundled: articlesOfPapers(demoWorld.papers) }),
  })
  liveTvRoutes(app, services, {
    itemsOf: sources.channels.items,
    programmesOf: sources.guide.items,
    signPicture,
    bundled: config.demo ? demoWorld.channels : openChannels,
  })
}

interface CatalogueOptions {
  clock: () => number
  /** Folder of finished pictures. */
  cacheDir: string
  signer: PictureSigner
}

async function addDemoCatalogue(app: FastifyInstance, { demoItems }: Config, options: CatalogueOptions): Promise<void> {
  await app.register(imageProxy, { prefix: '/img', ...options, source: { draw: demoWorld.drawPicture } })
  await app.register(demoWorld.catalogue, { prefix: '/tmdb/3', clock: options.clock, items: demoItems })
  await app.register(demoWorld.media, { prefix: demoWorld.mediaPrefix })
}

/** Pictures always come by way of the proxy; answers only where the operator keeps the key on the server. */
async function addRealCatalogue(app: FastifyInstance, config: Config, options: CatalogueOptions): Promise<void> {
  await app.register(imageProxy, { prefix: '/img', ...options, source: { origin: config.tmdbImageBaseUrl } })
  if (!config.tmdbProxy) return
  const service = { baseUrl: config.tmdbBaseUrl, key: config.tmdbKey }
  await app.register(tmdbPassThrough, { prefix: '/tmdb/3', service, clock: options.clock })
}

/** Ends what would keep a closing server waiting: event streams at once, slow requests after half a second. */
function closeQuickly(app: FastifyInstance, { announcer, sources }: Services): void {
  app.addHook('preClose', async () => {
    sources.end()
    announcer.endAll()
    setTimeout(() => app.server.closeAllConnections(), 500).unref()
  })
}

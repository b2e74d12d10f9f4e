import type { Server } from 'node:http'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { type Quota, quota as quotaOfAccounts } from '#contract/quota.ts'
import { demoWorld } from '#demo/world.ts'
import packageJson from '../package.json' with { type: 'json' }
import { audiobookRoutes } from './audiobooks/audiobooks.ts'
import { bundledBooks } from './audiobooks/bundled.ts'
import { catalogueSources } from './catalogue/catalogue-sources.ts'
import { readSourceList } from './catalogue/source-list.ts'
import type { Config } from './config.ts'
import { addCrashPoints } from './crash-points.ts'
import { FirstView } from './first-view/first-view.ts'
import { type Database, hasOneConnection } from './db/connection.ts'
import { admission, inTurns } from './http/admission.ts'
import { limitConnections, timeouts } from './http/connections.ts'
import { addDocs } from './http/docs.ts'
import { answerAtEdge, guardEdge } from './http/edge.ts'
import { formatError } from './http/error-formatter.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { bodyLimits, lanes } from './http/limits.ts'
import { answerParserErrors } from './http/parser-errors.ts'
import { RateLimits } from './http/rate-limits.ts'
import { checkAddress } from './http/request-form.ts'
import { answerHeaders } from './http/security-headers.ts'
import { addRetiredWorker } from './http/retired-worker.ts'
import { addStaticFiles, answerUnknown, readPage } from './http/static-files.ts'
import { Tokens } from './http/tokens.ts'
import { UnderWay } from './http/under-way.ts'
import { validatorCompiler } from './http/validation.ts'
import { logOptions } from './log.ts'
import { sealingKeys } from './http/sealing-keys.ts'
import { Lanes } from './lanes.ts'
import { PictureColors } from './images/picture-colors.ts'
import { pictureSigner } from './images/picture-signer.ts'
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
import { removalRequestRoutes } from './resources/removal-requests.ts'
import { syncRoutes } from './resources/sync.ts'
import { titleListRoutes } from './resources/title-lists.ts'
import { SecurityLog } from './security-log.ts'
import type { Services } from './services.ts'
import { fourKRoutes } from './sources/four-k.ts'
import { openStreams } from './sources/open-catalogue.ts'
import { streamRoutes } from './sources/streams.ts'
import { sportsRoutes } from './sports/competitions.ts'
import { showingRoutes } from './sports/showings.ts'
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
  /** Takes the lines of the log; standard output when not given. */
  logStream?: { write: (line: string) => void }
  /** What every account may hold; another in a test only. */
  quota?: Quota
  /** Puts something in front of the server: the development build. */
  serverFactory?: FastifyServerFactory<Server>
}

/** How changes of members are written. */
export const storeOf = (db: Database): SyncStore => (hasOneConnection(db) ? groupedStore(db) : lockstepStore(db))

/** Builds the whole server; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    db,
    secret,
    webRoot,
    imageCacheDir,
    sourceCopiesDir,
    hints,
    clock = Date.now,
    limitFactor = 1,
    quota = quotaOfAccounts,
    logStream,
    serverFactory,
  } = options
  const page = readPage(webRoot)
  const headers = answerHeaders(config, page, clock, () => sources.mediaOrigins())
  const limits = new RateLimits(clock, limitFactor)
  const underWay = new UnderWay()
  const edge = { headers, limits, underWay }
  const app = Fastify({
    logger: { ...logOptions(config.logLevel), ...(logStream && { stream: logStream }) },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: bodyLimits.default,
    ...timeouts,
    // The longest are the signed addresses of pictures; ids are checked where they are read.
    routerOptions: { maxParamLength: 4096 },
    // An address that cannot be decoded is answered before any hook.
    frameworkErrors: (error, request, reply) => answerAtEdge(error, request, reply, edge),
    clientErrorHandler: answerParserErrors(headers, (socket) => underWay.isAnswering(socket)),
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
    limits,
    lookups: new Lanes(lanes.lookups),
    quota,
    passwords: new Passwords(),
    announcer: new Announcer(hints),
    securityLog: new SecurityLog(app.log, secret, clock),
    sources,
    signer: pictureSigner(secret),
    sealingKeys: sealingKeys(secret),
  }
  app.decorateRequest('member', undefined)
  app.setErrorHandler(formatError)
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'a screen could not be rendered')
  const firstView = config.firstView ? new FirstView({ webRoot, page, clock, onFailure }) : undefined
  app.addHook('onListen', async () => firstView?.begin(app.listeningOrigin))
  app.addHook('onClose', async () => firstView?.close())
  app.setNotFoundHandler(answerUnknown(webRoot, firstView))
  acceptJsonOnly(app)
  limitConnections(app.server, config.trustProxy === 0, (network) => limits.note('anonymous', network))
  guardEdge(app, edge)
  app.addHook('onRequest', admission(services.limits, 'any'))
  app.addHook('onError', async (request, _, error) => services.securityLog.noteRefusal(request, error))
  app.addHook('onReady', sources.begin)
  closeQuickly(app, services)

  // Answers only: a small body that grows without end must not be read at all.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  clientConfigRoutes(app, config, version, sources.mediaOrigins)
  await app.register(api(services), { prefix: '/api' })
  const colors = await addPictures(app, services, imageCacheDir)
  await (config.demo ? addDemoCatalogue : addRealCatalogue)(app, services, colors)
  if (!config.serviceWorker) addRetiredWorker(app)
  await addStaticFiles(app, webRoot, config.serviceWorker ? [] : ['sw.js'])
  return app
}

function api(services: Services) {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.addHook('onRequest', async (request) => checkAddress(request))
    await app.register(cors, { origin: services.config.publicUrl || false })
    addCrashPoints(app)
    await addDocs(app, version)
    healthRoutes(app, services)
    authRoutes(app, services)
    profileRoutes(app, services)
    preferenceRoutes(app, services)
    titleListRoutes(app, services)
    syncRoutes(app, services)
    removalRequestRoutes(app, services)
    addCatalogueRoutes(app, services)
  }
}

/** What can be watched, listened to and read, beyond the movie database: of the operator's sources, and what comes with Matinee. */
function addCatalogueRoutes(app: FastifyInstance, services: Services): void {
  const { config, sources, signer } = services
  const { sign: signPicture } = signer
  sourceHealthRoutes(app, services)
  const builtIn = config.demo ? demoWorld.streams : openStreams
  streamRoutes(app, services, builtIn)
  fourKRoutes(app, services, builtIn)
  const sports = { itemsOf: sources.matches.items, leagueAt: config.demo ? demoWorld.league : undefined }
  sportsRoutes(app, services, sports)
  showingRoutes(app, services, { ...sports, channelsOf: sources.channels.items, programmesOf: sources.guide.items, signPicture })
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

/** Pictures, which always come by way of the proxy. */
async function addPictures(app: FastifyInstance, services: Services, cacheDir: string): Promise<PictureColors> {
  const { config, clock, limits, signer } = services
  const colors = new PictureColors(join(cacheDir, 'colors.txt'))
  const source = config.demo ? { draw: demoWorld.drawPicture } : { origin: config.tmdbImageBaseUrl }
  await app.register(imageProxy, { prefix: '/img', clock, limits, signer, cacheDir, colors, source })
  return colors
}

async function addDemoCatalogue(app: FastifyInstance, { config, clock, limits }: Services, colors: PictureColors): Promise<void> {
  const addColors = (answer: string): string => colors.addTo(answer)
  await app.register(async (catalogue) => {
    catalogue.addHook('onRequest', admission(limits, 'catalogue'))
    catalogue.addHook('onRequest', inTurns())
    await catalogue.register(demoWorld.catalogue, { prefix: '/tmdb/3', clock, items: config.demoItems, addColors })
  })
  await app.register(demoWorld.media, { prefix: demoWorld.mediaPrefix })
}

/** Answers only where the operator keeps the key on the server. */
async function addRealCatalogue(app: FastifyInstance, { config, clock, limits }: Services, colors: PictureColors): Promise<void> {
  if (!config.tmdbProxy) return
  const service = { baseUrl: config.tmdbBaseUrl, key: config.tmdbKey }
  const addColors = (answer: string): string => colors.addTo(answer)
  await app.register(tmdbPassThrough, { prefix: '/tmdb/3', service, clock, limits, addColors })
}

/** Ends what would keep a closing server waiting: event streams at once, slow requests after half a second. What is being stored is stored. */
function closeQuickly(app: FastifyInstance, { announcer, sources }: Services): void {
  app.addHook('preClose', async () => {
    announcer.endAll()
    setTimeout(() => app.server.closeAllConnections(), 500).unref()
    await sources.end()
  })
}

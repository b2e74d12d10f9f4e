import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Sharp } from 'sharp'
import { imageFilePattern, imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'
import { visitorOf } from '../http/admission.ts'
import { ApiError } from '../http/api-error.ts'
import { formatError } from '../http/error-formatter.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { encodeDrawing, encodePicture, type EncodedPicture, mediaTypeOf, type PictureFormat } from './encode.ts'
import { fetchForeignPicture, fetchPicture, type PictureRequest } from './origin.ts'
import { PictureCache } from './picture-cache.ts'
import type { PictureColors } from './picture-colors.ts'
import type { PictureSigner } from './picture-signer.ts'
import { type Making, Pictures } from './pictures.ts'

/** Where pictures come from: the movie database's picture host, such as `https://image.tmdb.org/t/p`, or drawings of our own. */
export type PictureSource = { origin: string } | { draw: (request: PictureRequest) => Promise<Sharp | undefined> }

export interface ImageProxyOptions {
  /** Epoch ms. */
  clock: () => number
  limits: RateLimits
  /** Learns the color of each picture of `source` that is made. */
  colors: PictureColors
  /** Folder of finished pictures; made when missing. */
  cacheDir: string
  source: PictureSource
  signer: PictureSigner
  /** How large the folder may grow, in bytes. */
  cacheLimitBytes?: number
}

const defaultCacheLimit = 256 * 1024 * 1024

/** Raise it when the drawings or the encoding change, so that old pictures are not served for new ones. */
const cacheVersion = 5

/**
 * Pictures in fixed sizes (decision P13, platform rules 3.3), never by a free address, always re-encoded; register it under `/img`:
 * `GET /img/{size}/{file}.webp` of the movie database, from one fixed host or drawn here, and `GET /img/s/{signature}/{size}/{address}` of the
 * sources an operator has listed, whose addresses this server has signed. As AVIF where the browser says that it takes that, as WebP elsewhere
 * (decision 83).
 */
export const imageProxy: FastifyPluginAsync<ImageProxyOptions> = async (app, options) => {
  const { clock, limits, cacheDir, colors, source, signer, cacheLimitBytes = defaultCacheLimit } = options
  const pictures = new Pictures({ cache: new PictureCache(cacheDir, cacheLimitBytes, clock), limits, clock })

  async function make(request: PictureRequest, as: PictureFormat, { abandoned, compute }: Making): Promise<Buffer | undefined> {
    const picture = await ('draw' in source
      ? compute(() => encodeDrawing(source.draw(request), as))
      : encodeFetched(fetchPicture(source.origin, request, abandoned), request.size, as, compute))
    if (picture?.color !== undefined) await colors.learn(request.file, picture.color)
    return picture?.bytes
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  app.setErrorHandler<ApiError>((error, request, reply) => formatError(error, request, reply.header('cache-control', 'no-store')))
  app.setNotFoundHandler(() => {
    throw noPicture()
  })

  app.get<{ Params: { size: string; name: string } }>('/:size/:name', async (request, reply) => {
    const asked = readPictureRequest(request.params.size, request.params.name)
    if (asked === undefined) throw noPicture('Sizes and file names are fixed.')
    const as = formatFor(request)
    const key = `${cacheVersion} ${as} ${'draw' in source ? 'drawn' : source.origin} ${asked.size} ${asked.file}`
    const picture = pictures.get(key, visitorOf(request), (making) => make(asked, as, making))
    return send(request, reply, asked.file, picture)
  })

  app.get<{ Params: { signature: string; size: string; address: string } }>('/s/:signature/:size/:address', async (request, reply) => {
    const { signature, size, address } = request.params
    const url = signer.read(signature, address)
    if (url === undefined || !isSize(size)) throw noPicture('Only addresses signed here are fetched.')
    const as = formatFor(request)
    const key = `${cacheVersion} ${as} signed ${size} ${url}`
    const picture = pictures.get(key, visitorOf(request), (making) => makeForeign(url, size, as, making))
    return send(request, reply, new URL(url).hostname, picture)
  })
}

const formatFor = ({ headers: { accept = '' } }: FastifyRequest): PictureFormat => (accept.includes('image/avif') ? 'avif' : 'webp')

async function makeForeign(
  address: string,
  size: ImageSize,
  as: PictureFormat,
  { abandoned, compute }: Making,
): Promise<Buffer | undefined> {
  return (await encodeFetched(fetchForeignPicture(address, abandoned), size, as, compute))?.bytes
}

async function encodeFetched(
  fetched: Promise<Buffer | undefined>,
  size: ImageSize,
  as: PictureFormat,
  compute: Making['compute'],
): Promise<EncodedPicture | undefined> {
  const original = await fetched
  return original && compute(() => encodePicture(original, size, as))
}

/** @param named what the log says when it could not be made */
async function send(
  { log }: FastifyRequest,
  reply: FastifyReply,
  named: string,
  picture: Promise<Buffer | undefined>,
): Promise<FastifyReply> {
  const made = await picture.catch((error: unknown) => {
    if (error instanceof ApiError) throw error
    log.warn({ file: named, reason: error instanceof Error ? error.message : 'unknown' }, 'a picture could not be made')
    throw new ApiError('busy', 'This picture cannot be had at the moment. Try again later.')
  })
  if (made === undefined) throw noPicture()
  // Private and without `vary`: a cache that is shared could give one browser what another one takes; in a browser's own the picture that the page has
  // is also that which the worker asks for, with other words about what it takes.
  return reply.header('cache-control', 'private, max-age=31536000, immutable').type(mediaTypeOf(made)).send(made)
}

const noPicture = (why = ''): ApiError => new ApiError('not-found', `There is no such picture. ${why}`.trimEnd())

const ending = '.webp'

const isSize = (name: string): name is ImageSize => Object.hasOwn(imageSizes, name)

/** Reads the two path segments of `/img/{size}/{file}.webp`; undefined unless both are exactly as they must be. */
function readPictureRequest(size: string, name: string): PictureRequest | undefined {
  const file = name.slice(0, -ending.length)
  if (!isSize(size) || !name.endsWith(ending) || !imageFilePattern.test(file)) return undefined
  return { size, file }
}

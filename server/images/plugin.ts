import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Sharp } from 'sharp'
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { imageFilePattern, imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'
import { Semaphore } from '../semaphore.ts'
import { encodeDrawing, encodePicture } from './encode.ts'
import { fetchPicture } from './origin.ts'
import type { PictureRequest } from './origin.ts'
import { PictureCache } from './picture-cache.ts'

/** Where pictures come from: the movie database's picture host, such as `https://image.tmdb.org/t/p`, or drawings of our own. */
export type PictureSource = { origin: string } | { draw: (request: PictureRequest) => Promise<Sharp | undefined> }

export interface ImageProxyOptions {
  /** Epoch ms. */
  clock: () => number
  /** Folder of finished pictures; made when missing. */
  cacheDir: string
  source: PictureSource
  /** How large the folder may grow, in bytes. */
  cacheLimitBytes?: number
}

const defaultCacheLimit = 256 * 1024 * 1024

/** Raise it when the drawings or the encoding change, so that old pictures are not served for new ones. */
const cacheVersion = 3

/**
 * `GET /img/{size}/{file}.webp`: pictures of the movie database in fixed sizes, from one fixed host or drawn here
 * (decision P13, platform rules 3.3). Register it under `/img`. Never a free address, never a redirect, always re-encoded.
 */
export const imageProxy: FastifyPluginAsync<ImageProxyOptions> = async (app, options) => {
  const { clock, cacheDir, source, cacheLimitBytes = defaultCacheLimit } = options
  const cache = new PictureCache(cacheDir, cacheLimitBytes, clock)
  const encoding = new Semaphore(2)
  const inFlight = new Map<string, Promise<Buffer | undefined>>()

  async function make(request: PictureRequest): Promise<Buffer | undefined> {
    if ('draw' in source) return encoding.run(() => encodeDrawing(source.draw(request)))
    const original = await fetchPicture(source.origin, request)
    return original === undefined ? undefined : encoding.run(() => encodePicture(original, request.size))
  }

  /** Finished pictures come from the cache; of concurrent requests for the same picture only the first makes it. */
  async function pictureFor(request: PictureRequest): Promise<Buffer | undefined> {
    const key = `${cacheVersion} ${'draw' in source ? 'drawn' : source.origin} ${request.size} ${request.file}`
    const ready = inFlight.get(key) ?? (await cache.read(key))
    if (ready !== undefined) return ready
    const other = inFlight.get(key)
    if (other !== undefined) return other
    const pending = make(request).then(async (picture) => {
      if (picture !== undefined) await cache.write(key, picture)
      return picture
    })
    inFlight.set(key, pending)
    return pending.finally(() => inFlight.delete(key))
  }

  app.get<{ Params: { size: string; name: string } }>('/:size/:name', async (request, reply) => {
    const asked = readPictureRequest(request.params.size, request.params.name)
    if (asked === undefined) return refuse(reply, 'not-found', 'There is no such picture. Sizes and file names are fixed.')
    try {
      const picture = await pictureFor(asked)
      if (picture === undefined) return refuse(reply, 'not-found', 'There is no such picture.')
      return await withSafety(reply).header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(picture)
    } catch (error) {
      request.log.warn({ file: asked.file, reason: error instanceof Error ? error.message : 'unknown' }, 'a picture could not be made')
      return refuse(reply, 'busy', 'This picture cannot be had at the moment. Try again later.')
    }
  })

  app.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found', 'There is no such picture.'))
}

const withSafety = (reply: FastifyReply): FastifyReply =>
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cross-origin-resource-policy', 'same-origin')

function refuse(reply: FastifyReply, code: ErrorCode, message: string): FastifyReply {
  const body: ErrorBody = { error: { code, message } }
  return withSafety(reply).code(errorStatus[code]).header('cache-control', 'no-store').send(body)
}

const ending = '.webp'

/** Reads the two path segments of `/img/{size}/{file}.webp`; undefined unless both are exactly as they must be. */
function readPictureRequest(size: string, name: string): PictureRequest | undefined {
  const file = name.slice(0, -ending.length)
  if (!Object.hasOwn(imageSizes, size) || !name.endsWith(ending) || !imageFilePattern.test(file)) return undefined
  return { size: size as ImageSize, file }
}

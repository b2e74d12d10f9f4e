import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Sharp } from 'sharp'
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/errors.ts'
import { imageFilePattern, imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'
import { Semaphore } from '../semaphore.ts'
import { encodeDrawing, encodePicture } from './encode.ts'
import { fetchForeignPicture, fetchPicture, type PictureRequest } from './origin.ts'
import { PictureCache } from './picture-cache.ts'
import type { PictureSigner } from './picture-signer.ts'

/** Where pictures come from: the movie database's picture host, such as `https://image.tmdb.org/t/p`, or drawings of our own. */
export type PictureSource = { origin: string } | { draw: (request: PictureRequest) => Promise<Sharp | undefined> }

export interface ImageProxyOptions {
  /** Epoch ms. */
  clock: () => number
  /** Folder of finished pictures; made when missing. */
  cacheDir: string
  source: PictureSource
  signer: PictureSigner
  /** How large the folder may grow, in bytes. */
  cacheLimitBytes?: number
}

const defaultCacheLimit = 256 * 1024 * 1024

/** Raise it when the drawings or the encoding change, so that old pictures are not served for new ones. */
const cacheVersion = 3

/**
 * Pictures in fixed sizes (decision P13, platform rules 3.3), never by a free address, always re-encoded; register it under `/img`:
 * `GET /img/{size}/{file}.webp` of the movie database, from one fixed host or drawn here, and `GET /img/s/{signature}/{size}/{address}` of the
 * sources an operator has listed, whose addresses this server has signed.
 */
export const imageProxy: FastifyPluginAsync<ImageProxyOptions> = async (app, options) => {
  const { clock, cacheDir, source, signer, cacheLimitBytes = defaultCacheLimit } = options
  const cache = new PictureCache(cacheDir, cacheLimitBytes, clock)
  const encoding = new Semaphore(2)
  const inFlight = new Map<string, Promise<Buffer | undefined>>()

  async function make(request: PictureRequest): Promise<Buffer | undefined> {
    if ('draw' in source) return encoding.run(() => encodeDrawing(source.draw(request)))
    return encoded(await fetchPicture(source.origin, request), request.size)
  }

  const encoded = (original: Buffer | undefined, size: ImageSize): Promise<Buffer> | undefined =>
    original && encoding.run(() => encodePicture(original, size))

  /** Finished pictures come from the cache; of concurrent requests for the same picture only the first makes it. */
  async function pictureFor(key: string, makeIt: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const ready = inFlight.get(key) ?? (await cache.read(key))
    if (ready !== undefined) return ready
    const other = inFlight.get(key)
    if (other !== undefined) return other
    const pending = makeIt().then(async (picture) => {
      if (picture !== undefined) await cache.write(key, picture)
      return picture
    })
    inFlight.set(key, pending)
    return pending.finally(() => inFlight.delete(key))
  }

  app.get<{ Params: { size: string; name: string } }>('/:size/:name', async (request, reply) => {
    const asked = readPictureRequest(request.params.size, request.params.name)
    if (asked === undefined) return refuse(reply, 'not-found', 'There is no such picture. Sizes and file names are fixed.')
    const key = `${cacheVersion} ${'draw' in source ? 'drawn' : source.origin} ${asked.size} ${asked.file}`
    return answer(
      pictureFor(key, () => make(asked)),
      asked.file,
      request,
      reply,
    )
  })

  app.get<{ Params: { signature: string; size: string; address: string } }>('/s/:signature/:size/:address', async (request, reply) => {
    const { signature, size, address } = request.params
    const url = signer.read(signature, address)
    if (url === undefined || !isSize(size))
      return refuse(reply, 'not-found', 'There is no such picture. Only addresses signed here are fetched.')
    return answer(
      pictureFor(`${cacheVersion} signed ${size} ${url}`, async () => encoded(await fetchForeignPicture(url), size)),
      new URL(url).hostname,
      request,
      reply,
    )
  })

  app.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found', 'There is no such picture.'))
}

async function answer(
  picture: Promise<Buffer | undefined>,
  named: string,
  { log }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const made = await picture
    if (made === undefined) return refuse(reply, 'not-found', 'There is no such picture.')
    return await withSafety(reply).header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(made)
  } catch (error) {
    log.warn({ file: named, reason: error instanceof Error ? error.message : 'unknown' }, 'a picture could not be made')
    return refuse(reply, 'busy', 'This picture cannot be had at the moment. Try again later.')
  }
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

const isSize = (name: string): name is ImageSize => Object.hasOwn(imageSizes, name)

/** Reads the two path segments of `/img/{size}/{file}.webp`; undefined unless both are exactly as they must be. */
function readPictureRequest(size: string, name: string): PictureRequest | undefined {
  const file = name.slice(0, -ending.length)
  if (!isSize(size) || !name.endsWith(ending) || !imageFilePattern.test(file)) return undefined
  return { size, file }
}

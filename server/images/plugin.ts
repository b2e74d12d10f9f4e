import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { drawPicture } from './art/draw.ts'
import { encodePicture } from './encode.ts'
import { Lane } from '../lane.ts'
import { fetchPicture } from './origin.ts'
import { PictureCache } from './picture-cache.ts'
import { readPictureRequest } from './request.ts'
import type { PictureRequest } from './request.ts'

export interface ImageProxyOptions {
  /** Epoch ms. */
  clock: () => number
  /** Folder of finished pictures; made when missing. */
  cacheDir: string
  /** Where the movie database serves its pictures, such as `https://image.tmdb.org/t/p`; null draws our own. */
  origin: string | null
  /** How large the folder may grow, in bytes. */
  cacheLimitBytes?: number
}

const defaultCacheLimit = 256 * 1024 * 1024

/** Raise it when the drawings or the encoding change, so that old pictures are not served for new ones. */
const edition = 3

/**
 * `GET /img/{size}/{file}.webp`: pictures of the movie database in fixed sizes, from one fixed host or drawn here
 * (decision P13, platform rules 3.3). Register it under `/img`. Never a free address, never a redirect, always re-encoded.
 */
export const imageProxy: FastifyPluginAsync<ImageProxyOptions> = async (app, options) => {
  const { clock, cacheDir, origin, cacheLimitBytes = defaultCacheLimit } = options
  const cache = new PictureCache(cacheDir, cacheLimitBytes, clock)
  const studio = new Lane(2)
  const underway = new Map<string, Promise<Buffer | undefined>>()

  async function make(request: PictureRequest): Promise<Buffer | undefined> {
    if (origin === null) return studio.run(() => drawPicture(request))
    const original = await fetchPicture(origin, request)
    return original === undefined ? undefined : studio.run(() => encodePicture(original, request.size))
  }

  /** One making per picture, however many ask for it at once. */
  async function pictureFor(request: PictureRequest): Promise<Buffer | undefined> {
    const key = `${edition} ${origin ?? 'drawn'} ${request.size} ${request.file}`
    const ready = underway.get(key) ?? (await cache.read(key))
    if (ready !== undefined) return ready
    const known = underway.get(key)
    if (known !== undefined) return known
    const making = make(request).then(async (picture) => {
      if (picture !== undefined) await cache.write(key, picture)
      return picture
    })
    underway.set(key, making)
    return making.finally(() => underway.delete(key))
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

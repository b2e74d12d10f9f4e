import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { RateLimits } from '#server/http/rate-limits.ts'
import { pictureSigner } from '#server/images/picture-signer.ts'
import { PictureColors } from '#server/images/picture-colors.ts'
import { imageProxy } from '#server/images/plugin.ts'
import type { PictureSource } from '#server/images/plugin.ts'
import { atEdge } from './edge.ts'

/** A file name of the movie database's own form that says what it is. */
export const fileNamed = (name: string, ending = 'jpg'): string => `${name}${'0'.repeat(24 - name.length)}.${ending}`

type Reply = (request: IncomingMessage, response: ServerResponse) => void

export interface FakeOrigin {
  address: string
  /** The paths that were asked for. */
  asked: string[]
  close: () => Promise<void>
}

/** A picture host on this machine; `replies` are keyed by file name, anything else is 404. */
export async function startOrigin(replies: Readonly<Record<string, Reply>>): Promise<FakeOrigin> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const reply = replies[path.slice(path.lastIndexOf('/') + 1)]
    if (reply === undefined) response.writeHead(404).end('nothing')
    else reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/t/p`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const send =
  (body: Buffer | string, type = 'image/jpeg', status = 200): Reply =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

/** Signs for every proxy of a test. */
export const signer = pictureSigner(new Uint8Array(32))

export interface Proxy {
  app: FastifyInstance
  /** Its time in epoch ms, one later whenever it is read; a test may set it. */
  clock: { now: number }
  cacheDir: string
  cached: () => Promise<string[]>
  close: () => Promise<void>
}

export interface ProxyOptions {
  cacheDir?: string
  cacheLimitBytes?: number
  /** Multiplies the rate limits. */
  limitFactor?: number
}

/** The image proxy in front of a source, with a cache folder of its own. */
export async function startProxy(source: PictureSource, { limitFactor = 1, ...options }: ProxyOptions = {}): Promise<Proxy> {
  const cacheDir = options.cacheDir ?? (await mkdtemp(join(tmpdir(), 'pictures-')))
  const app = atEdge(Fastify())
  const time = { now: 1_800_000_000_000 }
  const clock = (): number => time.now++
  const limits = new RateLimits(clock, limitFactor)
  const colors = new PictureColors(`${cacheDir}-colors.txt`)
  await app.register(imageProxy, { prefix: '/img', clock, limits, source, signer, colors, ...options, cacheDir })
  return {
    app,
    clock: time,
    cacheDir,
    cached: () => readdir(cacheDir).catch(() => []),
    close: async () => {
      await app.close()
      await rm(cacheDir, { recursive: true, force: true })
      await rm(`${cacheDir}-colors.txt`, { force: true })
    },
  }
}

import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { ImageSize } from '#product/images.ts'
import { isPublicAddress } from './public-address.ts'

export interface PictureRequest {
  size: ImageSize
  /** The movie database's file name, without a slash. */
  file: string
}

const timeLimitMs = 5_000
const byteLimit = 10 * 1024 * 1024

/** Answers of the origin that only mean "no such picture". */
const missing = new Set([404, 410])

/** True when the operator named this very machine as the origin: then, and only then, a local address is meant. */
const isLoopbackName = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/** Which of the movie database's own sizes is asked for; drawings (SVG) exist only as the original. */
const originSizes: Readonly<Record<ImageSize, string>> = {
  w92: 'w92',
  w185: 'w185',
  w342: 'w342',
  w500: 'w500',
  w780: 'w780',
  w1280: 'w1280',
  backdrop: 'original',
  logo: 'w500',
}

/** Resolves every name to the address that has been checked. */
const alwaysTo =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_host, { all }, done) =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family)

/**
 * Fetches the source of a picture from the one configured host (platform rules 3.3): the name is resolved once, private
 * addresses are refused, the connection goes to exactly the address that was checked, redirects count as failures, and no
 * more than 10 MB in 5 s are taken. Undefined when the origin has no such picture; throws on anything else.
 */
export async function fetchPicture(origin: string, { size, file }: PictureRequest): Promise<Buffer | undefined> {
  const url = new URL(`${origin.replace(/\/+$/, '')}/${file.endsWith('.svg') ? 'original' : originSizes[size]}/${file}`)
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''))
  if (!isPublicAddress(found.address) && !isLoopbackName(url.hostname)) throw new Error('the picture origin resolves to a private address')

  const signal = AbortSignal.timeout(timeLimitMs)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, { signal, lookup: alwaysTo(found), headers: { accept: 'image/*', 'accept-encoding': 'identity' } }, resolve)
      .once('error', reject)
      .end()
  })
  try {
    if (missing.has(answer.statusCode ?? 0)) return undefined
    if (answer.statusCode !== 200) throw new Error(`the picture origin answered ${answer.statusCode}`)
    return await readLimited(answer)
  } finally {
    answer.destroy()
  }
}

async function readLimited(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > byteLimit) throw new Error('the picture is larger than 10 MB')
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > byteLimit) throw new Error('the picture is larger than 10 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

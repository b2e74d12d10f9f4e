import type { IncomingMessage } from 'node:http'
import type { ImageSize } from '#product/images.ts'
import { askAddress } from '../http/outgoing.ts'

export interface PictureRequest {
  size: ImageSize
  /** The movie database's file name, without a slash. */
  file: string
}

const timeLimitMs = 5_000
const byteLimit = 10 * 1024 * 1024

/** Answers of the origin that only mean "no such picture". */
const missing = new Set([404, 410])

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

/**
 * The source of a picture of the movie database, from the one configured host. Undefined when it has no such picture; throws on anything
 * else, and when `abandoned` is aborted.
 */
export function fetchPicture(origin: string, { size, file }: PictureRequest, abandoned: AbortSignal): Promise<Buffer | undefined> {
  const url = new URL(`${origin.replace(/\/+$/, '')}/${file.endsWith('.svg') ? 'original' : originSizes[size]}/${file}`)
  return fetchFrom(url, abandoned, { redirects: 0, isOperators: true })
}

/** The source of a picture of a third party, whose address this server has handed out itself. Likewise. */
export const fetchForeignPicture = (address: string, abandoned: AbortSignal): Promise<Buffer | undefined> =>
  fetchFrom(new URL(address), abandoned, { redirects: 3, isOperators: false })

/** No more than 10 MB in 5 s are taken. */
async function fetchFrom(url: URL, abandoned: AbortSignal, how: { redirects: number; isOperators: boolean }): Promise<Buffer | undefined> {
  const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
  const signal = AbortSignal.any([abandoned, AbortSignal.timeout(timeLimitMs)])
  const answer = await askAddress(url, { ...how, headers, signal })
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

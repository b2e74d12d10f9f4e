import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { askAddress } from '../http/outgoing.ts'
import type { CatalogueSource } from './source-reader.ts'

/** A source has more bytes than its kind may have. */
export class SourceTooLong extends Error {}

/** What a source said of the state it was in (RFC 9110, 8.8): asked with it again, it can say that nothing has changed. */
export interface Validators {
  etag?: string
  lastModified?: string
}

/** A source as it is now, or null where it is as it was. */
type Opened = { body: AsyncIterable<Uint8Array>; validators: Validators } | null

interface Opening {
  /** Of the copy that there is. */
  known: Validators
  /** The longest body, bytes after decompression. */
  bytes: number
  signal: AbortSignal
}

/** @throws Error in one sentence when it cannot be opened; its body throws when it is too long or breaks off */
export function openSource({ from }: CatalogueSource, opening: Opening): Promise<Opened> {
  const url = URL.parse(from)
  return url?.protocol.startsWith('http') ? openAddress(url, opening) : openFile(from, opening)
}

async function openFile(path: string, { known, bytes, signal }: Opening): Promise<Opened> {
  const { mtimeMs, size } = await stat(path).catch(() => {
    throw new Error('The file is not there, or may not be read.')
  })
  const etag = `${mtimeMs} ${size}`
  if (known.etag === etag) return null
  return { body: limited(createReadStream(path, { signal }), bytes), validators: { etag } }
}

async function openAddress(url: URL, { known, bytes, signal }: Opening): Promise<Opened> {
  const headers = {
    'user-agent': 'Matinee',
    'accept-encoding': 'gzip, br',
    ...(known.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  }
  const answer = await askAddress(url, { headers, signal, redirects: 3, isOperators: true })
  if (answer.statusCode !== 200) {
    answer.destroy()
    if (answer.statusCode === 304) return null
    throw new Error(`${url.hostname} answered ${answer.statusCode}.`)
  }
  const { etag, 'last-modified': lastModified } = answer.headers
  return {
    body: limited(decompressed(answer, url.hostname), bytes),
    validators: { ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) },
  }
}

/** A body as it was before it was compressed for the way (RFC 9110, 8.4). */
function decompressed(answer: IncomingMessage, host: string): Readable {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return answer
  if (encoding !== 'gzip' && encoding !== 'br') {
    answer.destroy()
    throw new Error(`${host} compresses its answer as ${encoding}, which nobody asked for.`)
  }
  // Whoever reads the other end hears of an error from it.
  return pipeline(answer, encoding === 'gzip' ? createGunzip() : createBrotliDecompress(), () => undefined)
}

/** The body, unpacked, up to so many bytes. */
async function* limited(body: Readable, bytes: number): AsyncGenerator<Uint8Array> {
  let total = 0
  try {
    for await (const part of unpacked(body)) {
      total += part.length
      if (total > bytes) throw new SourceTooLong(`It is longer than ${Math.round(bytes / 1_000_000)} MB.`)
      yield part
    }
  } finally {
    body.destroy()
  }
}

/** What is packed by gzip (RFC 1952) is unpacked, whatever its name says. */
async function* unpacked(body: Readable): AsyncGenerator<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  const first = await parts.next()
  if (first.done === true) return
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield first.value
    for (let next = await parts.next(); next.done !== true; next = await parts.next()) yield next.value
  }
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* whole()
  try {
    // Whoever reads the other end hears of an error from it.
    yield* pipeline(Readable.from(whole()), createGunzip(), () => undefined)
  } catch (error) {
    throw new Error('It is packed, and cannot be unpacked.', { cause: error })
  }
}

import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Shorter answers travel as they are. */
const worthwhile = 1_024

/** Compressed answers are small, so they are collected in small pieces; the window holds a whole one. */
const gzip = { chunkSize: 4_096 }
const brotli = {
  chunkSize: 4_096,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}

let scratch = Buffer.allocUnsafeSlow(256 * 1024)

/** The text as UTF-8, in one place that is used again and again: it is valid until the next call. */
function bytesOf(text: string): Buffer {
  const most = text.length * 3
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most)
  return scratch.subarray(0, scratch.write(text))
}

export interface Packed {
  body: string | Buffer
  encoding: 'br' | 'gzip' | undefined
}

/**
 * Compresses an answer as the client accepts it, in one go: streams and their buffers, one for each answer, would cost the
 * server a hundred megabytes; this takes about a millisecond.
 */
export function pack(text: string, accepted: string): Packed {
  if (text.length < worthwhile) return { body: text, encoding: undefined }
  if (/\bbr\b/.test(accepted)) return { body: brotliCompressSync(bytesOf(text), brotli), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: gzipSync(bytesOf(text), gzip), encoding: 'gzip' }
  return { body: text, encoding: undefined }
}

import type { FastifyRequest } from 'fastify'
import { idLength } from '#contract/sync.ts'
import { ApiError, invalidField } from './api-error.ts'
import { bodyLimits } from './limits.ts'

// What any request must look like, whatever it asks for. Everything here is told by its head, before a byte of its body is read.

/** They may be given once; of two, one program takes the first and another one the last. */
const single = new Set(['authorization', 'host'])

/**
 * Refuses a request whose form is wrong.
 * @throws ApiError that says what to do
 */
export function checkForm({ raw, headers }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && headers.host === undefined) throw invalidField('Host', 'is missing')
  for (const [name, count] of countsOf(raw.rawHeaders)) if (count > 1) throw invalidField(name, 'is given more than once; send one')
  if (/[^\x21-\x7e]/.test(raw.url ?? '')) throw invalidField('The address', 'has characters that must be percent-encoded')
  const { 'content-encoding': encoding = 'identity', 'transfer-encoding': transfer = 'chunked' } = headers
  if (encoding.toLowerCase() !== 'identity' || transfer.toLowerCase() !== 'chunked')
    throw new ApiError('unsupported-media-type', 'Compressed bodies are not read here. Send it as it is, without Content-Encoding.')
  if (Number(headers['content-length']) > bodyLimits.push)
    throw new ApiError('payload-too-large', 'The body is too large. Send less at a time.')
}

/** Whether more may come after the answer than is worth reading: its connection is better closed. */
export const isOpenEnded = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > bodyLimits.push

/**
 * Refuses what no endpoint has: a query that is no UTF-8, and ids longer than any.
 * @throws ApiError `invalid-input` or `not-found`
 */
export function checkAddress({ raw, params }: FastifyRequest): void {
  const [, query = ''] = (raw.url ?? '').split('?', 2)
  if (!isDecodable(query)) throw invalidField('The query', 'is not percent-encoded UTF-8; encode it')
  const ids = Object.values(params ?? {})
  if (ids.some((id) => String(id).length > idLength)) throw new ApiError('not-found', 'There is nothing at this address.')
}

function countsOf(rawHeaders: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (single.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

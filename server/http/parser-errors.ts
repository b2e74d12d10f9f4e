import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from './api-error.ts'

/** What Node's parser refuses, by its code; everything else is no HTTP. */
const refusals: Readonly<Record<string, ApiError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError('request-timeout', 'The request did not come in time. Send it again.'),
  HPE_HEADER_OVERFLOW: new ApiError('headers-too-large', 'The headers are too large. Send less of them.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new ApiError('payload-too-large', 'The body is too large. Send less at a time.'),
}
const notUnderstood = new ApiError('invalid-input', 'This request cannot be understood. Check its address and headers.')

/**
 * Answers what no request could be made of, as every other refusal is answered, and closes the connection.
 * @param headers of every answer, as they are now
 * @param isAnswering whether an answer on this connection has begun, in whose middle nothing may be written
 */
export function answerParserErrors(headers: () => Record<string, string>, isAnswering: (socket: Socket) => boolean) {
  return ({ code = '' }: { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
    const { statusCode, body } = refusals[code] ?? notUnderstood
    const text = JSON.stringify(body)
    const fields = {
      ...headers(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }
    const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${head.join('')}\r\n${text}`, () => socket.destroy())
  }
}

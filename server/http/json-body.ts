import type { FastifyInstance } from 'fastify'
import { ApiError, invalidField } from './api-error.ts'

/** Makes JSON the only body there is: anything else is answered 415, so that no form or plain-text post gets through. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => parseBody(textOf(bytes)))
}

/** Broken characters are refused, not replaced: what is stored is what was sent. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ApiError('malformed-json', 'The body is not valid UTF-8. Mend it and send it again.')
  }
}

/**
 * Parses a body; an empty one is undefined.
 * @throws ApiError for text that is not JSON, for characters no database keeps, and for keys that could reach a prototype
 */
function parseBody(text: string): unknown {
  if (text === '') return undefined
  const body = parsed(text)
  checkText(body)
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('malformed-json', 'The body is not valid JSON. Mend it and send it again.')
  }
}

/** Walks without recursion: a body may be nested as deeply as its size allows. */
function checkText(body: unknown): void {
  const todo: { value: unknown; path: string }[] = [{ value: body, path: '' }]
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw invalidField(path || 'body', 'contains a NUL or a broken character; remove it')
    }
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      const innerPath = path === '' ? key : path.length > 200 ? path : `${path}.${key}`
      if (key === '__proto__') throw invalidField(innerPath, 'is not known here; leave it out')
      todo.push({ value: inner, path: innerPath })
    }
  }
}

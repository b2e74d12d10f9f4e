import type { Question } from './questions.ts'

/** A second less than anybody waits for it, so that an older answer still reaches them in time. */
const timeLimitMs = 6000
/** Casts of shows that run for decades are long. */
const byteLimit = 5 * 1024 * 1024

export interface Service {
  /** Its address without a slash at the end, such as `https://api.themoviedb.org/3`. */
  baseUrl: string
  key: string
}

/** What the service said, whatever its status; the body is one JSON object. */
export interface ServiceAnswer {
  status: number
  body: Buffer
  /** As it stands in `Retry-After`. */
  retryAfter: string | undefined
}

/** Why there is no answer: none in time, or none that is the service's. Its message names no address and no key. */
export class NoAnswer extends Error {
  readonly isTimeout: boolean

  constructor(reason: string, isTimeout = false) {
    super(reason)
    this.isTimeout = isTimeout
  }
}

/**
 * Asks the service with the operator's key: 6 s, no redirects, at most 5 MB, and only JSON counts.
 * @throws NoAnswer; the reason of `abandoned` once it is aborted
 */
export async function askService({ baseUrl, key }: Service, question: Question, abandoned: AbortSignal): Promise<ServiceAnswer> {
  // A key of version 4 is a signed token and goes into a header; one of version 3 goes into the address.
  const isToken = key.includes('.')
  const url = new URL(baseUrl + question)
  if (!isToken) url.searchParams.set('api_key', key)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(isToken && { authorization: `Bearer ${key}` }) },
      redirect: 'manual',
      signal: AbortSignal.any([abandoned, AbortSignal.timeout(timeLimitMs)]),
    })
    const body = await readLimited(response)
    if (!response.headers.get('content-type')?.includes('json') || !isJsonObject(body)) {
      throw new NoAnswer(`it answered ${response.status} with something that is not JSON`)
    }
    return { status: response.status, body, retryAfter: response.headers.get('retry-after') ?? undefined }
  } catch (error) {
    if (error instanceof NoAnswer || abandoned.aborted) throw error
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    throw new NoAnswer(isTimeout ? 'it did not answer in time' : `it cannot be reached (${causeOf(error)})`, isTimeout)
  }
}

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of response.body ?? []) {
    total += chunk.byteLength
    if (total > byteLimit) throw new NoAnswer(`its answer is longer than ${byteLimit / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function isJsonObject(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The system's code alone (`ECONNREFUSED`): messages of `fetch` may quote the address, and with it the key. */
function causeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
}

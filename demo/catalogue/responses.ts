import type { ApiRequest } from './request.ts'

/** An answer of the movie database that is not 200, with its own status code in the body. */
export class TmdbError extends Error {
  readonly status: number
  readonly body: { success?: false; status_code: number; status_message: string }
  readonly retryAfter: number | undefined

  constructor(status: number, code: number, message: string, more: { retryAfter?: number; old?: boolean } = {}) {
    super(message)
    this.status = status
    // Years ago there was no `success` (irregularity 37).
    this.body = { ...(more.old === true ? {} : { success: false }), status_code: code, status_message: message }
    this.retryAfter = more.retryAfter
  }
}

export const notFound = (): TmdbError => new TmdbError(404, 34, 'The resource you requested could not be found.')

const pageSize = 20
const lastPage = 500

/** The asked page. Throws the movie database's 400 (code 22) for anything but 1 to 500. */
function pageOf(request: ApiRequest): number {
  const asked = request.param('page')
  const page = asked === '' ? 1 : Number(asked)
  if (!/^\d*$/.test(asked) || page < 1 || page > lastPage) {
    throw new TmdbError(400, 22, 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.')
  }
  return page
}

/** With this key lists claim to be as long as the real ones: far longer than the 500 pages to be had (irregularity 30). */
const vastKey = 'demo-vast'

export interface Page<T> {
  page: number
  results: T[]
  total_pages: number
  total_results: number
}

/**
 * One page of a list; past the end it is empty, and an empty list has one page (irregularities 31, 32). `grows` is how many
 * more the list claims to have from its second page on.
 */
export function paged<T, R>(request: ApiRequest, items: readonly T[], show: (item: T) => R, grows = 0): Page<R> {
  const page = pageOf(request)
  const total = items.length + (page > 1 ? grows : 0)
  const results = items.slice((page - 1) * pageSize, page * pageSize).map(show)
  if (request.param('api_key') === vastKey) return { page, results, total_pages: 58_329, total_results: 1_166_567 }
  return {
    page,
    results,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
    total_results: total,
  }
}

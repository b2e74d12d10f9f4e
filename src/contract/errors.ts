/**
 * Every error our server answers with: a stable code and its HTTP status. The words a person reads are chosen at the edge
 * (`i18n/notices.ts`); the settle table of the sync engine is keyed by these codes.
 */
export const errorStatus = {
  'invalid-input': 400,
  'malformed-json': 400,
  unauthenticated: 401,
  'token-stale': 401,
  'account-removed': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'email-taken': 409,
  'owner-mismatch': 409,
  'clock-future': 409,
  'not-as-seen': 409,
  'epoch-changed': 410,
  'floor-raised': 410,
  'stale-write': 410,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'key-reused': 422,
  'upgrade-required': 426,
  'rate-limited': 429,
  'headers-too-large': 431,
  internal: 500,
  busy: 503,
  'quota-exceeded': 507,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One wrong field: where it is (`email`, `items.3.stamp`) and what to do about it. */
export interface FieldProblem {
  path: string
  message: string
}

/** The body of every error answer. `retry_after` is in seconds. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    fields?: FieldProblem[]
    retry_after?: number
  }
}

/** True for an answer body that our own server wrote; a captive portal's or a proxy's is not one (decision T15). */
export function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error && String(error.code) in errorStatus
}

import { type ErrorBody, type ErrorCode, errorStatus, type FieldProblem } from '#contract/errors.ts'

interface Details {
  fields?: FieldProblem[]
  /** Seconds after which trying again makes sense. */
  retry_after?: number
}

/** A refusal: thrown anywhere below a route, answered by the one error formatter. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly details: Details
  // Writable because Fastify writes it as well.
  statusCode: number

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
    this.statusCode = errorStatus[code]
  }

  get body(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...this.details } }
  }
}

/** A refused field in one sentence: what, where, what to do. */
export function invalidField(path: string, message: string): ApiError {
  return new ApiError('invalid-input', `${path} ${message}.`, { fields: [{ path, message }] })
}

/** Nobody is signed in, or not any more. */
export const sessionEnded = (): ApiError =>
  new ApiError('unauthenticated', 'You are not signed in, or your session has ended. Sign in and try again.')

/** The account of a call is gone, because its owner removed it: their other devices forget what they keep of it. */
export const accountRemoved = (): ApiError => new ApiError('account-removed', 'This account was removed. Nothing of it is left here.')

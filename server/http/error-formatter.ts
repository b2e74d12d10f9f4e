import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/** What Fastify itself refuses, by its code. */
const refusals: Record<string, ApiError> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new ApiError('malformed-json', 'The body is not as long as announced. Send it again.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiError('payload-too-large', 'The body is too large. Send less at a time.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiError(
    'unsupported-media-type',
    'The body must be JSON. Send it with Content-Type: application/json.',
  ),
  FST_ERR_BAD_URL: new ApiError('invalid-input', 'The address is not percent-encoded UTF-8; encode it.'),
  FST_ERR_MAX_PARAM_LENGTH: new ApiError('not-found', 'There is nothing at this address.'),
}

/** The one place that turns an error into an answer: a code, a sentence, never a stack trace. */
export function formatError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof ApiError ? error : (refusals[error.code] ?? unexpected(error, request))
  if (known.details.retry_after !== undefined) reply.header('retry-after', String(known.details.retry_after))
  return reply.status(known.statusCode).type('application/json; charset=utf-8').send(known.body)
}

function unexpected(error: FastifyError, request: FastifyRequest): ApiError {
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500)
    return new ApiError('invalid-input', 'This request cannot be understood. Check its address and headers.')
  request.log.error({ err: error }, 'unexpected error')
  return new ApiError('internal', 'Something went wrong on our side. Try again in a moment.')
}

import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { visitorOf } from '../http/admission.ts'
import { ApiError } from '../http/api-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { PassThrough, UpstreamError, type PassedAnswer } from './pass-through.ts'
import { questionFrom } from './questions.ts'
import { NoAnswer, type Service } from './upstream.ts'

export interface TmdbPassThroughOptions {
  service: Service
  /** Epoch ms. */
  clock: () => number
  /** Of their row `catalogue`; answers that are kept do not count. */
  limits: RateLimits
  /** How large the cache of its answers may grow, in bytes. */
  limitBytes?: number
  /** Adds what is known of the colors of pictures to the text of an answer (decision 84): it stays the same answer, and keeps its tag. */
  addColors?: (answer: string) => string
}

const defaultLimitBytes = 64 * 1024 * 1024

/** Our own errors with the codes of the service, so that the app reads all of them alike. */
const errors = {
  keyRefused: { status: 401, code: 7, message: "The movie database does not take this server's key." },
  questionRefused: { status: 400, code: 5, message: 'The movie database does not take this question.' },
  failing: { status: 502, code: 11, message: 'The movie database failed.' },
  unknown: { status: 404, code: 34, message: 'The resource you requested could not be found.' },
  busy: { status: 503, code: 9, message: 'Service offline: This service is temporarily offline, try again later.' },
  tooOften: { status: 429, code: 25, message: 'Your request count is over the allowed limit.' },
  timeout: { status: 504, code: 24, message: 'Your request to the backend server timed out. Try again.' },
  unreachable: { status: 502, code: 43, message: "Couldn't connect to the backend server." },
} as const

/**
 * `GET /tmdb/3/*` answered by the real movie database with the operator's key, which stays here (decision P12). Register it under
 * `/tmdb/3`. Only the app's own questions are passed on.
 */
export const tmdbPassThrough: FastifyPluginAsync<TmdbPassThroughOptions> = async (app, options) => {
  const { service, clock, limits, limitBytes = defaultLimitBytes, addColors = (answer) => answer } = options
  const answers = new PassThrough({
    service,
    clock,
    limitBytes,
    addColors,
    failed: (question, { message: reason }) => app.log.warn({ question, reason }, 'the movie database failed'),
  })

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const question = questionFrom(request.params['*'], new URL(request.url, 'http://question').searchParams)
    if (question === undefined) return sendError(reply, 'unknown')
    const known = answers.known(question)
    if (known) return sendAnswer(reply, known, request.headers['if-none-match'])
    const visitor = visitorOf(request)
    try {
      limits.count('catalogue', visitor.network)
      return sendAnswer(reply, await answers.ask(question, visitor), request.headers['if-none-match'])
    } catch (error) {
      if (error instanceof ApiError) return sendRefusal(reply, error)
      if (error instanceof UpstreamError) return sendUpstreamError(reply, error)
      if (error instanceof NoAnswer) return sendError(reply, error.isTimeout ? 'timeout' : 'unreachable')
      throw error
    }
  })
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'unknown'))
}

function sendAnswer(reply: FastifyReply, { answer, freshForMs }: PassedAnswer, knownTag: string | undefined): FastifyReply {
  const seconds = Math.floor(freshForMs / 1000)
  reply.header('etag', answer.etag).header('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-cache')
  if (knownTag === answer.etag && answer.status === 200) return reply.code(304).send()
  return asJson(reply.code(answer.status)).send(answer.status === 200 ? answer.body : bodyOf('unknown'))
}

/** What the service's own refusals are told as; every other one is a failure. */
const refusals: Readonly<Record<number, keyof typeof errors>> = {
  400: 'questionRefused',
  401: 'keyRefused',
  403: 'keyRefused',
  422: 'questionRefused',
  429: 'tooOften',
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
const waitingTime = /^(?:\d{1,9}|[A-Z][a-z]{2}, [\w: ]{1,30})$/

function sendUpstreamError(reply: FastifyReply, { status, retryAfter = '' }: UpstreamError): FastifyReply {
  if (waitingTime.test(retryAfter)) reply.header('retry-after', retryAfter)
  return sendError(reply, refusals[status] ?? 'failing')
}

/** A refusal of our own: there are too many questions, of one visitor or of all. */
const sendRefusal = (reply: FastifyReply, { code, details }: ApiError): FastifyReply =>
  sendError(reply.header('retry-after', String(details.retry_after)), code === 'busy' ? 'busy' : 'tooOften')

const sendError = (reply: FastifyReply, why: keyof typeof errors): FastifyReply =>
  asJson(reply.code(errors[why].status).header('cache-control', 'no-store')).send(bodyOf(why))

function bodyOf(why: keyof typeof errors): string {
  const { code, message } = errors[why]
  return JSON.stringify({ success: false, status_code: code, status_message: message })
}

const asJson = (reply: FastifyReply): FastifyReply => reply.type('application/json;charset=utf-8')

import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { type Quota, quota as quotaOfAccounts } from '#contract/quota.ts'
import type { User, SessionAnswer } from '#contract/schemas.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/connection.ts'
import { openEmpty, giveBack } from './databases.ts'

export interface CallOptions {
  token?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  /** The parsed JSON, or the text when it is none. */
  body: unknown
}

export interface TestMember {
  user: User
  token: string
  email: string
  password: string
}

/** A whole server on a fresh database of its own, called in process: SQLite, or PostgreSQL when `TEST_DATABASE_URL` is set. */
export interface TestServer extends AsyncDisposable {
  app: FastifyInstance
  db: Database
  secret: Uint8Array
  /** The server's time in epoch ms; a test may set it. */
  clock: { now: number }
  /** The lines it has logged. */
  log: string[]
  call: (name: EndpointName, options?: CallOptions) => Promise<Answer>
  /** `fetch` that ends in this server. */
  fetch: typeof fetch
  register: (email?: string) => Promise<TestMember>
  close: () => Promise<void>
}

export interface TestServerOptions {
  env?: Record<string, string>
  /** Multiplies the rate limits, which would otherwise end most tests. */
  limitFactor?: number
  quota?: Quota
  webRoot?: string
  now?: number
  /** In place of one that stands still at `now`. */
  clock?: { now: number }
  sourceCopiesDir?: string
  imageCacheDir?: string
}

/** Starts one; close it, or declare it with `await using`. */
export async function startTestServer({
  env = {},
  limitFactor = 10_000,
  quota = quotaOfAccounts,
  webRoot,
  now = Date.now(),
  clock = { now },
  sourceCopiesDir,
  imageCacheDir,
}: TestServerOptions = {}): Promise<TestServer> {
  const { place, db } = await openEmpty()
  const secret = randomBytes(32)
  const log: string[] = []
  const app = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', FIRST_VIEW: '0', ...env }),
    db,
    secret,
    clock: () => clock.now,
    logStream: { write: (line) => void log.push(line) },
    limitFactor,
    quota,
    webRoot: webRoot ?? '/nowhere',
    imageCacheDir: imageCacheDir ?? join(tmpdir(), 'matinee-test-images'),
    sourceCopiesDir: sourceCopiesDir ?? join(tmpdir(), 'matinee-test-sources'),
  })
  const fetchFromApp = fetchOf(app)
  const call = (name: EndpointName, options: CallOptions = {}) => callEndpoint(fetchFromApp, name, options)
  const close = async () => {
    await app.close()
    await giveBack(place, db)
    await db.destroy()
  }
  return {
    app,
    db,
    secret,
    clock,
    log,
    call,
    fetch: fetchFromApp,
    register: (email) => registerMember(call, email),
    close,
    [Symbol.asyncDispose]: close,
  }
}

const testPassword = 'seventeen green umbrellas'

async function registerMember(call: TestServer['call'], email = `${randomUUID()}@example.org`): Promise<TestMember> {
  const { status, body } = await call('register', { body: { email, password: testPassword, display_name: 'Test Member' } })
  if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`)
  return { ...(body as SessionAnswer), email, password: testPassword }
}

async function callEndpoint(send: typeof fetch, name: EndpointName, options: CallOptions): Promise<Answer> {
  const { method, path } = endpoints[name]
  const address = path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(options.params?.[param] ?? ''))
  const query = new URLSearchParams(options.query).toString()
  const response = await send(`http://matinee.test/api${address}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: isRaw(options.body) ? options.body : JSON.stringify(options.body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: Object.fromEntries(response.headers), body: jsonOr(text) }
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> => typeof body === 'string' || body instanceof Uint8Array

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function fetchOf(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const payload = Buffer.from(await request.arrayBuffer())
    const isStream = request.headers.get('accept') === 'text/event-stream'
    const reply = await app.inject({
      payloadAsStream: isStream,
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 && { payload }),
    })
    const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
    const bodiless = [101, 204, 205, 304].includes(reply.statusCode)
    if (isStream) return new Response(streamOf(reply.stream(), request.signal), { status: reply.statusCode, headers })
    return new Response(bodiless ? null : new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers })
  }
}

/** A body that ends when the request is given up, as a connection does. */
function streamOf(body: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  signal.addEventListener('abort', () => body.destroy())
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}

/** A new empty folder. */
export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'matinee-test-'))

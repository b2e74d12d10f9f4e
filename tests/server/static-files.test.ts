import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { scratchFolder, startTestServer, type TestServer } from '#support/server.ts'

const script = "document.documentElement.dataset.theme = 'dark'"
const style = 'body { margin: 0 }'
const page = `<!doctype html><html><head><style>${style}</style><script>${script}</script><script defer src="/assets/app-1.js"></script></head></html>`
const files: Record<string, string> = {
  'index.html': page,
  'sw.js': 'self.skipWaiting()'.repeat(50),
  'manifest.webmanifest': '{"name":"Matinee"}',
  'assets/app-1.js': 'console.log(1)\n'.repeat(100),
  'icons/icon.svg': '<svg/>',
  '.complete': '',
}

let server: TestServer
let webRoot: string

beforeAll(async () => {
  webRoot = scratchFolder()
  for (const [name, text] of Object.entries(files)) {
    const file = join(webRoot, name)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  server = await startTestServer({ webRoot })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  ['/assets/app-1.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/icons/icon.svg', 'no-cache'],
])('%s is kept as "%s" however it is compressed, and is not sent twice', async (url, cacheControl) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const first = await get(url, { ...asPage, 'accept-encoding': encoding })
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe(cacheControl)
    expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(first.headers['vary']).toContain('accept-encoding')
    const again = await get(url, { ...asPage, 'accept-encoding': encoding, 'if-none-match': String(first.headers['etag']) })
    expect(again.statusCode).toBe(304)
  }
})

test('what is sent compressed is the file', async () => {
  const br = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(files['assets/app-1.js'])
  const gz = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gz.rawPayload).toString()).toBe(files['assets/app-1.js'])
  expect(gz.headers['content-type']).toMatch(/javascript/)
})

test.each([
  '/movie/603-the-matrix',
  '/search?q=a.b',
  '/login',
  '/no/such/page',
  '/favorites',
  '/watch/tv/1-1/1399',
  '/apiary',
  '/%F0%9F%8E%AC',
])('%s is the app', async (url) => {
  const { statusCode, payload, headers } = await get(url, asPage)
  expect({ statusCode, payload, cache: headers['cache-control'] }).toEqual({ statusCode: 200, payload: page, cache: 'no-cache' })
})

test.each([
  ['/assets/gone-2.js', asPage],
  ['/assets/', asPage],
  ['/assets', asPage],
  ['/missing.png', asPage],
  ['/favicon.ico', asPage],
  ['/.complete', asPage],
  ['/.env', asPage],
  ['/api/nothing', asPage],
  ['/img/nothing', asPage],
  ['/media/nothing', asPage],
  ['/media', asPage],
  ['/movie/603', { accept: 'application/json' }],
  ['/movie/603', { accept: 'image/webp' }],
  ['/assets/..%2f..%2fpackage.json', asPage],
  ['/assets/%00', asPage],
])('%s with %j is not there', async (url, headers) => {
  const reply = await get(url, headers)
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({})
  expect(reply.payload).not.toContain('<html')
})

test('no address leads out of the build', async () => {
  for (const url of ['/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2f..%2fetc/passwd', '/assets/....//....//etc/passwd', '//etc/passwd']) {
    expect((await get(url, asPage)).payload).not.toContain('root:')
  }
})

test('unknown pictures and calls to the demo catalogue are refused in their own words', async () => {
  expect((await get('/tmdb/3/nothing', asPage)).json()).toMatchObject({ success: false, status_code: 34 })
  expect((await get('/img/w1/nothing', asPage)).json()).toMatchObject({ error: { code: 'not-found' } })
})

test('only GET brings the app', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/movie/603', headers: asPage })).statusCode).toBe(404)
})

test('config.json tells the app where things are, and is asked for each time', async () => {
  const { headers, body } = await get('/config.json')
  expect(headers['cache-control']).toBe('no-cache')
  expect(JSON.parse(body)).toEqual({
    tmdbBaseUrl: '/tmdb/3',
    tmdbKey: null,
    imageBaseUrl: '/img',
    demo: true,
    links: { community: '', support: '', source: '', social: [] },
    mediaOrigins: [],
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  expect((await get('/version.json')).json()).toEqual({ version: JSON.parse(body).version })
})

test('with a key that browsers ask with the app is sent to the real service', async () => {
  await using server = await startTestServer({ env: { TMDB_API_KEY: 'k3y', TMDB_PROXY: '0', SUPPORT_CONTACT: 'help@example.org' } })
  expect((await server.app.inject({ url: '/config.json' })).json()).toMatchObject({
    tmdbBaseUrl: 'https://api.themoviedb.org/3',
    tmdbKey: 'k3y',
    imageBaseUrl: 'https://image.tmdb.org/t/p',
    demo: false,
    links: { support: 'help@example.org' },
  })
})

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  )

test.each(['/', '/sw.js', '/assets/app-1.js', '/api/health', '/nothing.png', '/config.json'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await get(url, asPage)
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${sha(script)}`,
      'style-src': `'self' ${sha(style)}`,
      'img-src': "'self' data: blob:",
      'connect-src': "'self' blob:",
      'media-src': "'self' data: blob:",
      'font-src': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com',
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'matinee default',
    })
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test('with such a key the real hosts may be called, and nobody else', async () => {
  await using server = await startTestServer({ env: { TMDB_API_KEY: 'k3y', TMDB_PROXY: '0' } })
  const { headers } = await server.app.inject({ url: '/api/health' })
  expect(policyOf(headers)).toMatchObject({
    'img-src': "'self' data: blob: https://image.tmdb.org",
    'connect-src':
      "'self' https://api.themoviedb.org blob: https://archive.org https://*.archive.org https://download.blender.org https://upload.wikimedia.org",
    'media-src': "'self' data: blob: https://archive.org https://*.archive.org https://download.blender.org https://upload.wikimedia.org",
    'frame-src': 'https://www.youtube-nocookie.com',
  })
})

test('behind https browsers are told to insist on it', async () => {
  await using server = await startTestServer({ env: { PUBLIC_URL: 'https://movies.example' } })
  const { headers } = await server.app.inject({ url: '/api/health' })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  expect(policyOf(headers)).toHaveProperty('upgrade-insecure-requests')
})

test.each(['https://evil.example', 'null', 'https://movies.example.evil.example', 'http://movies.example', 'https://movies.example:8443'])(
  'a page of %s may not read our answers',
  async (origin) => {
    for (const env of [{}, { PUBLIC_URL: 'https://movies.example' }]) {
      await using server = await startTestServer({ env })
      const { headers } = await server.app.inject({ url: '/api/health', headers: { origin } })
      expect(headers['access-control-allow-origin']).not.toBe(origin)
      expect(headers['access-control-allow-origin']).not.toBe('*')
    }
  },
)

test('the documentation is served from here, under a policy of its own', async () => {
  const { statusCode, headers, payload } = await get('/api/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  const assets = [...payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
  expect(assets.length).toBeGreaterThan(3)
  for (const url of assets) expect((await get(url)).statusCode).toBe(200)
})

test('the documentation knows every call with its body', async () => {
  const { paths } = (await get('/api/docs/json')).json()
  expect(Object.keys(paths)).toHaveLength(new Set(Object.values(endpoints).map(({ path }) => path)).size)
  expect(paths['/api/favorites'].post.requestBody.content['application/json'].schema.required).toContain('media_id')
  expect(paths['/api/favorites'].get.security).toEqual([{ bearer: [] }])
  const queried = Object.fromEntries(
    Object.entries<{ get?: { parameters?: { in: string; name: string; required?: boolean }[] } }>(paths).map(([path, { get: call }]) => [
      path,
      call?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name, required = false }) => [name, required]) ?? [],
    ]),
  )
  expect(queried).toMatchObject({
    '/api/sync': [
      ['cursor', false],
      ['digest', false],
    ],
    '/api/continue-watching': [['limit', false]],
    '/api/favorites': [],
  })
})

test('SERVICE_WORKER=0 answers with a worker that takes itself off the device', async () => {
  await using retiring = await startTestServer({ webRoot, env: { SERVICE_WORKER: '0' } })
  const { headers, body } = await retiring.app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } })
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(body).toContain('registration.unregister()')
  expect((await get('/sw.js')).body).not.toContain('unregister')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '#product/cache-names.ts'
import { sourceAddresses } from '#product/sources.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { createShell } from '../../sw/shell.ts'

const origin = 'https://matinee.example'
const policy = "default-src 'none'; connect-src 'self'; media-src 'self'"
const files = [
  { url: '/index.html', revision: 'a1' },
  { url: '/assets/app-1.js', revision: null },
]

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal(
    'fetch',
    async () => new Response('from the server', { headers: { 'content-security-policy': policy, 'x-frame-options': 'DENY' } }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

async function allow(what: unknown): Promise<void> {
  await (await caches.open(cacheNames.sources)).put(sourceAddresses.allowed, Response.json(what))
}

/** The policy that a path is answered with, after the shell was installed. */
async function policyOf(path: string): Promise<string | null | undefined> {
  const shell = createShell(files, origin)
  await shell.install(false)
  const answer = await shell.answer(new Request(origin + path), { waitUntil: () => undefined })
  expect(await answer?.text()).toBe('from the server')
  expect(answer?.headers.get('x-frame-options')).toBe('DENY')
  return answer?.headers.get('content-security-policy')
}

test('a page gets the policy for the sources that are switched on', async () => {
  expect(await policyOf('/index.html')).toBe(policy)
  await allow(['https://home.example'])
  expect(await policyOf('/index.html')).toBe(
    "default-src 'none'; connect-src 'self' https://home.example; media-src 'self' https://home.example",
  )
})

test('a file of the build keeps its own', async () => {
  await allow(['https://home.example'])
  expect(await policyOf('/assets/app-1.js')).toBe(policy)
})

test.each([[null], [7], ['https://home.example'], [{}], [[7, null, {}]]])('a record that is damaged (%j) allows nothing', async (kept) => {
  await allow(kept)
  expect(await policyOf('/index.html')).toBe(policy)
})

/** What our server said last of itself. */
async function serverSays(config: unknown): Promise<void> {
  await (await caches.open(cacheNames.config)).put('/config.json', Response.json(config))
}

test("a page also gets the policy for the sources of our server's operator, as the server said last", async () => {
  await serverSays({ mediaOrigins: ['https://channels.example'] })
  await allow(['https://home.example'])
  expect(await policyOf('/index.html')).toBe(
    "default-src 'none'; connect-src 'self' https://home.example https://channels.example; media-src 'self' https://home.example https://channels.example",
  )
  await serverSays({ mediaOrigins: ['https:'] })
  expect(await policyOf('/index.html')).toContain("media-src 'self' https://home.example https:")
})

test('a person allows hosts one by one', async () => {
  await allow(['https:'])
  expect(await policyOf('/index.html')).toBe(policy)
})

test.each([[null], [[]], [{}], [{ mediaOrigins: 7 }], [{ mediaOrigins: ["'unsafe-inline'", 'https://a.example; script-src *', '*'] }]])(
  'what is no origin in %j allows nothing',
  async (config) => {
    await serverSays(config)
    expect(await policyOf('/index.html')).toBe(policy)
  },
)

import { expect, test } from 'vitest'
import { readConfig, warningsOf } from '#server/config.ts'
import { StartProblem } from '#server/start-problem.ts'

test('an empty environment gives the demo on port 4180 of this machine', () => {
  expect(readConfig({})).toEqual({
    port: 4180,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: '',
    tmdbKey: '',
    tmdbProxy: true,
    tmdbBaseUrl: '/tmdb/3',
    tmdbImageBaseUrl: 'https://image.tmdb.org/t/p',
    catalogueSources: '',
    demoItems: 0,
    firstView: true,
    publicUrl: '',
    trustProxy: 0,
    logLevel: 'warn',
    serviceWorker: true,
    community: '',
    support: '',
    sourceCode: '',
    social: [],
    demo: true,
  })
})

test('with a key the real movie database is used', () => {
  expect(readConfig({ TMDB_API_KEY: 'abc123' })).toMatchObject({
    demo: false,
    tmdbKey: 'abc123',
    tmdbBaseUrl: 'https://api.themoviedb.org/3',
  })
})

test('the key stays on the server, unless the operator says that browsers ask for themselves', () => {
  expect(readConfig({ TMDB_API_KEY: 'abc123' }).tmdbProxy).toBe(true)
  expect(readConfig({ TMDB_API_KEY: 'abc123', TMDB_PROXY: '0' }).tmdbProxy).toBe(false)
})

test('an address for people without a proxy in front is warned of: all visitors would count as one', () => {
  expect(warningsOf(readConfig({ PUBLIC_URL: 'https://movies.example' }))).toEqual([expect.stringContaining('Set TRUST_PROXY')])
  expect(warningsOf(readConfig({ PUBLIC_URL: 'https://movies.example', TRUST_PROXY: '1' }))).toEqual([])
  expect(warningsOf(readConfig({}))).toEqual([])
})

test('an empty or blank value counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: '  ' })).toMatchObject({ port: 4180, host: '127.0.0.1' })
})

test('slashes at the end of addresses are dropped and links are split', () => {
  const config = readConfig({ PUBLIC_URL: 'https://movies.example/', SOCIAL_URLS: 'https://a.example/x, https://b.example,' })
  expect(config).toMatchObject({ publicUrl: 'https://movies.example', social: ['https://a.example/x', 'https://b.example'] })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535; it is "abc".'],
  [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535; it is "0".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535; it is "65536".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535; it is "80.5".'],
  [{ HOST: 'my host' }, 'HOST must be a host name or an IP address; it is "my host".'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be empty or start with postgres://.'],
  [{ TMDB_API_KEY: 'a b' }, 'TMDB_API_KEY must be the bare key: letters, digits, dots, hyphens.'],
  [{ TMDB_PROXY: 'yes' }, 'TMDB_PROXY must be 0 or 1; it is "yes".'],
  [
    { TMDB_BASE_URL: 'ftp://x' },
    'TMDB_BASE_URL must be an address that starts with http:// or https://, without a query; it is "ftp://x".',
  ],
  [
    { PUBLIC_URL: 'https://movies.example/app' },
    'PUBLIC_URL must be an address that starts with http:// or https:// and has no path; it is "https://movies.example/app".',
  ],
  [{ DEMO_ITEMS: '200001' }, 'DEMO_ITEMS must be a whole number from 0 to 200000; it is "200001".'],
  [{ DEMO_ITEMS: 'many' }, 'DEMO_ITEMS must be a whole number from 0 to 200000; it is "many".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10; it is "yes".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug; it is "loud".'],
  [{ COMMUNITY_URL: 'javascript:1' }, 'COMMUNITY_URL must be an address that starts with http:// or https://; it is "javascript:1".'],
  [{ SUPPORT_CONTACT: 'me' }, 'SUPPORT_CONTACT must be an e-mail address or an address that starts with http:// or https://; it is "me".'],
  [
    { SOCIAL_URLS: 'https://a.example,x' },
    'SOCIAL_URLS must be an address that starts with http:// or https://, without a query; it is "https://a.example,x".',
  ],
  [
    { SOCIAL_URLS: Array.from({ length: 5 }, () => 'https://a.example').join() },
    `SOCIAL_URLS must be at most four addresses; it is "${Array.from({ length: 5 }, () => 'https://a.example').join()}".`,
  ],
])('%j is refused with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new StartProblem(sentence))
})

test('every wrong value has its own sentence', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\nLOG_LEVEL /)
})

import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

const demoBaseUrl = '/tmdb/3'
const realBaseUrl = 'https://api.themoviedb.org/3'

const isAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
}
const isOrigin = (text: string) => isAddress(text) && new URL(text).pathname === '/'
const isEmail = (text: string) => z.email().safeParse(text).success

const withoutSlash = (text: string) => text.replace(/\/+$/, '')
const startsRight = 'an address that starts with http:// or https://'
const address = z.string().refine(isAddress, `must be ${startsRight}, without a query`).transform(withoutSlash)
const orEmpty = (check: (text: string) => boolean, sentence: string) =>
  z
    .string()
    .refine((text) => text === '' || check(text), sentence)
    .transform(withoutSlash)
const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((n) => n >= min && n <= max, sentence)
}

/** One setting: its name in the environment, what holds when it is not set (empty: nothing), what it means, how it is read. */
interface Row<S extends z.ZodType> {
  name: string
  default: string
  meaning: string
  schema: S
}
const row = <S extends z.ZodType>(name: string, fallback: string, meaning: string, schema: S): Row<S> => ({
  name,
  default: fallback,
  meaning,
  schema,
})

/** Every setting there is. `.env.example` and the README's table are written from it by `scripts/config-docs.ts`. */
export const settings = {
  port: row('PORT', '4180', 'Port to listen on.', wholeNumber(1, 65_535)),
  host: row(
    'HOST',
    '127.0.0.1',
    'Address to listen on; `0.0.0.0` lets other machines in.',
    z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  ),
  dataDir: row('DATA_DIR', './data', 'Folder of the database, the secret and the picture cache; made when missing.', z.string()),
  databaseUrl: row(
    'DATABASE_URL',
    '',
    'A PostgreSQL address (`postgres://user:password@host/name`); otherwise an SQLite file in `DATA_DIR`.',
    orEmpty((text) => /^postgres(?:ql)?:\/\/./.test(text), 'must be empty or start with postgres://'),
  ),
  serviceWorker: row(
    'SERVICE_WORKER',
    '1',
    '`0` takes the service worker off every device that comes by, should one ever do harm; pages then need the network, and nothing saved is lost.',
    z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1'),
  ),
  firstView: row(
    'FIRST_VIEW',
    '1',
    '`0` leaves it to the browser of a first visitor to make the screen; otherwise the server renders it for them, each once in ten minutes at most.',
    z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1'),
  ),
  tmdbKey: row(
    'TMDB_API_KEY',
    '',
    'Key of The Movie Database; without it the demo catalogue is served.',
    z.string().regex(/^[\w.-]*$/, 'must be the bare key: letters, digits, dots, hyphens'),
  ),
  tmdbProxy: row(
    'TMDB_PROXY',
    '1',
    '`1` keeps that key on the server, which asks for all visitors; `0` hands it to every browser, which asks for itself. Only used with a key.',
    z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1'),
  ),
  tmdbBaseUrl: row('TMDB_BASE_URL', realBaseUrl, 'Where the movie database answers; only used with a key.', address),
  tmdbImageBaseUrl: row(
    'TMDB_IMAGE_BASE_URL',
    'https://image.tmdb.org/t/p',
    'Where its pictures come from; only used with a key.',
    address,
  ),
  catalogueSources: row(
    'CATALOGUE_SOURCES',
    '',
    'A JSON file with the sources of live TV, audiobooks, sports and news (docs/SOURCES.md); only what comes with Matinee when empty.',
    z.string(),
  ),
  demoItems: row(
    'DEMO_ITEMS',
    '0',
    'How many movies the demo catalogue holds at least, for measuring; it brings about a thousand and multiplies them.',
    wholeNumber(0, 200_000),
  ),
  publicUrl: row(
    'PUBLIC_URL',
    '',
    'The address people open, when a proxy stands in front; with `https://` browsers are told to insist on it.',
    orEmpty(isOrigin, `must be ${startsRight} and has no path`),
  ),
  trustProxy: row('TRUST_PROXY', '0', 'How many proxies in front may name the visitor in `X-Forwarded-For`.', wholeNumber(0, 10)),
  logLevel: row(
    'LOG_LEVEL',
    'warn',
    'What is logged: `silent`, `error`, `warn`, `info` or `debug`.',
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'must be silent, error, warn, info or debug' }),
  ),
  community: row('COMMUNITY_URL', '', 'Link to a community chat; hidden when empty.', orEmpty(isAddress, `must be ${startsRight}`)),
  support: row(
    'SUPPORT_CONTACT',
    '',
    'E-mail address or web address for support; hidden when empty.',
    orEmpty((text) => isEmail(text) || isAddress(text), `must be an e-mail address or ${startsRight}`),
  ),
  sourceCode: row(
    'SOURCE_URL',
    '',
    'Link to the source code that this server runs, shown on `/development`; hidden when empty.',
    orEmpty(isAddress, `must be ${startsRight}`),
  ),
  social: row(
    'SOCIAL_URLS',
    '',
    'Up to four links of the footer, separated by commas.',
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .pipe(z.array(address).max(4, 'must be at most four addresses')),
  ),
} as const

const secrets = new Set(['DATABASE_URL', 'TMDB_API_KEY'])

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['schema']> }

/** What the environment said, checked. `demo` is true without a movie-database key; `tmdbBaseUrl` is then our own. */
export interface Config extends Settings {
  demo: boolean
}

/**
 * Reads the settings from an environment such as `process.env`; an empty value counts as not set.
 * @throws StartProblem with one sentence per wrong value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const read = Object.entries(settings).map(([key, { name, default: fallback, schema }]) => {
    const given = env[name]?.trim() || fallback
    const result = schema.safeParse(given)
    if (!result.success) {
      // A terminal is no place for a key or a password.
      const shown = secrets.has(name) ? '' : `; it is "${given}"`
      problems.push(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}${shown}.`)
    }
    return [key, result.data]
  })
  if (problems.length > 0) throw new StartProblem(problems.join('\n'))
  const values = Object.fromEntries(read) as Settings
  const demo = values.tmdbKey === ''
  return { ...values, demo, tmdbBaseUrl: demo ? demoBaseUrl : values.tmdbBaseUrl }
}

/** What the operator has probably not meant, each with what to do. */
export function warningsOf({ publicUrl, trustProxy }: Config): string[] {
  if (publicUrl === '' || trustProxy > 0) return []
  return [
    'PUBLIC_URL is set and TRUST_PROXY is not: if a proxy stands in front, all its visitors count as one and share their limits. Set TRUST_PROXY to how ' +
      'many proxies there are.',
  ]
}

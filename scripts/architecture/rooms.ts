/**
 * Who may import whom: the checker's rules (`rules.ts`) and the picture in docs/ARCHITECTURE.md (`picture.ts`) are both made
 * from this table, so that neither can drift from the other.
 */
interface Room {
  folder: string
  /** The rooms it may import from besides itself, or `everything`. */
  from: readonly string[] | 'everything'
}

export const rooms: Readonly<Record<string, Room>> = {
  contract: { folder: 'src/contract', from: [] },
  spec: { folder: 'src/spec', from: ['contract'] },
  domain: { folder: 'src/domain', from: ['contract', 'spec'] },
  sync: { folder: 'src/sync', from: ['contract'] },
  platform: { folder: 'src/platform', from: ['contract', 'spec', 'sync'] },
  db: { folder: 'src/db', from: ['contract', 'spec', 'domain', 'sync'] },
  remote: { folder: 'src/remote', from: ['contract', 'spec', 'domain', 'sync'] },
  i18n: { folder: 'src/i18n', from: ['contract', 'spec'] },
  state: { folder: 'src/state', from: ['contract', 'spec', 'domain', 'platform', 'i18n'] },
  data: { folder: 'src/data', from: ['contract', 'spec', 'domain', 'sync', 'db', 'remote', 'state', 'i18n', 'platform'] },
  // Product-blind: from the specification it takes the accents and breakpoints that its theme is made of.
  ui: { folder: 'src/ui', from: ['spec'] },
  parts: { folder: 'src/parts', from: ['contract', 'spec', 'domain', 'data', 'state', 'i18n', 'ui'] },
  features: { folder: 'src/features', from: ['contract', 'spec', 'domain', 'data', 'state', 'i18n', 'ui', 'parts'] },
  routes: { folder: 'src/routes', from: ['contract', 'spec', 'domain', 'data', 'state', 'i18n', 'features'] },
  app: {
    folder: 'src/app',
    from: ['contract', 'spec', 'domain', 'sync', 'platform', 'db', 'remote', 'i18n', 'state', 'data', 'ui', 'parts', 'features', 'routes'],
  },
  sw: { folder: 'sw', from: ['contract', 'spec', 'domain', 'sync', 'db', 'remote'] },
  // The made-up world; `rules.ts` says where the server may take it from.
  demo: { folder: 'demo', from: ['contract', 'spec', 'domain'] },
  server: { folder: 'server', from: ['contract', 'spec', 'domain', 'sync', 'demo'] },
  scripts: { folder: 'scripts', from: 'everything' },
  bench: { folder: 'bench', from: 'everything' },
  tests: { folder: 'tests', from: 'everything' },
}

/** Packages that only some folders may import at run time: what ties us to a library stays in one place. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  dexie: ['src/db'],
  'dexie-react-hooks': ['src/data'],
  zod: ['src/contract', 'server'],
  react: ['src/data', 'src/ui', 'src/parts', 'src/features', 'src/routes', 'src/app'],
  'react-dom': ['src/app', 'src/ui'],
  '@tanstack/react-router': ['src/features', 'src/routes', 'src/app'],
  '@lingui/core': ['src/i18n', 'src/state', 'src/data', 'src/parts', 'src/features', 'src/routes', 'src/app'],
  '@lingui/react': ['src/i18n', 'src/parts', 'src/features', 'src/routes', 'src/app'],
  valtio: ['src/state', 'src/data', 'src/parts', 'src/features', 'src/routes', 'src/app'],
  '@vanilla-extract/css': ['src/ui', 'src/parts', 'src/features', 'src/app'],
  'workbox-window': ['src/platform'],
  kysely: ['server/db', 'server/repositories'],
  pg: ['server/db'],
  'node:sqlite': ['server/db'],
  fastify: ['server', 'demo'],
  'opentype.js': ['demo'],
  sharp: ['server', 'demo'],
}

/** Folders whose code runs for us and not for a person; the package rules do not bind them. */
export const workshops = ['scripts', 'bench', 'tests'] as const

/**
 * Who may import whom: the checker's rules (`rules.ts`) and the picture in docs/ARCHITECTURE.md (`picture.ts`) are both made
 * from this table, so that neither can drift from the other.
 */
interface Room {
  folder: string
  /** The rooms it may import from besides itself, or `everything`. */
  from: readonly string[] | 'everything'
}

export type Rooms = Readonly<Record<string, Room>>

export const rooms: Rooms = {
  contract: { folder: 'src/contract', from: [] },
  product: { folder: 'src/product', from: ['contract'] },
  domain: { folder: 'src/domain', from: ['contract', 'product'] },
  sync: { folder: 'src/sync', from: ['contract'] },
  platform: { folder: 'src/platform', from: ['contract', 'product', 'sync'] },
  db: { folder: 'src/db', from: ['contract', 'product', 'domain', 'sync'] },
  remote: { folder: 'src/remote', from: ['contract', 'product', 'domain', 'sync'] },
  i18n: { folder: 'src/i18n', from: ['contract', 'product', 'domain', 'platform'] },
  state: { folder: 'src/state', from: ['contract', 'product', 'domain', 'platform', 'i18n'] },
  // Knows no product: it moves changes of any entity between the screens, the database and the server.
  engine: { folder: 'src/engine', from: ['contract', 'sync', 'platform', 'db', 'remote'] },
  data: { folder: 'src/data', from: ['contract', 'product', 'domain', 'sync', 'platform', 'db', 'remote', 'i18n', 'state', 'engine'] },
  // Product-blind: from the specification it takes the accents and breakpoints that its theme is made of.
  ui: { folder: 'src/ui', from: ['product'] },
  components: { folder: 'src/components', from: ['contract', 'product', 'domain', 'i18n', 'state', 'data', 'ui'] },
  features: { folder: 'src/features', from: ['contract', 'product', 'domain', 'i18n', 'state', 'data', 'ui', 'components'] },
  routes: { folder: 'src/routes', from: ['contract', 'product', 'domain', 'i18n', 'state', 'data', 'features'] },
  app: {
    folder: 'src/app',
    from: [
      'contract',
      'product',
      'domain',
      'sync',
      'platform',
      'db',
      'remote',
      'i18n',
      'state',
      'engine',
      'data',
      'ui',
      'components',
      'features',
      'routes',
    ],
  },
  sw: { folder: 'sw', from: ['contract', 'product', 'domain', 'sync', 'db', 'remote'] },
  // The made-up world; `rules.ts` says where the server may take it from.
  demo: { folder: 'demo', from: ['contract', 'product', 'domain'] },
  server: { folder: 'server', from: ['contract', 'product', 'domain', 'sync', 'demo'] },
  scripts: { folder: 'scripts', from: 'everything' },
  bench: { folder: 'bench', from: 'everything' },
  tests: { folder: 'tests', from: 'everything' },
}

/** Packages that only some folders may import at run time: what ties us to a library stays in one place. */
export const packageHomes: Readonly<Record<string, readonly string[]>> = {
  dexie: ['src/db'],
  'dexie-react-hooks': ['src/data'],
  zod: ['src/contract', 'server'],
  react: ['src/i18n', 'src/data', 'src/ui', 'src/components', 'src/features', 'src/routes', 'src/app'],
  'react-dom': ['src/app', 'src/ui'],
  '@tanstack/react-router': ['src/features', 'src/routes', 'src/app'],
  '@lingui/core': ['src/i18n', 'src/state', 'src/data', 'src/components', 'src/features', 'src/routes', 'src/app'],
  '@lingui/react': ['src/i18n', 'src/components', 'src/features', 'src/routes', 'src/app'],
  valtio: ['src/state', 'src/data', 'src/components', 'src/features', 'src/routes', 'src/app'],
  '@vanilla-extract/css': ['src/ui', 'src/components', 'src/features', 'src/app'],
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { budgets } from '#support/budgets.ts'
import { withPostgres } from '#support/throw-away-postgres.ts'

// `npm run test:postgres`: the server's tests, and the simulation on the stores that ship, on a real PostgreSQL, the one of TEST_DATABASE_URL or a throw-away one.

/** Without a database. */
const noDatabase = ['demo/**', 'server/images/**']
/**
 * What these ask of the database is nothing but the statements that the tests of the entities ask too: they judge requests, limits,
 * files and processes, and do so on SQLite.
 */
const noSqlOfTheirOwn = [
  'admission',
  'attack',
  'audiobooks/*',
  'authorisation',
  'bad-input',
  'catalogue/*',
  'charged-rows',
  'config',
  'data-dir',
  'demo-data',
  'demo-media',
  'edge',
  'lanes',
  'limits',
  'live-tv/*',
  'lockstep',
  'log',
  'news/*',
  'process',
  'sealing-key',
  'semaphore',
  'sources/*',
  'sports/*',
  'static-files',
  'tmdb/*',
  'under-way',
]
/** The rest of the simulation has its rows in memory. */
const inMemory = 'simulation/!(full-stack|memory-rows|repository-mutants).test.ts'
const elsewhere = [
  ...noDatabase,
  inMemory,
  ...(budgets.everythingOnPostgres ? [] : noSqlOfTheirOwn.map((name) => `server/${name}.test.ts`)),
]

const code = await withPostgres({ durable: false }, async (url) => {
  const excluded = elsewhere.flatMap((files) => ['--exclude', `tests/${files}`])
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server*',
    '--project',
    'simulation',
    ...excluded,
    ...process.argv.slice(2),
  ]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  await once(child, 'exit')
  return child.exitCode ?? 1
})
if (code === undefined) {
  console.log('PostgreSQL: not tested, its programs (initdb, postgres) are not on this machine. Install the package "postgresql".')
}
process.exitCode = code ?? 0

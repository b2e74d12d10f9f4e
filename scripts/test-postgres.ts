import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { withPostgres } from '#support/throw-away-postgres.ts'

// `npm run test:postgres`: the server's tests on a real PostgreSQL, the one of TEST_DATABASE_URL or a throw-away one.

const code = await withPostgres({ durable: false }, async (url) => {
  // The demo catalogue and the pictures have no database.
  const elsewhere = ['demo', 'server/images'].flatMap((folder) => ['--exclude', `tests/${folder}/**`])
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...elsewhere, ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  await once(child, 'exit')
  return child.exitCode ?? 1
})
if (code === undefined) {
  console.log('PostgreSQL: not tested, its programs (initdb, postgres) are not on this machine. Install the package "postgresql".')
}
process.exitCode = code ?? 0

import { join } from 'node:path'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openDataDir } from '../server/data-dir.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { postgresHints } from '../server/db/postgres-hints.ts'

// The server as it is, but without rate limits, which are there to stop what a bench does. Started by `server-writes.ts`.
const config = readConfig(process.env)
const dir = openDataDir(config.dataDir)
const db = await openDatabase(config.databaseUrl === '' ? { file: dir.databaseFile } : { url: config.databaseUrl })
const app = await createApp({
  config,
  db,
  ...(config.databaseUrl !== '' && { hints: await postgresHints(config.databaseUrl) }),
  secret: dir.secret,
  webRoot: join(config.dataDir, 'nowhere'),
  imageCacheDir: dir.imageCacheDir,
  sourceCopiesDir: dir.sourceCopiesDir,
  limitFactor: 1e6,
})
await app.listen({ host: config.host, port: config.port })
console.log('Matinee is running')

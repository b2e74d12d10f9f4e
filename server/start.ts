import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { FastifyServerFactory } from 'fastify'
import { createApp, storeOf } from './app.ts'
import { readConfig, warningsOf } from './config.ts'
import { openDataDir } from './data-dir.ts'
import { openConnections, openDatabase } from './db/open-database.ts'
import { postgresHints } from './db/postgres-hints.ts'
import { ensureDemoAccount } from './demo-account.ts'
import { fillDemoAccount } from './demo-data.ts'
import { startHousekeeping } from './housekeeping.ts'
import { detectRestore, leaveNote } from './restored.ts'
import { StartProblem } from './start-problem.ts'

/** Starts the server from the environment and says where it is; what stands in the way is said in one sentence. */
export async function start(options: { serverFactory?: FastifyServerFactory<Server> } = {}): Promise<void> {
  try {
    await run(options)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    console.error(`Matinee cannot start.\n${error.message}`)
    process.exitCode = 1
  }
}

async function run({ serverFactory }: { serverFactory?: FastifyServerFactory<Server> }): Promise<void> {
  const config = readConfig(process.env)
  const dir = openDataDir(config.dataDir)
  const db = await openDatabase(config.databaseUrl === '' ? { file: dir.databaseFile } : { url: config.databaseUrl })
  const restored = await detectRestore(db, dir.lastStartFile, Date.now())
  if (config.databaseUrl !== '') await openConnections(db)
  const hints = config.databaseUrl === '' ? undefined : await postgresHints(config.databaseUrl)
  const app = await createApp({
    config,
    db,
    ...(hints && { hints }),
    secret: dir.secret,
    webRoot: fileURLToPath(new URL('../dist', import.meta.resolve('#server/start.ts'))),
    imageCacheDir: dir.imageCacheDir,
    sourceCopiesDir: dir.sourceCopiesDir,
    ...(serverFactory && { serverFactory }),
  })
  const stopHousekeeping = startHousekeeping(db, Date.now, (error) => app.log.error({ err: error }, 'housekeeping failed'))
  const close = async () => {
    stopHousekeeping()
    await app.close()
    await hints?.close()
    await leaveNote(db, dir.lastStartFile, Date.now())
    await db.destroy()
  }
  const demo = config.demo ? await ensureDemoAccount(db, dir.demoPasswordFile) : undefined
  if (demo?.made !== undefined) await fillDemoAccount(app, storeOf(db), demo.made, Date.now())
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    throw listenProblem(error, config.host, config.port)
  }
  closeWithGrace({ delay: 5000, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'closing after an error')
    await close()
  })
  console.log(
    [
      'Matinee is running.',
      `  Address  ${config.publicUrl || `http://${config.host}:${config.port}`}`,
      `  Data     ${dir.path} (${config.databaseUrl === '' ? 'SQLite' : 'PostgreSQL'})`,
      ...(restored ? ['  Restored from a backup: every device compares its lists with this database and brings what is newer.'] : []),
      ...warningsOf(config).map((sentence) => `  Warning  ${sentence}`),
      ...(demo ? [`  Demo     ${demo.email} with the password ${demo.password}`] : []),
    ].join('\n'),
  )
}

function listenProblem(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine. Name one that is, such as 127.0.0.1.`,
    ENOTFOUND: `HOST ${host} cannot be found. Name an address of this machine, such as 127.0.0.1.`,
  }
  const sentence = sentences[String(code)]
  return sentence === undefined ? error : new StartProblem(sentence)
}

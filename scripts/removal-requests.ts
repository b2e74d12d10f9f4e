import { existsSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { openDataDir } from '../server/data-dir.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { listRemovalRequests } from '../server/repositories/removal-requests.ts'
import { StartProblem } from '../server/start-problem.ts'

// `npm run removal-requests`: prints the requests to remove content that this installation has received, the newest last, where a
// terminal shows it. The server may be running.
const most = 200

try {
  const config = readConfig(process.env)
  if (!existsSync(config.dataDir)) {
    throw new StartProblem(
      `DATA_DIR ${config.dataDir} does not exist; name the folder of the installation whose requests you want to read.`,
    )
  }
  const dir = openDataDir(config.dataDir)
  const db = await openDatabase(config.databaseUrl === '' ? { file: dir.databaseFile } : { url: config.databaseUrl })
  const requests = await listRemovalRequests(db, most)
  await db.destroy()
  for (const { reference, received_at, content, reason, details, name, email } of requests.toReversed()) {
    console.log(`${reference}  ${new Date(received_at).toISOString()}  ${reason}\n  ${content}\n  ${name} <${email}>`)
    console.log(`${details.replaceAll(/^/gm, '  | ')}\n`)
  }
  const count =
    requests.length === most ? `The newest ${most} requests` : `${requests.length} ${requests.length === 1 ? 'request' : 'requests'}`
  console.log(`${count} to remove content.`)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

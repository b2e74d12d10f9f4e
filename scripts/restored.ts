import { existsSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { openDataDir } from '../server/data-dir.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { renewAllEpochs } from '../server/repositories/sync-accounts.ts'
import { StartProblem } from '../server/start-problem.ts'

// `npm run restored`: tells a database that it was restored in a way the server cannot notice by itself: a whole disk or
// machine that went back in time. The server may be running.
try {
  const config = readConfig(process.env)
  if (!existsSync(config.dataDir)) {
    throw new StartProblem(
      `DATA_DIR ${config.dataDir} does not exist; name the folder of the installation that was restored. Nothing was changed.`,
    )
  }
  const dir = openDataDir(config.dataDir)
  const db = await openDatabase(config.databaseUrl === '' ? { file: dir.databaseFile } : { url: config.databaseUrl })
  const count = await renewAllEpochs(db)
  await db.destroy()
  console.log(
    `Every device of ${count} ${count === 1 ? 'account' : 'accounts'} will compare its lists with this database and bring what is newer.`,
  )
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

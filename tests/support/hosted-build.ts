import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDataDir } from '#server/data-dir.ts'
import { openDatabase } from '#server/db/open-database.ts'

/** Our server in this process, serving a build of choice. */
export interface HostedBuild {
  url: string
  port: number
  close(): Promise<void>
}

interface HostOptions {
  webRoot: string
  dataDir: string
  port?: number
  /** More settings of the server. */
  env?: Readonly<Record<string, string>>
}

/** Serves the build in `webRoot` with the data in `dataDir`, on a free loopback port unless one is named. Home is rendered for first visitors only where that is asked for. */
export async function hostBuild({ webRoot, dataDir, port = 0, env }: HostOptions): Promise<HostedBuild> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', FIRST_VIEW: '0', ...env })
  const dir = openDataDir(config.dataDir)
  const db = await openDatabase({ file: dir.databaseFile })
  const app = await createApp({
    config,
    db,
    secret: dir.secret,
    webRoot,
    imageCacheDir: dir.imageCacheDir,
    sourceCopiesDir: dir.sourceCopiesDir,
  })
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url,
    port: Number(new URL(url).port),
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

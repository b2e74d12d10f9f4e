import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabases } from './databases.ts'

/** Whatever the tests of a run write for a while is written into one folder, which is gone after them. */
export default function keepScratchTogether(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-tests-'))
  process.env['TMPDIR'] = folder
  return async () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    const url = process.env['TEST_DATABASE_URL']
    if (url) await dropDatabases(url)
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever the tests of a run write for a while is written into one folder, which is gone after them. */
export default function keepScratchTogether(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-tests-'))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

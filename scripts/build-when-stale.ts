import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything the build is made of. */
const sources = ['src', 'sw', 'public', 'index.html', 'scripts/vite', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json']
/** Written when a build is complete; its time is when that build began. */
const mark = 'dist/.complete'

/** Whether the build below `root` is missing, incomplete or older than any of its sources. */
export function isStale(root: string): boolean {
  const built = statSync(join(root, mark), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Math.max(...sources.map((source) => newest(join(root, source)))) >= built
}

/** Builds `dist` when it is stale. Ends the process with the build's code when that fails. */
export function buildWhenStale(): void {
  if (!isStale('.')) return
  console.log('Building the app (once, and again after its sources change) ...')
  const begun = new Date()
  rmSync(mark, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe app could not be built.`)
    process.exit(status ?? 1)
  }
  writeFileSync(mark, '')
  utimesSync(mark, begun, begun)
}

/** The latest change in ms of a file or of anything below a folder, the folders themselves included: removing counts. */
function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

// `node scripts/production.mjs`: the same as `npm start` on the Node that is called, not on the one pinned for development. Written so that an old
// Node can read it and say so.
import { spawnSync } from 'node:child_process'
import { tooOldNode } from './node-version.mjs'

/** The first with the security fixes of October 2026. */
const wanted = '26.13.0'

const problem = tooOldNode(process.versions.node, wanted)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const { status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('./start.ts')

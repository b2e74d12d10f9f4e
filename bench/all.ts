import { spawnSync } from 'node:child_process'
import { buildWhenStale } from '../scripts/build-when-stale.ts'
import { gatherFigures } from '../scripts/proof/figures.ts'
import { writeProof } from '../scripts/proof/page.ts'

/**
 * `npm run bench`: every measurement, one after the other; `-- taps drain` takes those, `--write` writes their figures into
 * docs/PROOF.md. Red when one misses its bar.
 */
const measurements = [
  'start',
  'first-visit',
  'lie-fi',
  'taps',
  'library',
  'screens',
  'drain',
  'news',
  'first-read',
  'server-writes',
  'catalogue',
  'sign-in',
  'play',
  'channels',
  'pictures',
] as const
const asked = process.argv.slice(2).filter((word) => word !== '--write')
const unknown = asked.filter((name) => !measurements.some((known) => known === name))
if (unknown.length > 0) {
  console.error(`There is no measurement "${unknown.join('", "')}"; there are ${measurements.join(', ')}.`)
  process.exit(1)
}
buildWhenStale()
for (const name of measurements.filter((known) => asked.length === 0 || asked.includes(known))) {
  console.log(`\n${name}`)
  const { result, figures } = await gatherFigures((variables) =>
    spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit', env: { ...process.env, ...variables } }),
  )
  if (process.argv.includes('--write')) writeProof(name, figures)
  if (result.status !== 0) process.exitCode = 1
}

import { spawnSync } from 'node:child_process'
import { buildWhenStale } from '../scripts/build-when-stale.ts'

/** `npm run bench`: every measurement, one after the other; `-- taps drain` takes those. Red when one misses its bar. */
const measurements = ['start', 'lie-fi', 'taps', 'library', 'screens', 'drain', 'server-writes', 'catalogue', 'sign-in']
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !measurements.includes(name))
if (unknown.length > 0) {
  console.error(`There is no measurement "${unknown.join('", "')}"; there are ${measurements.join(', ')}.`)
  process.exit(1)
}
buildWhenStale()
for (const name of asked.length > 0 ? asked : measurements) {
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

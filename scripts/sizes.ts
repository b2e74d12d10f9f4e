import { existsSync } from 'node:fs'
import { type Figure, figureOf } from './proof/figures.ts'
import { writeProof } from './proof/page.ts'
import { banned, bannedInStart, budgets } from './sizes/budgets.ts'
import { readBuild } from './sizes/build.ts'

/**
 * `npm run sizes`: weighs the build in dist (or the folder given) against the budgets; over is red. `--write` writes the
 * figures into docs/PROOF.md.
 */
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'dist'
if (existsSync(`${folder}/index.html`)) {
  const figures = weigh()
  for (const { promise, figure, bar = '', holds } of figures)
    console.log(`${holds ? 'ok  ' : 'OVER'} ${figure.padStart(8)}, ${bar}  ${promise}`)
  if (process.argv.includes('--write')) writeProof('sizes', figures)
  process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1
} else {
  console.error(`There is no build in ${folder}: run "npm run build" first.`)
  process.exitCode = 1
}

function weigh(): Figure[] {
  const build = readBuild(folder)
  const found = bannedInStart(build)
  return [
    ...budgets.map(({ name, limit, measure }) => figureOf({ promise: name, value: measure(build) / 1000, unit: 'kB', bar: limit / 1000 })),
    {
      promise: `What may only load after the first paint is no part of the start: ${Object.keys(banned).join(', ')}`,
      figure: found.join(', ') || 'no library',
      bar: 'no library',
      holds: found.length === 0,
    },
  ]
}

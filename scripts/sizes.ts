import { existsSync } from 'node:fs'
import { bannedInStart, budgets } from './sizes/budgets.ts'
import { readBuild } from './sizes/build.ts'

/** `npm run sizes`: weighs the build in dist (or the folder given) against the budgets; over is red. */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`
const folder = process.argv[2] ?? 'dist'
if (existsSync(`${folder}/index.html`)) weigh()
else {
  console.error(`There is no build in ${folder}: run "npm run build" first.`)
  process.exitCode = 1
}

function weigh(): void {
  const build = readBuild(folder)
  const over = budgets.filter(({ name, limit, measure }) => {
    const bytes = measure(build)
    console.log(`${bytes > limit ? 'OVER' : 'ok  '} ${kilobytes(bytes)} of ${kilobytes(limit)}  ${name}`)
    return bytes > limit
  })
  const libraries = bannedInStart(build)
  for (const library of libraries) console.log(`OVER ${library} is part of the start; load it after the first paint`)
  process.exitCode = over.length + libraries.length === 0 ? 0 : 1
}

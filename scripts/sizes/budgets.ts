import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, gzipBytes, scriptOf, servedBytes, withStaticImports } from './build.ts'

/** One bound on what a person downloads, in bytes as served (kB are 1000 bytes). */
export interface Budget {
  name: string
  limit: number
  measure: (build: Build) => number
}

const sum = (build: Build, files: readonly string[]): number => files.reduce((total, file) => total + servedBytes(build.folder, file), 0)
const largest = (build: Build, files: readonly string[]): number => Math.max(0, ...files.map((file) => servedBytes(build.folder, file)))
const ending = (build: Build, end: string): string[] => build.files.filter((file) => file.endsWith(end))

/** Libraries of their own size, each loaded with the first stream that needs it. */
const playersOf = ({ folder }: Build): string[] =>
  ['node_modules/hls.js/dist/hls.mjs', 'src/ui/media/dash.ts'].map((module) => scriptOf(folder, module))

/** The scripts of these modules, and all that those import statically. */
const scriptsOf = ({ folder }: Build, modules: readonly string[]): string[] =>
  withStaticImports(
    folder,
    modules.map((module) => scriptOf(folder, module)),
  )

/** What is loaded when somebody watches something, beyond what the shell loads on every page. */
function playerScripts(build: Build): string[] {
  const everywhere = new Set([...build.startScripts, ...scriptsOf(build, ['src/app/shell/overlays/deferred-overlays.tsx'])])
  return scriptsOf(build, [
    'src/features/watching/watch-screen.tsx',
    'src/features/watching/player.tsx',
    'src/ui/media/open-transport.ts',
  ]).filter((file) => !everywhere.has(file))
}

export const budgets: readonly Budget[] = [
  { name: 'JavaScript until / shows its content (brotli)', limit: 116_000, measure: (build) => sum(build, build.startScripts) },
  { name: 'CSS of the start (brotli)', limit: 15_000, measure: (build) => sum(build, build.startStyles) },
  { name: 'The service worker (gzip)', limit: 40_000, measure: (build) => gzipBytes(build.folder, 'sw.js') },
  { name: 'Largest font', limit: 25_000, measure: (build) => largest(build, ending(build, '.woff2')) },
  {
    name: 'Largest lazy script but hls.js and Shaka (brotli)',
    limit: 40_000,
    measure: (build) =>
      largest(
        build,
        build.lazyScripts.filter((file) => !playersOf(build).includes(file)),
      ),
  },
  {
    name: 'Watching, beyond what every page loads and without hls.js and Shaka (brotli)',
    limit: 45_000,
    measure: (build) => sum(build, playerScripts(build)),
  },
  { name: 'Whole precache', limit: 780_000, measure: (build) => sum(build, build.precached) },
]

/** Libraries that must not be part of the start, each by a word that its code cannot do without. */
export const banned: Readonly<Record<string, string>> = { dexie: 'DexieError', zod: '$ZodType' }

/** The libraries among the banned that the start contains. */
export function bannedInStart(build: Build): string[] {
  const code = build.startScripts.map((file) => readFileSync(join(build.folder, file), 'utf8')).join('\n')
  return Object.entries(banned).flatMap(([name, mark]) => (code.includes(mark) ? [name] : []))
}

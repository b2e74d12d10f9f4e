import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Build {
  /** Everything it is made of. */
  sources: readonly string[]
  config: string
  /** Written when it is complete; its time is when it began. */
  mark: string
}

const builds = {
  app: {
    sources: ['src', 'sw', 'public', 'index.html', 'scripts/vite', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'],
    config: 'vite.config.ts',
    mark: 'dist/.complete',
  },
  'first view': {
    sources: ['src', 'vite.first-view.config.ts', 'lingui.config.ts', 'package-lock.json'],
    config: 'vite.first-view.config.ts',
    mark: '.cache/first-view/.complete',
  },
  server: {
    sources: ['server', 'demo', 'src', 'vite.server.config.ts', 'package-lock.json'],
    config: 'vite.server.config.ts',
    mark: '.cache/server/.complete',
  },
} as const satisfies Record<string, Build>

type BuildName = keyof typeof builds

/** Whether the build below `root` is missing, incomplete or older than any of its sources. */
export function isStale(name: BuildName, root: string): boolean {
  const { mark, sources }: Build = builds[name]
  const built = statSync(join(root, mark), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return Math.max(...sources.map((source) => newest(join(root, source)))) >= built
}

/** Builds what is stale: the app into `dist`, what the server needs into `.cache`. Ends the process with the build's code when that fails. */
export function buildWhenStale(names: readonly BuildName[] = ['app', 'first view', 'server']): void {
  for (const name of names) if (isStale(name, '.')) build(name)
}

function build(name: BuildName): void {
  const { config, mark } = builds[name]
  console.log(`Building the ${name} (once, and again after its sources change) ...`)
  const begun = new Date()
  rmSync(mark, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', config], {
    encoding: 'utf8',
    // Tests build too.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error(`${stdout}\n${stderr}\nThe ${name} could not be built.`)
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

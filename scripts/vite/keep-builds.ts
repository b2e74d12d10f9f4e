import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A tab that was opened before a deployment loads its later parts by the names of its own build; so the last ones stay. */
const most = 3
/** The files in `assets` of each build that is kept, the newest first. */
const listName = '.builds.json'

export interface KeepBuilds extends Plugin {
  /** Whether a path in the folder belongs to an earlier build alone: the worker keeps the newest. */
  isOlder: (path: string) => boolean
}

/** Keeps the files in `assets` of the last three builds, whose names change with what is in them, and empties the rest of the folder. */
export function keepBuilds(): KeepBuilds {
  let folder = 'dist'
  let current: string[] = []
  return {
    name: 'keep-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ build }) {
      folder = build.outDir
    },
    buildStart: () => emptyButAssets(folder),
    writeBundle(_options, bundle) {
      current = Object.keys(bundle).filter((path) => path.startsWith('assets/'))
      keepNewest(folder, current)
    },
    isOlder: (path) => path.startsWith('assets/') && !current.includes(path),
  }
}

function emptyButAssets(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name !== 'assets' && name !== listName) rmSync(join(folder, name), { recursive: true })
}

/** The builds whose files are in a folder, the newest first; none where a folder was made otherwise. */
export function builtFiles(folder: string): string[][] {
  const list = join(folder, listName)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[][]) : []
}

/** Notes a build, whose files are in the folder, and removes the files that only builds before the last ones need. */
export function keepNewest(folder: string, files: readonly string[]): void {
  const newest = [...files].toSorted()
  const earlier = builtFiles(folder).filter((build) => build.join() !== newest.join())
  const builds = [newest, ...earlier].slice(0, most)
  const kept = new Set(builds.flat())
  for (const name of readdirSync(join(folder, 'assets')))
    if (!kept.has(`assets/${name.replace(/\.(?:br|gz)$/, '')}`)) rmSync(join(folder, 'assets', name))
  writeFileSync(join(folder, listName), JSON.stringify(builds))
}

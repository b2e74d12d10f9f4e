import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Rooms } from '../architecture/rooms.ts'

export interface Source {
  /** Below the project, with `/`. */
  path: string
  lines: number
  text: string
}

/** Everything of one revision that is measured. */
export interface Revision {
  sources: readonly Source[]
  rooms: Rooms
  /** The `imports` of package.json: what `#data/*` and the like stand for. */
  aliases: Readonly<Record<string, string>>
}

/** Tables may be long: the specification, the words, the defects that the simulation must notice, and what is generated or only data. */
const tables = [
  /^src\/(?:spec|product)\//,
  /^src\/i18n\/locales\//,
  /\.gen\.ts$/,
  /^tests\/simulation\/mutants\.ts$/,
  /^(?:server\/catalogue\/)?demo\/(?:catalogue\/)?(?:words|moods)\//,
]
const folders = ['src', 'sw', 'server', 'demo', 'scripts', 'tests', 'bench']
const run = promisify(execFile)

export const isTable = ({ path }: Pick<Source, 'path'>): boolean => tables.some((table) => table.test(path))

/** Our TypeScript files, committed or about to be, as git knows them. */
export async function sources(): Promise<Source[]> {
  return readSources('.', await listed('ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders))
}

/** The work tree as it stands. */
export const workTree = async (): Promise<Revision> => revisionIn('.', await sources())

/** Another revision of this repository, read from a copy that is gone afterwards. Rejects when git does not know it. */
export async function revision(name: string): Promise<Revision> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-revision-'))
  try {
    const archive = join(folder, 'all.tar')
    await run('git', ['archive', '--format=tar', `--output=${archive}`, name])
    await run('tar', ['-xf', archive, '-C', folder])
    const paths = await listed('ls-tree', '-r', '--name-only', name, '--', ...folders)
    return await revisionIn(folder, await readSources(folder, paths))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function listed(...command: string[]): Promise<string[]> {
  const { stdout } = await run('git', command, { maxBuffer: 2 ** 26 })
  return [...new Set(stdout.split('\n'))].filter((path) => /\.tsx?$/.test(path))
}

async function readSources(folder: string, paths: readonly string[]): Promise<Source[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8').catch(() => null)
      return text === null ? [] : [{ path, text, lines: text.trimEnd().split('\n').length }]
    }),
  )
  return found.flat()
}

async function revisionIn(folder: string, sources: readonly Source[]): Promise<Revision> {
  const { imports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { imports: Revision['aliases'] }
  const { rooms } = (await import(pathToFileURL(join(folder, 'scripts/architecture/rooms.ts')).href)) as { rooms: Rooms }
  return { sources, rooms, aliases: imports }
}

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface Source {
  path: string
  lines: number
  text: string
}

/** Tables may be long: the specification, the words, and what is generated or only data. */
const tables = [/^src\/spec\//, /^src\/i18n\/locales\//, /\.gen\.ts$/, /^demo\/catalogue\/(?:words|moods)\//]

/** Our TypeScript files, committed or about to be, as git knows them. */
export async function sources(): Promise<Source[]> {
  const folders = ['src', 'sw', 'server', 'demo', 'scripts', 'tests', 'bench']
  const { stdout } = await promisify(execFile)('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders])
  const paths = [...new Set(stdout.split('\n'))].filter((path) => /\.tsx?$/.test(path))
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8').catch(() => null)
      return text === null ? [] : [{ path, text, lines: text.trimEnd().split('\n').length }]
    }),
  )
  return found.flat()
}

export const isTable = ({ path }: Source): boolean => tables.some((table) => table.test(path))

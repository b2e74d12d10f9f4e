import type { Rooms } from '../architecture/rooms.ts'
import type { Module } from './modules.ts'
import { isTable } from './sources.ts'

/** A fragment has at most so many lines of code: imports, comments and blank lines aside. */
export const fragmentLines = 10
/** A file with fewer lines of code than this and a single importer is looked at twice. */
export const floorLines = 20
/** No file but a table is longer. */
export const ceilingLines = 300

type Modules = ReadonlyMap<string, Module>

const isCode = ({ path }: Module): boolean => !/\.(?:css|d)\.tsx?$/.test(path)
const inSource = (modules: Modules): Module[] => [...modules.values()].filter((module) => module.path.startsWith('src/') && isCode(module))

/** The files of src with hardly anything in them. */
export const fragmentsOf = (modules: Modules): Module[] => inSource(modules).filter(({ codeLines }) => codeLines <= fragmentLines)

/** The short files of src that a single other one imports; tests do not count. */
export function singlesOf(modules: Modules): Module[] {
  const importers = importersOf(modules)
  return inSource(modules).filter(({ path, codeLines }) => codeLines < floorLines && importers.get(path)?.size === 1)
}

/** Two files that are one story. */
export interface Join {
  file: string
  into: string
}

/**
 * The files that should join their only importer: fewer than twenty lines of code, in the same room, and the two fit in one file. A route,
 * a style sheet, a table and a chunk that is loaded later stand alone.
 */
export function joinsOf(modules: Modules, rooms: Rooms): Join[] {
  const importers = importersOf(modules)
  return [...modules.values()].flatMap((module) => {
    const { path, codeLines } = module
    const [into, ...others] = importers.get(path) ?? []
    const isProduct = /^(?:src|sw|server|demo)\//.test(path) && !path.startsWith('src/routes/')
    if (into === undefined || others.length > 0 || !isProduct || !isCode(module) || isTable(module)) return []
    const importer = modules.get(into)
    const isLater = importer?.imports.some(({ target, kind }) => target === path && kind === 'dynamic')
    const isSmall = codeLines < floorLines && (importer?.lines ?? 0) + codeLines <= ceilingLines
    return isSmall && !isLater && roomOf(path, rooms) === roomOf(into, rooms) ? [{ file: path, into }] : []
  })
}

/** The name of the room that a file is in; undefined outside of all. */
export const roomOf = (path: string, rooms: Rooms): string | undefined =>
  Object.keys(rooms).find((name) => path.startsWith(`${rooms[name]?.folder}/`))

function importersOf(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  for (const { path, imports } of modules.values()) {
    if (path.startsWith('tests/')) continue
    for (const { target } of imports) importers.set(target, (importers.get(target) ?? new Set()).add(path))
  }
  return importers
}

import { fragmentsOf, type Join, joinsOf, roomOf, singlesOf } from './fragments.ts'
import { unreadLeaves } from './leaves.ts'
import { type Loop, loopsOf } from './loops.ts'
import { castsIn, quantile, type Suppression, suppressionsIn } from './measures.ts'
import { type Module, modulesOf } from './modules.ts'
import type { Revision } from './sources.ts'
import { walk, type Walked, ways } from './ways.ts'

/** The files of one room, or of one subject in it. */
export interface Room {
  name: string
  files: number
  lines: number
  median: number
  p90: number
  max: number
}

/** Everything that is measured of one revision. */
export interface Figures {
  rooms: readonly Room[]
  modules: readonly Module[]
  fragments: readonly Module[]
  singles: readonly Module[]
  joins: readonly Join[]
  staticLoops: readonly Loop[]
  loops: readonly Loop[]
  /** Of src, by file, the most first; files without one and generated ones are left out. */
  casts: readonly (readonly [path: string, casts: number])[]
  /** Not those of generated files. */
  suppressions: readonly Suppression[]
  /** Leaves of the product's tables, each with its file. */
  unread: readonly string[]
  write: Walked
  read: Walked
}

/** Measures a revision; takes some seconds. */
export function figuresOf(revision: Revision): Figures {
  const modules = modulesOf(revision)
  const all = [...modules.values()]
  const written = all.filter(({ path }) => !path.endsWith('.gen.ts'))
  const casts = written.filter(({ path }) => path.startsWith('src/')).map((module) => [module.path, castsIn(module)] as const)
  return {
    rooms: roomsOf(all, revision),
    modules: all,
    fragments: fragmentsOf(modules),
    singles: singlesOf(modules),
    joins: joinsOf(modules, revision.rooms),
    staticLoops: loopsOf(modules, ['static']),
    loops: loopsOf(modules, ['static', 'dynamic']),
    casts: casts.filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a),
    suppressions: written.flatMap(suppressionsIn),
    unread: unreadLeaves(modules, revision.aliases),
    write: walk(ways.write, modules, revision),
    read: walk(ways.read, modules, revision),
  }
}

/** Every room, and below it its subjects: the folders in it. */
function roomsOf(modules: readonly Module[], { rooms }: Revision): Room[] {
  return Object.entries(rooms).flatMap(([name, { folder }]) => {
    const inside = modules.filter(({ path }) => roomOf(path, rooms) === name)
    const subjects = Map.groupBy(inside, ({ path }) => /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1])
    const rows = [...subjects].flatMap(([subject, files]) => (subject === undefined ? [] : [measured(`${name}/${subject}`, files)]))
    return inside.length === 0 ? [] : [measured(name, inside), ...rows.toSorted((a, b) => a.name.localeCompare(b.name))]
  })
}

function measured(name: string, files: readonly Module[]): Room {
  const lines = files.map((file) => file.lines)
  return {
    name,
    files: files.length,
    lines: lines.reduce((sum, one) => sum + one, 0),
    median: quantile(lines, 0.5),
    p90: quantile(lines, 0.9),
    max: Math.max(...lines),
  }
}

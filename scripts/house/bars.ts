import type { Figures } from './figures.ts'
import { ceilingLines } from './fragments.ts'
import { isTable } from './sources.ts'

/** One bound on the house. */
export interface Bar {
  name: string
  limit: number
  /** One line for each thing that counts; `weight` where it counts more than once. */
  found: (figures: Figures) => readonly Found[]
}

export interface Found {
  words: string
  weight?: number
}

const loop = ({ files, edges }: Figures['loops'][number]): Found => ({
  words: `${files.join(', ')} through ${edges.map(({ from, target, kind }) => `${from} -> ${target} (${kind})`).join(', ')}`,
})
const file = ({ path, lines }: { path: string; lines: number }): Found => ({ words: `${path}: ${lines} lines` })

export const bars: readonly Bar[] = [
  { name: 'files of one write', limit: 30, found: ({ write }) => write.files.map(file) },
  { name: 'files of one read', limit: 18, found: ({ read }) => read.files.map(file) },
  { name: 'static loops', limit: 0, found: ({ staticLoops }) => staticLoops.map(loop) },
  { name: 'loops with import()', limit: 0, found: ({ loops }) => loops.map(loop) },
  { name: 'casts in src', limit: 29, found: ({ casts }) => casts.map(([path, weight]) => ({ words: `${path}: ${weight}`, weight })) },
  {
    name: 'suppressions without a reason',
    limit: 0,
    found: ({ suppressions }) =>
      suppressions.filter(({ hasReason }) => !hasReason).map(({ path, words }) => ({ words: `${path}: ${words}` })),
  },
  { name: 'leaves of tables that nobody reads', limit: 0, found: ({ unread }) => unread.map((words) => ({ words })) },
  {
    name: `files over ${ceilingLines} lines, tables aside`,
    limit: 0,
    found: ({ modules }) => modules.filter((module) => module.lines > ceilingLines && !isTable(module)).map(file),
  },
  {
    name: 'files that should join their importer',
    // A resource of the server, a step of its start, the app's jobs and the addresses' own notation are stories of their own.
    limit: 8,
    found: ({ joins }) => joins.map(({ file: path, into }) => ({ words: `${path} into ${into}` })),
  },
]

/** How much a bar finds. */
export const countOf = ({ found }: Bar, figures: Figures): number => found(figures).reduce((sum, { weight = 1 }) => sum + weight, 0)

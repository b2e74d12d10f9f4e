import { parseArgs } from 'node:util'
import { bars, countOf } from './house/bars.ts'
import { type Figures, figuresOf } from './house/figures.ts'
import { floorLines, fragmentLines } from './house/fragments.ts'
import { revision, workTree } from './house/sources.ts'
import { ways } from './house/ways.ts'
import { table } from './markdown.ts'

/**
 * `npm run house`: how large the rooms are, and the bars they are held to; a missed bar is red. `-- --base <revision>` shows another
 * revision's figures before ours, `-- --list` what is behind each bar.
 */
const { values } = parseArgs({ options: { base: { type: 'string' }, list: { type: 'boolean', default: false } } })
const now = figuresOf(await workTree())
const base = values.base === undefined ? undefined : figuresOf(await revision(values.base))

const measures = ['files', 'lines', 'median', 'p90', 'max'] as const
/** A number, and the one before it where another revision is shown; `–` for what is not there. */
const cell = (after: number | undefined, before: number | undefined): string =>
  base === undefined || before === after ? `${after ?? '–'}` : `${before ?? '–'} → ${after ?? '–'}`

const byName = (figures: Figures | undefined) => new Map((figures?.rooms ?? []).map((room) => [room.name, room]))
const beside = (name: string, measure: (figures: Figures) => number) => [name, cell(measure(now), base && measure(base)), '', '']

function roomTable(): string {
  const [before, after] = [byName(base), byName(now)]
  const names = [...new Set([...after.keys(), ...before.keys()])]
  const row = (name: string) => [name, ...measures.map((measure) => cell(after.get(name)?.[measure], before.get(name)?.[measure]))]
  return table([['room', ...measures], ...names.map(row)])
}

function barTable(): string {
  const rows = bars.map((bar) => {
    const count = countOf(bar, now)
    return [bar.name, cell(count, base && countOf(bar, base)), `${bar.limit}`, count > bar.limit ? 'OVER' : 'ok']
  })
  return table([
    ['what', 'found', 'at most', ''],
    ...rows,
    beside('lines of these files of one write', ({ write }) => write.lines),
    beside('lines of these files of one read', ({ read }) => read.lines),
    beside('suppressions with a reason', ({ suppressions }) => suppressions.filter(({ hasReason }) => hasReason).length),
    beside(`files of src with at most ${fragmentLines} lines of code`, ({ fragments }) => fragments.length),
    beside(`files of src with fewer than ${floorLines} lines of code and one importer`, ({ singles }) => singles.length),
  ])
}

console.log(`${roomTable()}\n\n${barTable()}\n`)
console.log('Lines of code are without imports, comments and blank lines; style sheets are no fragments, tests no importers.')
for (const { name, rooms, aside } of Object.values(ways)) {
  console.log(`\nOne ${name}. Followed definition by definition through ${rooms.join(', ')}, without types and style sheets. Aside:`)
  console.log(
    Object.entries(aside)
      .map(([definition, when]) => `${definition} (${when})`)
      .join(', '),
  )
}
if (values.list) for (const { name, found } of bars) console.log([`\n${name}:`, ...found(now).map(({ words }) => words)].join('\n  '))
process.exitCode = bars.every((bar) => countOf(bar, now) <= bar.limit) ? 0 : 1

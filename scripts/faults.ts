import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { faultRows } from '../tests/faults/rows.ts'
import { runRow } from '../tests/faults/run-row.ts'
import { type CrashReport, crashServers } from '../tests/faults/server-crashes.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { table } from './markdown.ts'
import type { Figure } from './proof/figures.ts'
import { writeProof } from './proof/page.ts'

/** One line of the table. */
interface Line {
  fault: string
  times: number
  acknowledged: number
  lost: number
  doubled: number
  leaked: number
  seconds: number
}

const serverKilled = 'server-killed'

/**
 * `npm run faults`: everything that goes wrong on purpose, in a real browser against the production build and a real server.
 * Prints the table; `-- --write` writes it into docs/PROOF.md. `--only name,name`, `--runs N` and `--seed S` play a part of it.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const only = values.only?.split(',')
const rows = only === undefined ? faultRows : faultRows.filter(({ name }) => only.includes(name))
const killsServers = only?.includes(serverKilled) ?? true
const seed = Number(values.seed ?? randomInt(1_000_000))
if (
  rows.length + (killsServers ? 1 : 0) < (only?.length ?? 1) ||
  ![seed, Number(values.runs ?? 1)].every((n) => Number.isInteger(n) && n > 0)
) {
  console.error(
    `--only takes names of ${[...faultRows.map(({ name }) => name), serverKilled].join(', ')}; --runs and --seed take whole numbers above 0.`,
  )
  process.exit(1)
}
if (values.write && (only !== undefined || values.runs !== undefined)) {
  console.error('--write goes with all faults, each as often as it is meant to be played.')
  process.exit(1)
}

buildWhenStale()
const lines: Line[] = []
for (const row of rows) {
  const outcome = await runRow(row, Number(values.runs ?? row.runs.full), seed)
  const { lost, overruled, doubled, leaked } = outcome.losses
  lines.push({ ...outcome, fault: row.fault, lost: lost.length + overruled.length, doubled: doubled.length, leaked: leaked.length })
  const wrong = [...Object.values(outcome.losses).flat(), ...outcome.complaints]
  console.log(
    `${wrong.length === 0 ? 'ok ' : 'RED'} ${outcome.seconds.toFixed(0).padStart(4)} s  ${row.name}, ${outcome.acknowledged} kept changes`,
  )
  for (const sentence of new Set(wrong)) console.log(`       ${sentence.replaceAll(/\s+/g, ' ')}`)
  if (wrong.length > 0) {
    console.log(`     again: npm run faults -- --only ${row.name} --runs ${outcome.runs} --seed ${seed}`)
    process.exitCode = 1
  }
}

if (killsServers) {
  const reports: CrashReport[] = []
  await crashServers(Number(values.runs ?? 5), (report) => {
    const { point, database, kills, acknowledged, lost, doubled, damaged, seconds, slowestStartMs } = report
    reports.push(report)
    const sound = lost + doubled + damaged === 0 && kills > 0
    console.log(
      `${sound ? 'ok ' : 'RED'} ${seconds.toFixed(0).padStart(4)} s  server killed ${kills} times, ${point}, ${database}: ${acknowledged} answered ` +
        `changes, ${lost} lost, ${doubled} done twice, database damaged ${damaged} times, back after ${slowestStartMs} ms at most`,
    )
    if (!sound) process.exitCode = 1
  })
  for (const [database, points] of Map.groupBy(reports, (report) => report.database)) {
    const total = (what: 'kills' | 'acknowledged' | 'lost' | 'doubled' | 'seconds'): number =>
      points.reduce((sum, report) => sum + report[what], 0)
    lines.push({
      fault: `Server killed (\`kill -9\`) at ${points.length} named points, ${database}`,
      times: total('kills'),
      acknowledged: total('acknowledged'),
      lost: total('lost'),
      doubled: total('doubled'),
      leaked: 0,
      seconds: total('seconds'),
    })
  }
}

const head = ['fault', 'times', 'changes kept', 'lost', 'doubled', 'leaked to another owner', 'seconds']
const cells = ({ fault, times, acknowledged, lost, doubled, leaked, seconds }: Line): string[] =>
  [fault, times, acknowledged, lost, doubled, leaked, Math.round(seconds)].map(String)
const sum = (what: Exclude<keyof Line, 'fault'>): number => lines.reduce((total, line) => total + line[what], 0)
const all: Line = {
  fault: 'all',
  times: sum('times'),
  acknowledged: sum('acknowledged'),
  lost: sum('lost'),
  doubled: sum('doubled'),
  leaked: sum('leaked'),
  seconds: sum('seconds'),
}
const details = table([head, ...[...lines, all].map(cells)])
console.log(`\n${details}\n\nseed ${seed}`)

if (values.write) {
  const wrong = all.lost + all.doubled + all.leaked
  const figure: Figure = {
    promise: 'What the app showed as kept is not lost, doubled or leaked to another owner, whatever fails',
    figure: `${all.acknowledged.toLocaleString('en')} changes kept in ${all.times} runs of ${lines.length} faults (seed ${seed}), ${wrong} of them wrong`,
    bar: 'none wrong',
    holds: process.exitCode !== 1,
  }
  writeProof('faults', [figure], details)
}

import { parseArgs } from 'node:util'
import { withPostgres } from '#support/throw-away-postgres.ts'
import { attempts } from './attack/attempts.ts'
import { bars, type Played, slowerBy, verdict } from './attack/play.ts'
import { playInThread } from './attack/play-in-thread.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { table } from './markdown.ts'
import type { Figure } from './proof/figures.ts'
import { writeProof } from './proof/page.ts'

/**
 * `npm run attack`: everything that could starve a server, keep somebody out or fill its log, tried on a server in a process of its own while
 * bystanders use it, on SQLite and on PostgreSQL; at the end all of it at once. What misses its bar is played twice more, and the middle waiting time of the three counts: the 99th percentile of
 * a hundred answers is the longest but one, so one stall of the machine decides. `-- --only name,name` plays a part of it, `--sqlite` leaves out PostgreSQL, `--seconds N` says
 * how long each goes on, and `--write` writes the figures into docs/PROOF.md. Linux only: it gives every visitor a loopback address of their own, and reads what the server costs from /proc.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sqlite: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
})
const only = values.only?.split(',')
const rows = only === undefined ? attempts : attempts.filter(({ name }) => only.includes(name))
const seconds = Number(values.seconds)
if (rows.length < (only?.length ?? 1) || !(seconds >= 1)) {
  console.error(`--only takes names of ${attempts.map(({ name }) => name).join(', ')}; --seconds a number from 1 on.`)
  process.exit(1)
}
if (process.platform !== 'linux') {
  console.error('Only on Linux: it needs addresses of 127.0.0.0/8 and /proc.')
  process.exit(1)
}

interface Result {
  what: string
  database: string
  played: Played
  /** A sentence for everything that did not hold. */
  wrong: readonly string[]
  /** How often it was played. */
  plays: number
}

/** Of one or three plays the one with the middle of their waiting times. */
const middleOf = (plays: readonly Played[]): Played | undefined =>
  plays.toSorted((one, other) => slowerBy(one) - slowerBy(other))[Math.floor(plays.length / 2)]

const results: Result[] = []

function report(result: Result): void {
  const { what, database, wrong } = result
  results.push(result)
  console.log(`${wrong.length === 0 ? 'ok ' : 'RED'} ${database}: ${what}`)
  for (const sentence of wrong) console.log(`      ${sentence}`)
  if (wrong.length > 0) process.exitCode = 1
}

async function playAll(database: string, databaseUrl?: string): Promise<void> {
  const options = { seconds, ...(databaseUrl !== undefined && { databaseUrl }) }
  for (const row of rows) {
    const first = await playInThread([row.name], options)
    const others: Played[] = []
    if (verdict(first, row).length > 0) for (let again = 0; again < 2; again += 1) others.push(await playInThread([row.name], options))
    const plays = [first, ...others]
    const played = middleOf(plays) ?? first
    // Only the waiting time is that of the middle one; all else must hold each time.
    const wrong = new Set(plays.flatMap((play) => verdict({ ...play, waitMs: played.waitMs }, row)))
    report({ what: row.what, database, played, wrong: [...wrong], plays: plays.length })
  }
  if (rows.length < 2) return
  const names = rows.map(({ name }) => name)
  const played = await playInThread(names, options)
  const { memoryMb, lost } = played
  // Everything at once may make everybody wait; it may neither fill the memory nor lose anything.
  const wrong = [
    ...(memoryMb <= bars.memoryMb ? [] : [`the server held ${Math.round(memoryMb)} MB, the bar is ${bars.memoryMb}`]),
    ...(lost > 0 ? [`${lost} changes that were acknowledged are lost`] : []),
  ]
  report({ what: 'all of them at once', database, played, wrong, plays: 1 })
}

buildWhenStale()
await playAll('SQLite')
if (!values.sqlite) {
  const played = await withPostgres({ durable: false }, (url) => playAll('PostgreSQL', url).then(() => true))
  if (played === undefined) console.log('PostgreSQL: not played, its programs (initdb, postgres) are not on this machine.')
}

const head = ['attempt', 'database', 'p99 of a bystander', 'times', 'processor', 'memory', 'acknowledged', 'lost', '']
const cells = ({ what, database, played, wrong, plays }: Result): string[] => [
  what,
  database,
  `${played.waitMs.before.toFixed(0)} ms, then ${played.waitMs.during.toFixed(0)} ms`,
  `${slowerBy(played).toFixed(1)}${plays > 1 ? ', middle of 3' : ''}`,
  `${played.cpuSeconds.toFixed(1)} s`,
  `${Math.round(played.memoryMb)} MB`,
  String(played.acknowledged),
  String(played.lost),
  wrong.length === 0 ? 'holds' : '**missed**',
]
const details = `${table([head, ...results.map(cells)])}\n\nBars: at most ${bars.slower} times the waiting time, ${bars.memoryMb} MB, nothing lost.`
console.log(`\n${details}`)

/** What docs/PROOF.md says of all of them. */
function figures(): Figure[] {
  const held = results.filter(({ wrong }) => wrong.length === 0).length
  const lost = results.reduce((sum, { played }) => sum + played.lost, 0)
  const memoryMb = Math.round(Math.max(...results.map(({ played }) => played.memoryMb)))
  return [
    {
      promise: 'Nobody can starve the server',
      figure: `${held} of ${results.length} attempts hold`,
      bar: 'all',
      holds: held === results.length,
    },
    { promise: 'Nothing acknowledged is lost under attack', figure: `${lost} lost`, bar: '0', holds: lost === 0 },
    {
      promise: 'The most memory the server holds under attack',
      figure: `${memoryMb} MB`,
      bar: `at most ${bars.memoryMb} MB`,
      holds: memoryMb <= bars.memoryMb,
    },
  ]
}
if (values.write) writeProof('attack', figures(), details)

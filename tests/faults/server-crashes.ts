import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CrashPoint, crashPoints } from '#server/crash-points.ts'
import { freshDatabase } from '#support/databases.ts'
import { scratchFolder } from '#support/server.ts'
import { freePort, type ServerProcess, startServer } from '#support/server-process.ts'
import { withPostgres } from '#support/throw-away-postgres.ts'
import { Person } from './server-load.ts'

/** What became of servers that were killed under load. */
interface Counts {
  kills: number
  acknowledged: number
  /** Acknowledged changes that are not there in the end. */
  lost: number
  /** Changes that counted twice. */
  doubled: number
  /** Times the database file was found damaged while the server was down. */
  damaged: number
  /** The longest a restart took until it answered, ms. */
  slowestStartMs: number
}

/** The same for one point. */
export interface CrashReport extends Counts {
  point: CrashPoint
  database: 'SQLite' | 'PostgreSQL'
  seconds: number
}

/** The points that make sense on a database: the checkpoint is SQLite's. */
export const pointsOf = (database: CrashReport['database']): CrashPoint[] =>
  crashPoints.filter((point) => point !== 'wal-checkpoint' || database === 'SQLite')

/** Kills servers at every point, `rounds` times each, on SQLite and, where its programs are, on PostgreSQL. */
export async function crashServers(rounds: number, done: (report: CrashReport) => void): Promise<void> {
  for (const point of pointsOf('SQLite')) done(await crashAt(point, rounds))
  await withPostgres({ durable: false }, async (url) => {
    for (const point of pointsOf('PostgreSQL')) done(await crashAt(point, rounds, url))
  })
}

/** Kills servers at one point under load. */
async function crashAt(point: CrashPoint, rounds: number, databaseUrl?: string): Promise<CrashReport> {
  const start = performance.now()
  const crashes = Array.from({ length: rounds }, (_, round) => crashOf(point, round))
  // A migration is only ever done once.
  const plans = point === 'during-migration' ? crashes.map((crash) => [crash]) : [crashes]
  const counts: Counts[] = []
  for (const plan of plans) counts.push(await crashServer(plan, databaseUrl))
  const sum = (of: (one: Counts) => number): number => counts.reduce((total, one) => total + of(one), 0)
  return {
    point,
    database: databaseUrl ? 'PostgreSQL' : 'SQLite',
    kills: sum(({ kills }) => kills),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    damaged: sum(({ damaged }) => damaged),
    slowestStartMs: Math.max(...counts.map(({ slowestStartMs }) => slowestStartMs)),
    seconds: (performance.now() - start) / 1000,
  }
}

/** Where a server ends, and at which pass of that point. */
interface Crash {
  point: CrashPoint
  pass: number
}

/** Another pass each round. */
export const crashOf = (point: CrashPoint, round: number): Crash => ({ point, pass: 1 + ((round * 5) % timesOf(point)) })

/** The highest of the passes at which a point ends the process: some come often, some seldom. */
const timesOf = (point: CrashPoint): number =>
  ({ 'during-migration': 5, 'token-issue': 3, 'wal-checkpoint': 30 } as Record<string, number>)[point] ?? 12

/** Kills one server after the other on one database, as planned, while devices go on sending to whatever answers at its address. */
export async function crashServer(plan: readonly Crash[], databaseUrl?: string): Promise<Counts> {
  const { place, drop } = await freshDatabase(databaseUrl ?? '')
  const dataDir = join(scratchFolder(), 'data')
  const port = await freePort()
  const database = 'url' in place ? { DATABASE_URL: place.url } : {}
  const counts = { kills: 0, damaged: 0, slowestStartMs: 0 }
  const begin = async (crash?: Crash): Promise<ServerProcess | undefined> => {
    if (!databaseUrl) counts.damaged += isDamaged(join(dataDir, 'matinee.sqlite')) ? 1 : 0
    const start = performance.now()
    const env = { ...database, ...(crash && { NODE_ENV: 'test', CRASH_AT: `${crash.point}:${crash.pass}` }) }
    const server = await startServer({ dataDir, port, env }).catch(() => undefined)
    if (server) counts.slowestStartMs = Math.max(counts.slowestStartMs, Math.round(performance.now() - start))
    return server
  }
  /** Some points are passed before a server listens. */
  const crash = async (planned: Crash): Promise<void> => {
    const server = await begin(planned)
    if (server === undefined || (await server.ended) === 'SIGKILL') counts.kills += 1
  }
  const { migrating = [], serving = [] } = Object.groupBy(plan, ({ point }) => (point === 'during-migration' ? 'migrating' : 'serving'))
  let server: ServerProcess | undefined
  try {
    for (const planned of migrating) await crash(planned)
    server = await begin()
    const person = await Person.signUp(`http://127.0.0.1:${port}`, { signsIn: plan.some(({ point }) => point === 'token-issue') })
    await server?.stop()
    person.beginLoad()
    for (const planned of serving) await crash(planned)
    server = await begin()
    await person.endLoad()
    return { ...counts, ...(await person.audit()) }
  } finally {
    await server?.kill()
    await drop()
  }
}

function isDamaged(file: string): boolean {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(file, { readOnly: true })
  } catch {
    // Not made yet.
    return false
  }
  try {
    const sound = database.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok'
    return !sound || database.prepare('pragma foreign_key_check').all().length > 0
  } catch {
    return true
  } finally {
    database.close()
  }
}

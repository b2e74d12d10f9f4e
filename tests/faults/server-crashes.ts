import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CrashPoint, crashPoints } from '#server/crash-points.ts'
import { freshDatabase, scratchFolder } from '#support/server.ts'
import { freePort, type ServerProcess, startServer } from '#support/server-process.ts'
import { withPostgres } from '#support/throw-away-postgres.ts'
import { Person } from './server-load.ts'

/** What became of killing the server at one point, some times in a row, under load. */
export interface CrashReport {
  point: CrashPoint
  database: 'SQLite' | 'PostgreSQL'
  /** How often it was killed there. */
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

/** Kills one server after the other at `point`, while devices go on sending to whatever answers at its address. */
export async function crashAt(point: CrashPoint, rounds: number, databaseUrl?: string): Promise<CrashReport> {
  const start = performance.now()
  const database = databaseUrl ? 'PostgreSQL' : 'SQLite'
  const report: CrashReport = { point, database, kills: 0, acknowledged: 0, lost: 0, doubled: 0, damaged: 0, slowestStartMs: 0, seconds: 0 }
  // A migration is only ever done once.
  const databases = point === 'during-migration' ? rounds : 1
  for (let index = 0; index < databases; index++) await crashOneDatabase(report, { rounds: rounds / databases, index, databaseUrl })
  report.seconds = (performance.now() - start) / 1000
  return report
}

interface Plan {
  rounds: number
  index: number
  databaseUrl: string | undefined
}

async function crashOneDatabase(report: CrashReport, { rounds, index, databaseUrl }: Plan): Promise<void> {
  const { place, drop } = await freshDatabase(databaseUrl ?? '')
  const dataDir = join(scratchFolder(), 'data')
  const port = await freePort()
  const database = 'url' in place ? { DATABASE_URL: place.url } : {}
  const begin = async (crash: Record<string, string>): Promise<ServerProcess | undefined> => {
    if (report.database === 'SQLite') report.damaged += isDamaged(join(dataDir, 'matinee.sqlite')) ? 1 : 0
    const start = performance.now()
    const server = await startServer({ dataDir, port, env: { ...database, ...crash } }).catch(() => undefined)
    if (server) report.slowestStartMs = Math.max(report.slowestStartMs, Math.round(performance.now() - start))
    return server
  }
  const planned = (round: number) => ({ NODE_ENV: 'test', CRASH_AT: `${report.point}:${1 + ((round * 5) % timesOf(report.point))}` })
  let server: ServerProcess | undefined
  try {
    if (report.point === 'during-migration') {
      report.kills += (await begin(planned(index))) === undefined ? 1 : 0
    }
    server = await begin({})
    const person = await Person.signUp(`http://127.0.0.1:${port}`, { signsIn: report.point === 'token-issue' })
    await server?.stop()
    person.beginLoad()
    for (let round = 0; round < rounds && report.point !== 'during-migration'; round++) {
      server = await begin(planned(round))
      // Some points are passed before a server listens.
      if (server === undefined || (await server.ended) === 'SIGKILL') report.kills += 1
    }
    server = await begin({})
    await person.endLoad()
    const { acknowledged, lost, doubled } = await person.audit()
    report.acknowledged += acknowledged
    report.lost += lost
    report.doubled += doubled
  } finally {
    await server?.kill()
    await drop()
  }
}

/** The highest of the passes at which a point ends the process: some come often, some seldom. */
const timesOf = (point: CrashPoint): number =>
  ({ 'during-migration': 5, 'token-issue': 3, 'wal-checkpoint': 30 } as Record<string, number>)[point] ?? 12

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

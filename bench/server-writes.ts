import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#support/server-process.ts'
import { freshDatabase } from '#support/databases.ts'
import { withPostgres } from '#support/throw-away-postgres.ts'
import { median } from '#support/content-time.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { report } from './figures.ts'
import { newChanges, type PushClient, pushClient } from './push-clients.ts'
import { rawPostgres, rawSqlite, type RawWriter } from './raw-writes.ts'

/**
 * `node bench/server-writes.ts`: durable changes per second through HTTP, beside what the database alone does with the same
 * rows in the same run. Raw and served take turns. Red when single changes come in at less than 0.40 of the raw rate.
 */
const bar = 0.4
const rounds = 5
const roundMs = 2000
const clients = 32
const batches = [1, 50] as const

interface Sample {
  perSecond: number
  p99: number
}

/** Lets every worker write as fast as it can for a while; `size` changes at a time. */
async function measure(workers: readonly ((size: number) => Promise<void>)[], size: number): Promise<Sample> {
  const times: number[] = []
  const start = performance.now()
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() - start < roundMs) {
        const begun = performance.now()
        await work(size)
        times.push(performance.now() - begun)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: (times.length * size) / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

interface Rivals {
  name: string
  raw: RawWriter[]
  env: Record<string, string>
}

/** The rates of both, for each size of batch. */
async function compare({ name, raw, env }: Rivals): Promise<Measure[]> {
  const port = await freePort()
  const server = spawn(process.execPath, ['bench/write-server.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill())
  await once(server.stdout, 'data')
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const devices: PushClient[] = []
  while (devices.length < clients) devices.push(await pushClient(`http://127.0.0.1:${port}`, agent))
  const ours = devices.map((device) => (size: number) => device.push(newChanges(size)))
  const theirs = raw.map((writer) => (size: number) => writer.write(newChanges(size)))
  const measures: Measure[] = []
  for (const size of batches) {
    const samples: { served: Sample; alone: Sample }[] = []
    for (let round = 0; round < rounds; round += 1) {
      samples.push({ alone: await measure(theirs, size), served: await measure(ours, size) })
    }
    const served = median(samples.map((sample) => sample.served.perSecond))
    const alone = median(samples.map((sample) => sample.alone.perSecond))
    const p99 = median(samples.map((sample) => sample.served.p99))
    const ratio = median(samples.map((sample) => sample.served.perSecond / sample.alone.perSecond))
    measures.push({
      promise: `Durable writes of the server beside the raw rate of ${name}, ${size === 1 ? 'single changes' : `${size} at a time`}`,
      value: ratio,
      unit: 'times',
      ...(size === 1 && { bar, isFloor: true }),
      detail: `${served.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms; raw ${alone.toFixed(0)} a second`,
    })
  }
  agent.destroy()
  for (const writer of raw) await writer.close()
  const ended = once(server, 'exit')
  server.kill()
  await ended
  return measures
}

// Beside the project, not in /tmp, which is memory on some machines: a commit must reach a disk.
const folder = mkdtempSync(join(process.cwd(), 'node_modules/.bench-'))
try {
  console.log(`Durable changes with ${clients} clients, medians of ${rounds}; raw: the database alone, one transaction each`)
  const sqlite = await compare({
    name: 'SQLite',
    raw: [rawSqlite(join(folder, 'raw.sqlite'))],
    env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
  })
  const postgres = await withPostgres({ durable: true }, async (url) => {
    const { place, drop } = await freshDatabase(url)
    if (!('url' in place)) throw new Error('not a PostgreSQL')
    const raw: RawWriter[] = []
    for (let index = 0; index < 10; index += 1) raw.push(await rawPostgres(place.url, index === 0))
    const env = { DATA_DIR: join(folder, randomUUID()), DATABASE_URL: place.url, LOG_LEVEL: 'error' }
    const measures = await compare({ name: 'PostgreSQL', raw, env })
    await drop()
    return measures
  })
  if (postgres === undefined) console.log('PostgreSQL: not measured, its programs (initdb, postgres) are not on this machine.')
  report([...sqlite, ...(postgres ?? [])])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

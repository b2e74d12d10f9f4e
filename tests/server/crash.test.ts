import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PullAnswer } from '#contract/sync.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import { budgets } from '#support/budgets.ts'
import { freshDatabase } from '#support/databases.ts'
import { scratchFolder } from '#support/server.ts'
import { signUp, startServer } from '#support/server-process.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { crashOf, crashServer, pointsOf } from '../faults/server-crashes.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] || undefined
/** Where a transaction is open, or has just been: elsewhere the database makes no difference to what becomes of a change. */
const inTransaction: ReadonlySet<CrashPoint> = new Set([
  'during-migration',
  'inside-transaction',
  'after-merge',
  'after-commit-before-reply',
])
const points =
  databaseUrl === undefined
    ? pointsOf('SQLite')
    : pointsOf('PostgreSQL').filter((point) => budgets.everythingOnPostgres || inTransaction.has(point))

test('servers killed at every point, one after the other on one database, lose nothing and do nothing twice', async () => {
  const plan = Array.from({ length: budgets.serverKills }).flatMap((_, round) => points.map((point) => crashOf(point, round)))
  const { kills, acknowledged, lost, doubled, damaged } = await crashServer(plan, databaseUrl)
  expect({ kills, lost, doubled, damaged }).toEqual({ kills: plan.length, lost: 0, doubled: 0, damaged: 0 })
  expect(acknowledged).toBeGreaterThan(0)
})

test('what was acknowledged is there after the process was killed in the middle of writing', async () => {
  const { place, drop } = await freshDatabase()
  const env = 'url' in place ? { DATABASE_URL: place.url } : {}
  const dataDir = join(scratchFolder(), 'data')
  const acknowledged = new Set<string>()
  let server = await startServer({ dataDir, env })
  const { port } = server
  const token = await signUp(server)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  try {
    for (let round = 0; round < budgets.randomKills; round++) {
      let down = false
      const write = async (lane: number) => {
        for (let index = 0; !down; index++) {
          const item = putFavorite(round * 1_000_000 + lane * 10_000 + index + 1, stampAt(Date.now(), index % 65_536))
          try {
            const response = await fetch(`${server.url}/api/sync/push`, {
              method: 'POST',
              headers,
              body: JSON.stringify({ items: [item] }),
            })
            if (response.status === 200) acknowledged.add(item.key)
            else await new Promise((resolve) => setTimeout(resolve, 20))
          } catch {
            down = true
          }
        }
      }
      const writers = [0, 1, 2, 3].map(write)
      // In the middle of writing, however slow the machine is.
      while (acknowledged.size < (round + 1) * 5) await new Promise((resolve) => setTimeout(resolve, 10))
      await new Promise((resolve) => setTimeout(resolve, round * 30))
      await server.kill()
      down = true
      await Promise.all(writers)
      server = await startServer({ dataDir, port, env })
    }
    const stored = new Set<string>()
    for (let cursor = '', more = true; more;) {
      const response = await fetch(`${server.url}/api/sync?cursor=${cursor}`, { headers })
      const page = (await response.json()) as PullAnswer
      for (const { key } of page.changes) stored.add(key)
      cursor = page.cursor
      more = page.hasMore
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(budgets.randomKills * 5)
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([])
  } finally {
    await server.kill()
    await drop()
  }
})

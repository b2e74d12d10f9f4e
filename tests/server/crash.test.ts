import { expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { crashOf, crashServer, pointsOf } from '../faults/server-crashes.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] || undefined
const points = pointsOf(databaseUrl === undefined ? 'SQLite' : 'PostgreSQL')

test('servers killed at every point, one after the other on one database, lose nothing and do nothing twice', async () => {
  const plan = Array.from({ length: budgets.serverKills }).flatMap((_, round) => points.map((point) => crashOf(point, round)))
  const { kills, acknowledged, lost, doubled, damaged } = await crashServer(plan, databaseUrl)
  expect({ kills, lost, doubled, damaged }).toEqual({ kills: plan.length, lost: 0, doubled: 0, damaged: 0 })
  expect(acknowledged).toBeGreaterThan(0)
})

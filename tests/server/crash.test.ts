import { expect, test } from 'vitest'
import { crashAt, pointsOf } from '../faults/server-crashes.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] || undefined

test.each(pointsOf(databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'))(
  'a server killed at the point %s has lost nothing and does nothing twice',
  async (point) => {
    const { kills, acknowledged, lost, doubled, damaged, slowestStartMs } = await crashAt(point, 2, databaseUrl)
    expect({ kills, lost, doubled, damaged }).toEqual({ kills: 2, lost: 0, doubled: 0, damaged: 0 })
    expect(acknowledged).toBeGreaterThan(0)
    expect(slowestStartMs).toBeLessThan(30_000)
  },
  180_000,
)

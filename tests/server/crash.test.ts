import { expect, test } from 'vitest'
import { budgets } from '#support/budgets.ts'
import { crashAt, pointsOf } from '../faults/server-crashes.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] || undefined

test.each(pointsOf(databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'))(
  'a server killed at the point %s has lost nothing and does nothing twice',
  async (point) => {
    const { kills, acknowledged, lost, doubled, damaged } = await crashAt(point, budgets.serverKills, databaseUrl)
    expect({ kills, lost, doubled, damaged }).toEqual({ kills: budgets.serverKills, lost: 0, doubled: 0, damaged: 0 })
    expect(acknowledged).toBeGreaterThan(0)
  },
)

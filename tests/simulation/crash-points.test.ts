import { expect, test } from 'vitest'
import { publish } from '../../scripts/proof/figures.ts'
import { crashEverywhere } from './crash-points.ts'
import * as engine from './engine.ts'

test('a crash at any wait of enqueue, flush, pull and merge loses and doubles nothing', { timeout: 300_000 }, async () => {
  const { points, cases, failures } = await crashEverywhere(engine)
  process.stdout.write(`${points} crash points, ${cases} crashes\n`)
  publish({
    promise: 'A crash at any wait of enqueue, flush, pull and merge loses and doubles nothing',
    figure: `${points} points, ${cases} crashes, ${failures.length} losses`,
    bar: 'no loss',
    holds: failures.length === 0,
  })
  expect(failures).toEqual([])
  expect(points).toBeGreaterThan(120)
})

import { expect, test } from '@playwright/test'
import { budgets } from '#support/budgets.ts'
import { faultRows } from '../faults/rows.ts'
import { runRow } from '../faults/run-row.ts'

const seed = 20_261_120

const short = faultRows.filter(({ runs }) => runs.short > 0)
const chosen = budgets.faultRows
const rows = chosen === 'every' ? short : short.filter(({ name }) => chosen.includes(name))

test('the chosen rows are rows', () => {
  expect(chosen === 'every' ? [] : chosen.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

for (const row of rows) {
  test(`nothing is lost, doubled or leaked: ${row.name}`, async () => {
    const { losses, complaints, acknowledged } = await runRow(row, Math.min(row.runs.short, budgets.faultRuns), seed)
    expect({ ...losses, complaints }).toEqual({ lost: [], doubled: [], leaked: [], overruled: [], complaints: [] })
    expect(acknowledged).toBeGreaterThan(0)
  })
}

import { expect, test } from '@playwright/test'
import { budgets } from '#support/budgets.ts'
import { faultRows } from '../faults/rows.ts'
import { runRow } from '../faults/run-row.ts'

const seed = 20_261_120

for (const row of faultRows.filter(({ runs }) => runs.short > 0)) {
  test(`nothing is lost, doubled or leaked: ${row.name} @full`, async () => {
    const { losses, complaints, acknowledged } = await runRow(row, Math.min(row.runs.short, budgets.faultRuns), seed)
    expect({ ...losses, complaints }).toEqual({ lost: [], doubled: [], leaked: [], overruled: [], complaints: [] })
    expect(acknowledged).toBeGreaterThan(0)
  })
}

import { expect, test } from '@playwright/test'
import { faultRows } from '../faults/rows.ts'
import { runRow } from '../faults/run-row.ts'

const seed = 20_261_120

for (const row of faultRows.filter(({ runs }) => runs.short > 0)) {
  test(`nothing is lost, doubled or leaked: ${row.name}`, async () => {
    test.setTimeout(180_000)
    const { losses, complaints, acknowledged } = await runRow(row, row.runs.short, seed)
    expect({ ...losses, complaints }).toEqual({ lost: [], doubled: [], leaked: [], complaints: [] })
    expect(acknowledged).toBeGreaterThan(0)
  })
}

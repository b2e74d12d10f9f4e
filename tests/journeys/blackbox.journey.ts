import { expect, test } from '@playwright/test'
import { budgets } from '#support/budgets.ts'
import { type Devices, prepareDevices } from '../blackbox/devices.ts'
import { planOf } from '../blackbox/plan.ts'
import { playRound } from '../blackbox/round.ts'

const firstSeed = 20_261_124

let devices: Devices

test.beforeAll(async () => {
  devices = await prepareDevices()
})

test.afterAll(() => devices.remove())

for (let seed = firstSeed; seed < firstSeed + budgets.blackboxRounds; seed += 1) {
  test(`nothing is lost, doubled or leaked between four browsers: seed ${seed}`, async () => {
    const { losses, complaints, kept } = await playRound(planOf(seed), devices)
    expect({ ...losses, complaints }).toEqual({ lost: [], doubled: [], leaked: [], overruled: [], complaints: [] })
    expect(kept).toBeGreaterThan(0)
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import { workerAlarm } from '#support/worker-devtools.ts'
import { lanesOn, tapEach } from '../device.ts'
import { allKept, changeOffline, laneIn, list, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'

const killedWorker: FaultRow = {
  name: 'killed-worker',
  fault: 'The worker is killed while it sends in the background',
  runs: { full: 20, short: 2 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      const { page } = await changeOffline(stage, device, 8)
      if (!(await allKept(stage))) {
        const unkept = stage.ledger.changes.filter(({ kept }) => !kept).map(laneIn)
        return stage.complain(`run ${run}: changes made offline were not shown as kept: ${unkept.join(', ')}`)
      }
      await page.close()
      stage.proxy.setFault({ kind: 'delay', ms: 200 })
      const beside = await device.openBeside()
      const devtools = await device.devtools(beside)
      const wake = await workerAlarm(devtools, device.network.url)
      await wake()
      await pause(stage.dice.between(50, 500))
      await devtools.send('ServiceWorker.stopAllWorkers')
      await beside.close()
    }
  },
}

const bothSend: FaultRow = {
  name: 'page-and-worker',
  fault: 'The worker is woken while a page sends the same changes',
  runs: { full: 20, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    const page = await device.open(list)
    const lanes = await lanesOn(page)
    const wake = await workerAlarm(await device.devtools(page), device.network.url)
    stage.proxy.setFault({ kind: 'delay', ms: 100 })
    for (let run = 0; run < runs; run += 1) {
      await tapEach(page, someOf(stage, lanes, 6))
      await pause(stage.dice.between(0, 500))
      await wake()
      await pause(stage.dice.between(0, 300))
    }
    await page.close()
  },
}

export const workerRows = [killedWorker, bothSend]

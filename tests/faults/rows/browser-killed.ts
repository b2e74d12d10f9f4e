import { setTimeout as pause } from 'node:timers/promises'
import { auditDevice } from '../audit.ts'
import { dumpDevice } from '../databases.ts'
import { lanesOn, tapEach } from '../device.ts'
import type { FaultRow } from '../run-row.ts'
import { patienceMs, until } from '../wait.ts'

/** Lists of hearts, and titles with all that can be done with them. */
const places = [...[1, 2, 3].map((page) => `/movie/popular?page=${page}`), '/movie/90010001', '/movie/90010002', '/movie/90010003']
const tapsPerRun = 12
/** A round trip of this length keeps a push under way while the axe falls. */
const roundTripMs = 80

export const browserKilled: FaultRow = {
  name: 'browser-killed',
  fault: 'Browser killed (`kill -9`) while it writes and sends',
  runs: { full: 50, short: 6 },
  async play(stage, runs) {
    const { dice, ledger } = stage
    const device = await stage.addDevice()
    stage.proxy.setFault({ kind: 'delay', ms: roundTripMs })
    for (let run = 0; run < runs; run += 1) {
      const page = await device.open(dice.pick(places))
      const held = await dumpDevice(page)
      if (held === null) stage.complain('the database of the device is gone after a kill')
      else {
        const losses = auditDevice(ledger, held, [device.member.id])
        for (const sentence of Object.values(losses).flat()) stage.complain(`after kill ${run}: ${sentence}`)
      }
      const lanes = await lanesOn(page)
      const taps = tapEach(
        page,
        Array.from({ length: tapsPerRun }, () => dice.pick(lanes)),
        dice.between(0, 60),
      ).catch(() => 0)
      const before = kept(ledger)
      if (!(await until(() => kept(ledger) > before, patienceMs, 2))) stage.complain(`run ${run}: no change was kept`)
      await pause(dice.between(0, 300))
      await device.kill()
      await taps
      await device.restart()
    }
  },
}

const kept = ({ changes }: { changes: readonly { kept: boolean }[] }): number => changes.filter((change) => change.kept).length

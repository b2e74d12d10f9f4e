import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { lanesOn, tapEach } from '../device.ts'
import { list, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import { patienceMs, until } from '../wait.ts'

const takeoverMs = 35_000

/** Several tabs of one device press different buttons at the same time. */
function manyTabs(tabs: number, runs: FaultRow['runs']): FaultRow {
  return {
    name: `${tabs}-tabs`,
    fault: `${tabs} tabs write at once`,
    runs,
    async play(stage, times) {
      const device = await stage.addDevice()
      const pages: Page[] = []
      for (let tab = 0; tab < tabs; tab += 1) pages.push(await device.open(list))
      const lanes = await lanesOn(pages[0] ?? (await device.open(list)))
      for (const page of pages) await lanesOn(page)
      for (let run = 0; run < times; run += 1) {
        const pace = stage.dice.between(0, 30)
        const shares = pages.map((_, tab) => lanes.filter((_, index) => index % tabs === tab))
        await Promise.all(pages.map((page, tab) => tapEach(page, [...(shares[tab] ?? []), ...(shares[tab] ?? [])], pace)))
        await pause(stage.dice.between(0, 400))
      }
      for (const page of pages) await page.close()
    },
  }
}

const frozenTab: FaultRow = {
  name: 'frozen-tab',
  fault: 'A tab is frozen while it sends and holds the lock; another one writes and delivers within 35 s',
  runs: { full: 2, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice({ oneVisible: true })
    for (let run = 0; run < runs; run += 1) {
      const beside = await device.openBeside()
      const first = await device.open(list)
      const [one = '', other = ''] = someOf(stage, await lanesOn(first), 2)
      stage.proxy.setFault({ kind: 'hang' })
      await tapEach(first, [one])
      const devtools = await device.devtools(first)
      const sends = () =>
        beside.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('sync-flush')) === true)
      // What is only on its way to the database would stay in the frozen tab.
      await until(async () => stage.ledger.changes.every(({ kept }) => kept) && (await sends()), patienceMs, 50)
      // Chromium freezes no page in the middle of a transaction: what follows from the tap is read by then.
      await pause(600)
      // A tab in front is never frozen.
      await beside.bringToFront()
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
      if (!(await sends())) stage.complain('the frozen tab held no lock: nothing was tried')
      stage.proxy.setFault({ kind: 'pass' })
      const second = await device.open(list)
      await lanesOn(second)
      await tapEach(second, [other])
      if (!(await onServer(stage, [one, other], takeoverMs))) stage.complain('another tab did not deliver within 35 s while one was frozen')
      await devtools.send('Page.setWebLifecycleState', { state: 'active' })
      await pause(500)
      for (const page of [first, beside, second]) await page.close()
    }
  },
}

const crashedTab: FaultRow = {
  name: 'crashed-tab',
  fault: 'A tab crashes while it sends; another one goes on',
  runs: { full: 10, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    const second = await device.open(list)
    const lanes = await lanesOn(second)
    stage.proxy.setFault({ kind: 'delay', ms: 400 })
    for (let run = 0; run < runs; run += 1) {
      const first = await device.open(list)
      await lanesOn(first)
      const keys = someOf(stage, lanes, 6)
      await tapEach(first, keys.slice(0, 3))
      await pause(stage.dice.between(100, 700))
      const devtools = await device.devtools(first)
      devtools.send('Page.crash').catch(() => undefined)
      await tapEach(second, keys.slice(3))
      if (!(await onServer(stage, keys.slice(3), 20_000))) stage.complain('the other tab did not deliver within 20 s of a crash')
      await first.close()
    }
    await second.close()
  },
}

export const tabRows = [manyTabs(2, { full: 10, short: 0 }), manyTabs(5, { full: 10, short: 1 }), frozenTab, crashedTab]

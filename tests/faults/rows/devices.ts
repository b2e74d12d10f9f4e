import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { popularMovies } from '#support/visitors.ts'
import { clearHistory, lanesOn, tapEach } from '../device.ts'
import { list, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'

/** Two devices of one member, each away from the network in its turn; they press different hearts. */
const twoDevices: FaultRow = {
  name: 'two-devices',
  fault: 'Two devices of one member, in turn without a network',
  runs: { full: 10, short: 2 },
  async play(stage, runs) {
    const devices = [await stage.addDevice(), await stage.addDevice({ network: await stage.newNetwork() })]
    const pages: Page[] = []
    for (const device of devices) pages.push(await device.open(list))
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { network }] of devices.entries()) network.setFault(run % 2 === index ? { kind: 'refuse' } : { kind: 'pass' })
      for (const [index, page] of pages.entries()) {
        const lanes = await lanesOn(page)
        await tapEach(
          page,
          someOf(
            stage,
            lanes.filter((_, place) => place % 2 === index),
            4,
          ),
        )
      }
      await pause(stage.dice.between(0, 800))
    }
    for (const page of pages) await page.close()
  },
}

const watched = (id: number): string => `watch_history movie:${id}`

/** One device clears the history while the other one, away from the network, has noted something older. */
const clearedHistory: FaultRow = {
  name: 'cleared-history',
  fault: 'The history is cleared on one device while another one, offline, holds older entries',
  runs: { full: 4, short: 0 },
  async play(stage, runs) {
    const home = await stage.addDevice()
    const away = await stage.addDevice({ network: await stage.newNetwork() })
    for (let run = 0; run < runs; run += 1) {
      // What is to come cannot be noted as watched.
      const [here, there] = (await popularMovies(stage.serverUrl, run + 1)).map(({ id }) => id)
      if (here === undefined || there === undefined)
        throw new Error(`Page ${run + 1} of the popular movies has fewer than two that are out.`)
      const pageThere = await away.open(`/movie/${there}`)
      await lanesOn(pageThere)
      away.network.setFault({ kind: 'refuse' })
      const taps = await tapEach(pageThere, [watched(there)])
      const pageHere = await home.open(`/movie/${here}`)
      await lanesOn(pageHere)
      if (taps + (await tapEach(pageHere, [watched(here)])) < 2) stage.complain('a movie could not be noted as watched')
      if (!(await onServer(stage, [watched(here)], 15_000))) stage.complain('what was watched did not reach the server within 15 s')
      await pageHere.goto(`${home.network.url}/watch-history`)
      // Before the history is read there is nothing to clear.
      await pageHere.locator('main a[data-card]').first().waitFor()
      if ((await clearHistory(pageHere)) !== 'kept') stage.complain('the history could not be cleared')
      away.network.setFault({ kind: 'pass' })
      if (!(await onServer(stage, [watched(here), watched(there)], 20_000))) stage.complain('an older entry came back after the clear')
      await pageHere.close()
      await pageThere.close()
    }
  },
}

/** How far the device's clock is off, ms. */
const jumps = [5 * 60, -5 * 60, 25 * 3600, -25 * 3600, -56 * 365 * 86_400, 15 * 365 * 86_400].map((seconds) => seconds * 1000)

const clock: FaultRow = {
  name: 'clock',
  fault: 'The clock of an open page jumps by minutes, by a day, to 1970 and beyond 2038',
  runs: { full: 2, short: 0 },
  each: jumps.length,
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      for (const jump of jumps) {
        const page = await device.open(list)
        const keys = someOf(stage, await lanesOn(page), 3)
        await page.evaluate((ms) => {
          const now = Date.now.bind(Date)
          Date.now = () => now() + ms
        }, jump)
        await tapEach(page, keys)
        if (!(await onServer(stage, keys, 20_000))) stage.complain(`a clock ${jump} ms off: a change did not reach the server within 20 s`)
        await page.close()
      }
    }
  },
}

export const deviceRows = [twoDevices, clearedHistory, clock]

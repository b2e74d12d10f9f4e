import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '#support/fault-wires.ts'
import { lanesOn, tapEach } from '../device.ts'
import { list, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import type { Stage } from '../stage.ts'

const tapsPerRun = 4
const html = '<!doctype html><title>Welcome to the hotel</title><p>Please accept the terms.'
const portal = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${html.length}\r\nconnection: close\r\n\r\n${html}`

/** The ways a connection goes wrong: how each run's fault is chosen, and how long it lasts in ms. */
const ways: Record<string, { fault: string; forMs: number; runs: FaultRow['runs']; choose: (stage: Stage) => Fault }> = {
  cut: {
    fault: 'Answers are cut off after 0 to 400 bytes',
    forMs: 900,
    runs: { full: 20, short: 0 },
    choose: ({ dice }) => ({ kind: 'cut', afterBytes: dice.between(0, 400) }),
  },
  reset: {
    fault: 'Connections are reset in the middle of an answer',
    forMs: 900,
    runs: { full: 20, short: 0 },
    choose: ({ dice }) => ({ kind: 'reset', afterBytes: dice.between(0, 400) }),
  },
  'half-open': {
    fault: 'Connections go silent in the middle of an answer and stay open',
    forMs: 2500,
    runs: { full: 8, short: 0 },
    choose: ({ dice }) => ({ kind: 'stall', afterBytes: dice.between(0, 400) }),
  },
  silent: {
    fault: 'The server accepts and never answers',
    forMs: 2500,
    runs: { full: 8, short: 0 },
    choose: () => ({ kind: 'hang' }),
  },
  delay: { fault: 'Every round trip takes 400 ms', forMs: 1500, runs: { full: 10, short: 0 }, choose: () => ({ kind: 'delay', ms: 400 }) },
  slow: {
    fault: '1 to 20 kB a second',
    forMs: 2500,
    runs: { full: 8, short: 0 },
    choose: ({ dice }) => ({ kind: 'slow', bytesPerSecond: dice.between(1000, 20_000) }),
  },
  duplicate: {
    fault: 'Every push reaches the server three times: twice at once, once late',
    forMs: 900,
    runs: { full: 20, short: 0 },
    choose: ({ dice }) => ({ kind: 'duplicate', path: '/api/sync/push', laterMs: dice.between(500, 3000) }),
  },
  portal: {
    fault: 'A captive portal answers everything with its own page',
    forMs: 900,
    runs: { full: 10, short: 0 },
    choose: () => ({ kind: 'answer', path: '/', bytes: portal }),
  },
}

const wayRows = Object.entries(ways).map(([name, { fault, forMs, runs, choose }]): FaultRow => ({
  name,
  fault,
  runs,
  async play(stage, times) {
    const device = await stage.addDevice()
    const page = await device.open(list)
    const lanes = await lanesOn(page)
    for (let run = 0; run < times; run += 1) {
      const first = tapEach(page, someOf(stage, lanes, tapsPerRun), 30)
      stage.proxy.setFault(choose(stage))
      await first
      await pause(forMs)
      stage.proxy.setFault({ kind: 'pass' })
      await tapEach(page, someOf(stage, lanes, 1))
      await pause(stage.dice.between(0, 400))
    }
    await page.close()
  },
}))

const flapping: FaultRow = {
  name: 'flapping',
  fault: 'The network comes and goes every two seconds',
  runs: { full: 10, short: 0 },
  async play(stage, times) {
    const device = await stage.addDevice()
    const page = await device.open(list)
    const lanes = await lanesOn(page)
    for (let run = 0; run < times; run += 1) {
      stage.proxy.setFault(run % 2 === 0 ? { kind: 'refuse' } : { kind: 'pass' })
      const start = performance.now()
      await tapEach(page, someOf(stage, lanes, tapsPerRun), 200)
      await pause(Math.max(0, 2000 - (performance.now() - start)))
    }
    await page.close()
  },
}

export const networkRows = [...wayRows, flapping]

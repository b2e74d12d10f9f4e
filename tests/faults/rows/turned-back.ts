import type { Page } from 'playwright'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { auditDevice } from '../audit.ts'
import { dump, lanesOn, tapEach } from '../device.ts'
import { allKept, list, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import { patienceMs, until } from '../wait.ts'

type State = Record<string, string>
interface Scope {
  states: State[]
}

/** Runs in the page before the app: every state local storage goes through is one that a killed browser may come back with. */
function watchStates(): void {
  const scope = Object.assign(globalThis as unknown as Scope, { states: [] })
  for (const verb of ['setItem', 'removeItem'] as const) {
    const change = Storage.prototype[verb] as (...given: string[]) => void
    Storage.prototype[verb] = function changeAndWatch(this: Storage, ...given: string[]) {
      change.apply(this, given)
      scope.states.push({ ...this })
    }
  }
}

const statesOf = (page: Page): Promise<State[]> => page.evaluate(() => (globalThis as unknown as Scope).states)

/** Runs in a page beside the app. */
function turnBack(state: State): void {
  localStorage.clear()
  for (const [key, value] of Object.entries(state)) localStorage.setItem(key, value)
}

const isNote = (key: string): boolean => key.startsWith(storagePrefixes.decided)

const hasNotes = async (page: Page): Promise<boolean> => (await page.evaluate(() => Object.keys(localStorage))).some(isNote)

export const turnedBack: FaultRow = {
  name: 'turned-back',
  fault: 'Local storage comes back as it was a moment before some of the last changes, as after a kill',
  runs: { full: 20, short: 3 },
  async play(stage, runs) {
    const device = await stage.addDevice({
      prepare: async (page) => {
        await page.addInitScript(watchStates)
      },
    })
    for (let run = 0; run < runs; run += 1) {
      const page = await device.open(list)
      const lanes = someOf(stage, await lanesOn(page), 3)
      await tapEach(page, [...lanes, ...lanes, ...lanes])
      if (!(await allKept(stage))) stage.complain(`run ${run}: a change was not kept within 20 s`)
      const states = await statesOf(page)
      const withNotes = states.filter((state) => Object.keys(state).some(isNote))
      await page.close()
      const beside = await device.openBeside()
      await beside.evaluate(turnBack, stage.dice.pick(withNotes))
      await beside.close()
      const again = await device.open(list)
      if (!(await until(async () => !(await hasNotes(again)), patienceMs, 50))) stage.complain(`run ${run}: a journal entry stayed`)
      const held = await dump(device)
      const { lost } = held === null ? { lost: ['the database is gone'] } : auditDevice(stage.ledger, held, [device.member.id])
      for (const sentence of lost) stage.complain(`run ${run}: ${sentence}`)
      await again.close()
    }
  },
}

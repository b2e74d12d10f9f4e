/* oxlint-disable unicorn/consistent-function-scoping -- each disorder travels into the page alone, with all it needs inside */
import { lanesOn, networkIsBack, tapEach } from '../device.ts'
import { list, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'

/** What may have become of local storage; each runs in the page before the app, the token is left to the sign-in. */
const disorders: Record<string, () => void> = {
  full: () => {
    localStorage.removeItem('junk')
    let piece = 'x'.repeat(1_000_000)
    let text = ''
    while (piece.length >= 1) {
      try {
        localStorage.setItem('junk', text + piece)
        text += piece
      } catch {
        piece = piece.slice(0, piece.length >> 1)
      }
    }
  },
  garbage: () => {
    localStorage.removeItem('junk')
    const known = ['user', 'language', 'theme', 'accent', 'region', 'anonymous_user_id', 'decisions', 'wish', 'early', 'favorites']
    const found = Object.keys(localStorage).filter((key) => key !== 'token')
    for (const key of [...known, ...found]) localStorage.setItem(key, '{"\u0000[')
  },
  missing: () => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key)
  },
  refusing: () => {
    const { getItem } = Storage.prototype
    const token = getItem.call(localStorage, 'token')
    const refuse = (): never => {
      throw new DOMException('no more', 'QuotaExceededError')
    }
    Object.assign(Storage.prototype, {
      setItem: refuse,
      removeItem: refuse,
      getItem: (key: string) => (key === 'token' ? token : refuse()),
    })
  },
}

export const localStorageTrouble: FaultRow = {
  name: 'local-storage',
  fault: `Local storage is ${Object.keys(disorders).join(', ')}`,
  runs: { full: 2, short: 1 },
  each: Object.keys(disorders).length,
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      for (const [name, disturb] of Object.entries(disorders)) {
        const page = await device.openBeside()
        await page.addInitScript(disturb)
        await page.goto(device.network.url + list)
        const keys = someOf(stage, await lanesOn(page), 4)
        await tapEach(page, keys)
        await networkIsBack(page)
        if (!(await onServer(stage, keys, 15_000))) stage.complain(`local storage ${name}: a change did not reach the server within 15 s`)
        await page.close()
      }
    }
  },
}

import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { renewLog } from '#db/renew-log.ts'

// What it does to the log of a real browser: the row `log-cut-off` of the faults.
test('nothing is left of what it makes, however many tabs do it at once', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await Promise.all([renewLog(), renewLog(), renewLog()])
  expect(await indexedDB.databases()).toEqual([])
})

test.each([
  ['has no databases', undefined],
  [
    'refuses them',
    {
      open: () => {
        throw new DOMException('not here', 'SecurityError')
      },
    },
  ],
])('where the browser %s, nothing happens', async (_, factory) => {
  vi.stubGlobal('indexedDB', factory)
  await expect(renewLog()).resolves.toBeUndefined()
})

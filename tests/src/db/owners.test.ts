import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { dexieStore } from '#db/dexie-store.ts'
import { forgetOwner } from '#db/owners.ts'
import { synced } from '#db/schema.ts'
import { owner, pullAnswer, serverChange, testDevice } from '#support/sync-device.ts'
import { syncOnce } from '#sync/sync-once.ts'

test('an owner is forgotten with everything, even what the device remembers as deleted', async () => {
  const database = await openDatabase(() => undefined, 'forgotten')
  const device = testDevice(dexieStore(database))
  device.onPull = () => pullAnswer({ changes: [serverChange(1, 1), serverChange(2, 2, { deleted: true, value: null })], seq: 2 })
  await syncOnce(device.ports, owner, { budgetMs: 60_000, resetBackOff: true, exclusive: false })
  await device.put('movie:3')
  expect(await database.device.count()).toBe(2)
  await forgetOwner(database, owner)
  const left = await Promise.all(synced.map(async (table) => [table, await database.table(table).count()]))
  expect(left.filter(([, count]) => count !== 0)).toEqual([['device', 1]])
  database.close()
})

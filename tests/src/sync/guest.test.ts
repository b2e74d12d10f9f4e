import { expect, test } from 'vitest'
import { owner, pullAnswer, pushAnswer, testDevice } from '#support/sync-device.ts'
import { joinAtNextPull, mergeGuest, undoMerge } from '#sync/guest-merge.ts'
import type { MergedRow } from '#sync/guest-merge-record.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { writeLocally } from '#sync/write.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const guest = 'anonymous-1'
const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

function guestDevice(clientByte = 7) {
  const device = testDevice(memoryStore(), clientByte)
  const { store } = device.ports
  return Object.assign(device, {
    watch: (id: number, watched_at: number) =>
      store.transact((tx) =>
        writeLocally(tx, device.ports, {
          owner: guest,
          entity: 'watch_history',
          key: `movie:${id}`,
          op: 'put',
          value: { watched_at },
          queued: false,
        }),
      ),
    keep: (key: string, value: unknown) =>
      store.transact((tx) => writeLocally(tx, device.ports, { owner: guest, entity: 'favorites', key, op: 'put', value, queued: false })),
    history: () => store.read((tx) => tx.allRows('watch_history', guest)),
    merge: () => store.transact((tx) => mergeGuest(tx, device.ports, guest, owner)),
    merged: () => store.read(async (tx) => (await tx.account(owner))?.lastMerge?.rows ?? []),
    undo: (merged: readonly MergedRow[]) => store.transact((tx) => undoMerge(tx, device.ports, owner, merged)),
  })
}

test('a guest keeps fifty of what was watched; the one watched longest ago gives way in the same transaction', async () => {
  const device = guestDevice()
  for (let id = 1; id <= 50; id++) await device.watch(id, 1000 - id)
  await device.watch(51, 5000)
  const keys = (await device.history()).map(({ key }) => key)
  expect(keys).toHaveLength(50)
  expect(keys).not.toContain('movie:50')
  expect(keys).toContain('movie:51')
})

test('of two watched at the same moment the key decides which a guest keeps', async () => {
  const device = guestDevice()
  for (let id = 11; id <= 61; id++) await device.watch(id, 1000)
  const keys = (await device.history()).map(({ key }) => key)
  expect(keys).not.toContain('movie:61')
})

test('a member keeps all of it', async () => {
  const device = guestDevice()
  for (let id = 1; id <= 60; id++) await device.decide('watch_history', `movie:${id}`, 'put', { watched_at: id })
  expect(await device.ports.store.read((tx) => tx.allRows('watch_history', owner))).toHaveLength(60)
})

test('the same guest row merged into the same account is sent under the same id, into another under another', async () => {
  const device = guestDevice()
  await device.keep('movie:1', 'x')
  const [row] = await device.ports.store.read((tx) => tx.allRows('favorites', guest))
  const idOf = async (into: string) => {
    const copy = guestDevice(99)
    await copy.ports.store.transact(async (tx) => {
      await tx.putRows('favorites', row ? [row] : [])
      await mergeGuest(tx, copy.ports, guest, into)
    })
    return copy.ports.store.read(async (tx) => (await tx.mutations(into)).map(({ mutationId }) => mutationId))
  }
  expect(await idOf(owner)).toEqual(await idOf(owner))
  expect(await idOf(owner)).not.toEqual(await idOf('user-2'))
})

test('undone, exactly what was merged leaves the account again', async () => {
  const device = guestDevice()
  await device.put('movie:1', 'mine')
  await device.keep('movie:2', 'from the guest')
  const merged = await device.merge()
  await syncOnce(device.ports, owner, now)
  expect((await device.undo(merged)).map(({ key }) => key)).toEqual(['movie:2'])
  expect(await device.row('movie:1')).toMatchObject({ value: 'mine', deleted: false })
  expect(await device.row('movie:2')).toMatchObject({ deleted: true })
  expect((await device.queue()).map(({ key, op }) => [key, op])).toEqual([['movie:2', 'delete']])
})

test('undone, what the account held before comes back as a decision of now', async () => {
  const device = guestDevice()
  await device.put('movie:1', 'older')
  await syncOnce(device.ports, owner, now)
  await device.keep('movie:1', 'newer')
  const merged = await device.merge()
  expect(merged).toMatchObject([{ key: 'movie:1', value: 'newer', before: 'older' }])
  await device.undo(merged)
  const row = await device.row('movie:1')
  expect(row).toMatchObject({ value: 'older', deleted: false })
  expect((row?.stamp ?? '') > (merged[0]?.stamp ?? '')).toBe(true)
})

test('undone, what was decided since the merge stays', async () => {
  const device = guestDevice()
  await device.keep('movie:1', 'from the guest')
  const merged = await device.merge()
  await device.put('movie:1', 'decided since')
  expect(await device.undo(merged)).toEqual([])
  expect(await device.row('movie:1')).toMatchObject({ value: 'decided since' })
})

test('a merge can be undone even if the clock was set right in between', async () => {
  const device = guestDevice()
  const serverTime = device.clock.now
  device.onPull = () => pullAnswer({ serverTime })
  await device.keep('movie:1', 'from the guest')
  await device.ports.store.transact((tx) => joinAtNextPull(tx, guest, owner))
  device.onPush = ({ items }) => {
    device.clock.now += 7_200_000
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'clock-future' })),
      1,
      { serverTime },
    )
  }
  await syncOnce(device.ports, owner, now)
  const merged = await device.merged()
  expect((await device.row('movie:1'))?.stamp).toBe(merged[0]?.stamp)
  expect(await device.undo(merged)).toHaveLength(1)
  expect(await device.row('movie:1')).toMatchObject({ deleted: true })
})

test('the order in which the server gives the fields back does not keep a merge from being undone', async () => {
  const device = guestDevice()
  await device.keep('movie:1', { a: 1, b: 2 })
  const merged = await device.merge()
  const row = await device.row('movie:1')
  await device.ports.store.transact((tx) => tx.putRows('favorites', row ? [{ ...row, value: { b: 2, a: 1 } }] : []))
  expect(await device.undo(merged)).toHaveLength(1)
})

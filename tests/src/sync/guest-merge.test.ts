import { expect, test } from 'vitest'
import { owner, pushAnswer, testDevice } from '#support/sync-device.ts'
import { discardPending } from '#sync/rejections.ts'
import { joinAtNextPull, mergeGuest } from '#sync/guest-merge.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { writeLocally } from '#sync/write.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const guest = 'anonymous-1'

async function deviceWithGuest() {
  const device = testDevice(memoryStore())
  const { store } = device.ports
  const keep = (entity: 'favorites' | 'preferences', key: string, value: unknown) =>
    store.transact((tx) => writeLocally(tx, device.ports, { owner: guest, entity, key, op: 'put', value, queued: false }))
  await keep('favorites', 'movie:1', 'guest 1')
  await keep('preferences', 'accentColor', '#9b87f5')
  return Object.assign(device, { merge: () => store.transact((tx) => mergeGuest(tx, device.ports, guest, owner)) })
}

test('what a guest saved joins the account with its own stamp, and is queued', async () => {
  const device = await deviceWithGuest()
  expect((await device.merge()).map(({ key, before }) => [key, before])).toEqual([
    ['movie:1', null],
    ['accentColor', null],
  ])
  expect(await device.row('movie:1')).toMatchObject({ value: 'guest 1', shadow: null })
  expect((await device.queue()).map(({ key }) => key)).toEqual(['movie:1', 'accentColor'])
  expect(await device.ports.store.read((tx) => tx.allRows('favorites', guest))).toEqual([])
})

test('merging again changes nothing', async () => {
  const device = await deviceWithGuest()
  await device.merge()
  const queue = await device.queue()
  expect(await device.merge()).toEqual([])
  expect(await device.queue()).toEqual(queue)
})

test('a newer word of the account stays', async () => {
  const device = await deviceWithGuest()
  await device.put('movie:1', 'account 1')
  expect((await device.merge()).map(({ key }) => key)).toEqual(['accentColor'])
  expect(await device.row('movie:1')).toMatchObject({ value: 'account 1' })
})

test('a preference of a guest only fills what the account never decided', async () => {
  const device = await deviceWithGuest()
  await device.merge()
  const preference = (await device.queue()).find(({ entity }) => entity === 'preferences')
  expect(preference?.stamp).toMatch(/^0/)
})

test('the settings of two guests never share a stamp: the server could not tell them apart', async () => {
  const device = await deviceWithGuest()
  const stampOfSetting = async () => (await device.row('accentColor', 'preferences'))?.stamp
  await device.merge()
  const first = await stampOfSetting()
  const setting = { owner: 'anonymous-2', entity: 'preferences', key: 'accentColor', op: 'put', value: '#f59b87', queued: false } as const
  await device.ports.store.transact(async (tx) => {
    await discardPending(tx, device.ports, owner)
    await writeLocally(tx, device.ports, setting)
    await mergeGuest(tx, device.ports, setting.owner, owner)
  })
  expect(await device.row('accentColor', 'preferences')).toMatchObject({ value: '#f59b87' })
  expect(await stampOfSetting()).not.toBe(first)
})

test('a title the account removed long ago does not come back through an older save of a guest', async () => {
  const device = await deviceWithGuest()
  await device.merge()
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'superseded' })))
  await syncOnce(device.ports, owner, { budgetMs: 60_000, resetBackOff: true, exclusive: false })
  expect(await device.row('movie:1')).toBeUndefined()
})

test('what the server holds otherwise than it was seen is read before the merge is sent again, three times at most', async () => {
  const device = await deviceWithGuest()
  await device.ports.store.transact((tx) => joinAtNextPull(tx, guest, owner))
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, replaces }) => ({
        mutationId,
        ...(replaces === undefined ? { result: 'applied' } : { result: 'rejected', code: 'not-as-seen' }),
      })),
    )
  // One run makes four rounds.
  for (let run = 0; run < 2; run++) await syncOnce(device.ports, owner, { budgetMs: 60_000, resetBackOff: true, exclusive: false })
  expect(device.sent.map(({ items }) => items.map(({ replaces }) => replaces))).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [undefined, undefined],
  ])
  expect(device.pulled).toHaveLength(5)
  expect(await device.queue()).toEqual([])
})

import { expect, test } from 'vitest'
import { reshaping } from '#support/sync.ts'
import { owner, testDevice } from '#support/sync-device.ts'
import { payloadVersions, type PayloadVersions } from '#sync/outbox.ts'
import { upcast } from '#sync/payload-versions.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

/** A product two versions on: a favorite's text became an object, which then learnt to count; what was said of it went apart. */
const today = payloadVersions.current
const later: PayloadVersions = {
  current: today + 2,
  upcasters: {
    favorites: { [today]: reshaping((title) => ({ title })), [today + 1]: reshaping((value) => ({ ...(value as object), count: 0 })) },
    watchlist: { [today]: ({ key, value }) => (['favorites', 'watchlist'] as const).map((entity) => ({ entity, key, value })) },
  },
}
const favorite = (value: unknown) => ({ entity: 'favorites', key: 'movie:1', value }) as const

test('a value goes through every step to the current version, and no step it has behind it', () => {
  const current = [favorite({ title: 'x', count: 0 })]
  expect(upcast(favorite('x'), today, { versions: later })).toEqual(current)
  expect(upcast(favorite({ title: 'x' }), today + 1, { versions: later })).toEqual(current)
  expect(upcast(favorite('x'), today + 2, { versions: later })).toEqual([favorite('x')])
})

test('an entity whose shape never changed, and a deletion, stay as they are', () => {
  const preference = { entity: 'preferences', key: 'accentColor', value: '#9b87f5' } as const
  expect(upcast(preference, today, { versions: later })).toEqual([preference])
  expect(upcast(favorite(null), today, { versions: later })).toEqual([favorite(null)])
})

test('what is of the current version stays what it is', () => {
  expect(upcast(favorite('x'), payloadVersions.current)).toEqual([favorite('x')])
})

test('an older change that waits is sent in the new shape, under a new id and its old stamp', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'x')
  const [before] = await device.queue()
  await syncOnce({ ...device.ports, versions: later }, owner, now)
  const [sent] = device.sent.flatMap(({ items }) => items)
  expect(sent).toMatchObject({ value: { title: 'x', count: 0 }, v: later.current, stamp: before?.stamp })
  expect(sent?.mutationId).not.toBe(before?.mutationId)
  expect(await device.queue()).toEqual([])
})

test('an answer to the old shape, come late, does not stand for the new one, which is sent as well', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'x')
  const plain = device.onPush
  device.onPush = async (request) => {
    device.onPush = () => ({ kind: 'unreachable' })
    // The lease of the old bundle is over, and a newer one sends the same change in its own shape.
    device.clock.now += 60_000
    await syncOnce({ ...device.ports, versions: later }, owner, now)
    device.onPush = () => ({ kind: 'unreachable' })
    return plain(request)
  }
  await syncOnce(device.ports, owner, now)
  expect(await device.queue()).toMatchObject([{ payload: { title: 'x', count: 0 }, payloadVersion: later.current }])
})

test('an older change that has become several is sent as those, each once', async () => {
  const device = testDevice(memoryStore())
  await device.decide('watchlist', 'movie:1', 'put', 'x')
  const [before] = await device.queue()
  await syncOnce({ ...device.ports, versions: later }, owner, now)
  const sent = device.sent.flatMap(({ items }) => items)
  expect(sent.map(({ entity, stamp }) => [entity, stamp])).toEqual([
    ['favorites', before?.stamp],
    ['watchlist', before?.stamp],
  ])
  expect(new Set([before?.mutationId, ...sent.map(({ mutationId }) => mutationId)]).size).toBe(3)
  expect(await device.queue()).toEqual([])
})

test('a change of a newer version is left alone, and the person is asked to reload', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'x')
  await device.ports.store.transact(async (tx) =>
    tx.putMutations((await tx.mutations(owner)).map((mutation) => ({ ...mutation, payloadVersion: payloadVersions.current + 1 }))),
  )
  const before = await device.queue()
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'reload', paused: 'reload', pending: 1 })
  expect(device.sent).toEqual([])
  expect(await device.queue()).toEqual(before)
})

test('a pause that asked an old version to reload does not bind the new one', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'x')
  device.onPush = () => ({ kind: 'refused', code: 'upgrade-required', message: '', retryAfterMs: null })
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'reload' })
  await syncOnce(device.ports, owner, now)
  expect(device.sent).toHaveLength(1)
  device.onPush = testDevice(memoryStore()).onPush
  expect(await syncOnce({ ...device.ports, versions: later }, owner, now)).toMatchObject({ stop: null, paused: null, pending: 0 })
})

test('a version older than the data neither sends nor applies anything, and says that it must be reloaded', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'x')
  await device.ports.store.transact(async (tx) => {
    const known = await tx.device()
    if (known) await tx.putDevice({ ...known, minWriterVersion: 99 })
  })
  const before = await device.queue()
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'reload', paused: 'reload', pending: 1 })
  expect(device.sent).toEqual([])
  expect(device.pulled).toEqual([])
  expect(await device.queue()).toEqual(before)
})

test('data upgraded while a request is on its way: its answer is not applied', async () => {
  const device = testDevice(memoryStore())
  await device.put('movie:1', 'x')
  const plain = device.onPush
  device.onPush = async (request) => {
    await device.ports.store.transact(async (tx) => {
      const known = await tx.device()
      if (known) await tx.putDevice({ ...known, minWriterVersion: 99 })
    })
    return plain(request)
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'reload', pending: 1 })
  expect(await device.row('movie:1')).toMatchObject({ ackSeq: 0, shadow: null })
})

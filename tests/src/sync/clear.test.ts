import { expect, test } from 'vitest'
import { type Change, clearKey, type MutationResult } from '#contract/sync.ts'
import { owner, pullAnswer, pushAnswer, testDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { mergeGuest } from '#sync/guest-merge.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { comparedRows, visibleRows } from '#sync/merge.ts'
import { writeLocally } from '#sync/write.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const offline = () => ({ kind: 'unreachable' }) as const
const base = 1_900_000_000_000

const watched = (key: string, seq: number, more: Partial<Change> = {}): Change => ({
  entity: 'watch_history',
  key,
  value: { watched_at: base - 1000 + seq },
  deleted: false,
  stamp: stampAt(base - 1000 + seq, 0, 'bbbbbbbbbbbb'),
  seq,
  ...more,
})

/** A device whose history holds two movies of the server. */
async function deviceWithHistory() {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [watched('movie:1', 1), watched('movie:2', 2)], cursor: 'at-2', seq: 2 })
  await syncOnce(device.ports, owner, now)
  device.onPull = (cursor) => pullAnswer({ cursor: cursor ?? 'at-2', seq: 2 })
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      3,
    )
  const stored = () => device.ports.store.read((tx) => tx.allRows('watch_history', owner))
  return Object.assign(device, {
    watch: (key: string, watchedAt = device.clock.now) => device.decide('watch_history', key, 'put', { watched_at: watchedAt }),
    clear: () => device.decide('watch_history', clearKey, 'put', { cleared_at: device.clock.now }),
    stored: async () => (await stored()).map(({ key }) => key).toSorted(),
    seen: async () => visibleRows('watch_history', await stored()).map(({ key }) => key),
  })
}

test('a clear hides everything watched before, and nothing watched after', async () => {
  const device = await deviceWithHistory()
  await device.clear()
  expect(await device.seen()).toEqual([])
  await device.watch('movie:3')
  expect(await device.seen()).toEqual(['movie:3'])
})

test('a clear is above everything it has to hide, however wrong the clocks are', async () => {
  const device = await deviceWithHistory()
  const far = watched('movie:4', 3, { stamp: stampAt(base + 50_000_000) })
  await device.ports.store.transact((tx) => tx.putRows('watch_history', [{ ...far, owner, ackSeq: 3 }]))
  await device.clear()
  expect(await device.seen()).toEqual([])
})

test('what is watched after a clear is above it, even if the clear came from a clock ahead', async () => {
  const device = await deviceWithHistory()
  const clear = { owner, key: clearKey, value: { cleared_at: 1 }, deleted: false, stamp: stampAt(base + 30_000), ackSeq: 3 }
  await device.ports.store.transact((tx) => tx.putRows('watch_history', [clear]))
  await device.watch('movie:1')
  expect(await device.seen()).toEqual(['movie:1'])
})

test('once the server has confirmed a clear, what it hides is removed for good', async () => {
  const device = await deviceWithHistory()
  await device.clear()
  expect(await device.stored()).toHaveLength(3)
  await syncOnce(device.ports, owner, now)
  expect(await device.stored()).toEqual([clearKey])
})

test('a clear of another device removes what it hides here', async () => {
  const device = await deviceWithHistory()
  device.onPull = () => pullAnswer({ changes: [watched(clearKey, 3)], cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, owner, now)
  expect(await device.seen()).toEqual([])
  expect(await device.stored()).toEqual([clearKey])
})

test('a change that waits below a clear stays until it is answered, and then goes', async () => {
  const device = await deviceWithHistory()
  device.onPush = offline
  await device.watch('movie:1')
  device.onPull = () => pullAnswer({ changes: [watched(clearKey, 3, { stamp: stampAt(base + 1000) })], cursor: 'at-3', seq: 3 })
  device.clock.now += 2000
  device.onPush = ({ items }) => {
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'superseded' })),
      4,
    )
  }
  await syncOnce(device.ports, owner, now)
  await syncOnce(device.ports, owner, now)
  expect(await device.queue()).toEqual([])
  expect(await device.stored()).toEqual([clearKey])
})

test('a refused clear brings everything back and is kept as refused', async () => {
  const device = await deviceWithHistory()
  await device.clear()
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'invalid-input', message: 'no' })),
      3,
    )
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ dead: 1, pending: 0 })
  expect(await device.seen()).toEqual(['movie:1', 'movie:2'])
})

test('a clear is followed, never taken back', async () => {
  const device = await deviceWithHistory()
  await expect(device.decide('watch_history', clearKey, 'delete', null)).rejects.toThrow('never taken back')
})

test('a server that lost something is not told again what its clear has cleared away', async () => {
  const device = await deviceWithHistory()
  device.sent.length = 0
  const clear = watched(clearKey, 3)
  device.onPull = (cursor) =>
    cursor === null
      ? pullAnswer({ changes: [clear], cursor: 'new', seq: 3, epoch: 'epoch-2' })
      : { kind: 'refused', code: 'epoch-changed', message: '', retryAfterMs: null }
  await syncOnce(device.ports, owner, now)
  expect(device.sent).toEqual([])
  expect(await device.stored()).toEqual([clearKey])
})

test("a guest's clear leaves nothing at all", async () => {
  const device = await deviceWithHistory()
  const change = { owner: 'anonymous-1', entity: 'watch_history', op: 'put', queued: false } as const
  const { store } = device.ports
  await store.transact((tx) => writeLocally(tx, device.ports, { ...change, key: 'movie:8', value: { watched_at: 1 } }))
  await store.transact((tx) => writeLocally(tx, device.ports, { ...change, key: clearKey, value: { cleared_at: 2 } }))
  expect(await store.read((tx) => tx.allRows('watch_history', 'anonymous-1'))).toEqual([])
})

test("what a guest watched before the account's clear is not merged", async () => {
  const device = await deviceWithHistory()
  const change = { owner: 'anonymous-1', entity: 'watch_history', op: 'put', queued: false } as const
  const { store } = device.ports
  await store.transact((tx) => writeLocally(tx, device.ports, { ...change, key: 'movie:8', value: { watched_at: 1 } }))
  await device.clear()
  await store.transact((tx) => writeLocally(tx, device.ports, { ...change, key: 'movie:9', value: { watched_at: 1 } }))
  const merged = await store.transact((tx) => mergeGuest(tx, device.ports, 'anonymous-1', owner))
  expect(merged.map(({ key }) => key)).toEqual(['movie:9'])
})

test('watching again never sets the moment back; only after a removal or a clear it begins anew', async () => {
  const device = await deviceWithHistory()
  const moment = async () => (await device.row('movie:5', 'watch_history'))?.value
  await device.watch('movie:5', 500)
  await device.watch('movie:5', 400)
  expect(await moment()).toEqual({ watched_at: 500 })
  await device.decide('watch_history', 'movie:5', 'delete', null)
  await device.watch('movie:5', 400)
  expect(await moment()).toEqual({ watched_at: 400 })
  await device.clear()
  await device.watch('movie:5', 300)
  expect(await moment()).toEqual({ watched_at: 300 })
})

test('what was watched after a clear stays above it, even if the clear turns out to have arrived with a later stamp', async () => {
  const device = await deviceWithHistory()
  const late = stampAt(device.clock.now + 50_000)
  const plain = device.onPush
  await device.clear()
  device.onPush = async ({ items }) => {
    device.onPush = plain
    await device.watch('movie:6')
    await device.watch('movie:7')
    return pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'duplicate', stamp: late })),
      3,
    )
  }
  await syncOnce(device.ports, owner, now)
  expect(await device.seen()).toEqual(['movie:6', 'movie:7'])
  const stamps = device.sent.at(-1)?.items.map(({ stamp }) => stamp) ?? []
  expect(stamps).toHaveLength(2)
  expect([late, ...stamps]).toEqual([late, ...stamps].toSorted())
})

test('a clear hides what has its very stamp too, as on the server, but never itself', () => {
  const stamp = stampAt(5)
  const rows = [clearKey, 'movie:1'].map((key) => ({ key, stamp, deleted: false }))
  expect(visibleRows('watch_history', rows)).toEqual([])
  expect(comparedRows('watch_history', rows).map(({ key }) => key)).toEqual([clearKey])
})

test('nothing is removed for good before the server has confirmed the clear, nor while a change of it waits', async () => {
  const device = await deviceWithHistory()
  await device.watch('movie:1')
  await device.watch('movie:3')
  await device.clear()
  const answer = (answers: Record<string, Partial<MutationResult>>) => {
    device.onPush = ({ items }) =>
      pushAnswer(
        items.map(({ mutationId, key }) => ({ mutationId, result: 'rejected', code: 'busy', ...answers[key] })),
        3,
      )
    return syncOnce(device.ports, owner, now)
  }
  await answer({ 'movie:3': { result: 'superseded' } })
  expect(await device.stored()).toEqual([clearKey, 'movie:1', 'movie:2'])
  await answer({ [clearKey]: { result: 'applied' } })
  expect(await device.stored()).toEqual([clearKey, 'movie:1'])
  await answer({ 'movie:1': { result: 'superseded' } })
  expect(await device.stored()).toEqual([clearKey])
})

import { expect, test } from 'vitest'
import { pullLimit } from '#contract/sync.ts'
import { owner, pullAnswer, pushAnswer, serverChange as change, testDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { applyPage } from '#sync/pull.ts'
import { summarize, syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const offline = () => ({ kind: 'unreachable' }) as const

/** A device that has movies 1 and 2 from the server, at number 2. */
async function syncedDevice() {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1, 1), change(2, 2)], cursor: 'at-2', seq: 2 })
  await syncOnce(device.ports, owner, now)
  return device
}

test('the first pull asks for everything, later ones ask by cursor', async () => {
  const device = await syncedDevice()
  device.onPull = () => pullAnswer({ changes: [change(3, 3)], cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, owner, now)
  expect(device.pulled).toEqual([null, 'at-2'])
  expect(await device.row('movie:3')).toMatchObject({ value: 'server 3', ackSeq: 3 })
})

test('pages are fetched until there are no more', async () => {
  const device = await syncedDevice()
  device.onPull = (cursor) =>
    cursor === 'at-2'
      ? pullAnswer({ changes: [change(3, 3)], cursor: 'at-3', seq: 4, hasMore: true })
      : pullAnswer({ changes: [change(4, 4)], cursor: 'at-4', seq: 4 })
  await syncOnce(device.ports, owner, now)
  expect(device.pulled).toEqual([null, 'at-2', 'at-3'])
  expect(await device.row('movie:4')).toBeDefined()
})

test('the next page travels while one is written', async () => {
  const order: string[] = []
  const store = memoryStore()
  const device = testDevice({
    ...store,
    async transact(work, durability) {
      const result = await store.transact(work, durability)
      order.push('written')
      return result
    },
  })
  device.onPull = (cursor) => {
    order.push(`asked from ${cursor}`)
    return cursor === null ? pullAnswer({ changes: [change(1, 1)], cursor: 'at-1', hasMore: true, seq: 2 }) : pullAnswer({ seq: 2 })
  }
  await syncOnce(device.ports, owner, now)
  expect(order.slice(order.indexOf('asked from null'))).toEqual(['asked from null', 'asked from at-1', 'written', 'written'])
})

test('an edit that waits stays on screen, and what the server holds is kept as its shadow', async () => {
  const device = await syncedDevice()
  device.onPush = offline
  await device.put('movie:1', 'mine')
  const older = change(1, 3)
  await device.ports.store.transact((tx) =>
    applyPage(tx, device.ports, owner, 'at-2', {
      changes: [older],
      cursor: 'at-3',
      hasMore: false,
      epoch: 'epoch-1',
      seq: 3,
      serverTime: 0,
    }),
  )
  expect(await device.row('movie:1')).toMatchObject({ value: 'mine', shadow: { value: 'server 1', ackSeq: 3 } })
})

test('a newer change of the server replaces even an edit that waits', async () => {
  const device = await syncedDevice()
  await device.put('movie:1', 'mine')
  const newer = change(1, 3, { value: 'newer', stamp: stampAt(device.clock.now + 5000) })
  await device.ports.store.transact((tx) =>
    applyPage(tx, device.ports, owner, 'at-2', {
      changes: [newer],
      cursor: 'at-3',
      hasMore: false,
      epoch: 'epoch-1',
      seq: 3,
      serverTime: 0,
    }),
  )
  expect(await device.row('movie:1')).toMatchObject({ value: 'newer' })
})

test('a page asked for with a cursor that has moved meanwhile is dropped', async () => {
  const device = await syncedDevice()
  const stale = { changes: [change(9, 2)], cursor: 'elsewhere', hasMore: false, epoch: 'epoch-1', seq: 2, serverTime: 0 }
  expect(await device.ports.store.transact((tx) => applyPage(tx, device.ports, owner, 'at-1', stale))).toBe(false)
  expect(await device.row('movie:9')).toBeUndefined()
})

test('a confirmed deletion is forgotten once every page up to it has passed', async () => {
  const device = await syncedDevice()
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      3,
    )
  device.onPull = () => pullAnswer({ cursor: 'at-2', seq: 2 })
  await device.remove('movie:1')
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ deleted: true, ackSeq: 3 })
  device.onPull = () => pullAnswer({ cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toBeUndefined()
})

test('a full read removes what the server no longer has, but nothing that waits', async () => {
  const device = await syncedDevice()
  device.onPush = offline
  await device.put('movie:7', 'mine')
  await device.put('movie:2', 'edited')
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      4,
    )
  device.onPull = (cursor) =>
    cursor === null
      ? pullAnswer({ changes: [], cursor: 'at-9', seq: 3 })
      : { kind: 'refused', code: 'floor-raised', message: '', retryAfterMs: null }
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toBeUndefined()
  expect(await device.row('movie:7')).toMatchObject({ value: 'mine' })
  expect(await device.row('movie:2')).toMatchObject({ value: 'edited' })
})

const refused = (code: 'epoch-changed' | 'floor-raised') => ({ kind: 'refused', code, message: '', retryAfterMs: null }) as const

test('the pages of the first read are kept as they come: after a lost one it goes on where it was', async () => {
  const device = testDevice(memoryStore())
  device.onPull = (cursor) =>
    cursor === null ? pullAnswer({ changes: [change(1, 1), change(2, 2)], cursor: 'at-2', hasMore: true, seq: 5 }) : offline()
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ value: 'server 1', ackSeq: 1 })
  device.onPull = (cursor) => {
    if (cursor === 'at-2') return pullAnswer({ changes: [change(3, 3), change(4, 4)], cursor: 'at-4', hasMore: true, seq: 5 })
    return pullAnswer({ changes: [change(5, 5)], cursor: 'at-5', seq: 5 })
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null })
  expect(device.pulled).toEqual([null, 'at-2', 'at-2', 'at-4'])
  for (const id of [1, 2, 3, 4, 5]) expect(await device.row(`movie:${id}`)).toMatchObject({ value: `server ${id}` })
})

test('a first read of 10,000 titles ends on a line that loses every fifth answer: no page comes twice, and the first shows at once', async () => {
  const device = testDevice(memoryStore())
  const total = 10_000
  const kept = async () => (await device.ports.store.read((tx) => tx.allRows('favorites', owner))).length
  const keptAt: number[] = []
  let answered = 0
  device.onPull = (cursor) => {
    if (device.pulled.length % 5 === 0) return offline()
    const from = Number(cursor ?? 0)
    const to = Math.min(total, from + pullLimit)
    answered += to - from
    const changes = Array.from({ length: to - from }, (_, index) => change(from + index + 1, from + index + 1))
    return pullAnswer({ changes, cursor: String(to), hasMore: to < total, seq: total })
  }
  while ((await syncOnce(device.ports, owner, now)).stop !== null) keptAt.push(await kept())
  expect(answered).toBe(total)
  expect(keptAt).toEqual([4, 8, 12, 16].map((pages) => pages * pullLimit))
  expect(await kept()).toBe(total)
  expect(device.pulled.length).toBeLessThanOrEqual(total / pullLimit / 0.8)
})

test('how far a full read has come is known all the while, and a later run goes on counting', async () => {
  const device = testDevice(memoryStore())
  const progress = async () => (await device.ports.store.read((tx) => summarize(tx, device.ports.clock, owner))).reading
  expect(await progress()).toEqual({ read: 0, total: null })
  device.onPull = (cursor) =>
    cursor === null ? pullAnswer({ changes: [change(1, 1), change(2, 2)], cursor: 'at-2', hasMore: true, seq: 5, total: 5 }) : offline()
  await syncOnce(device.ports, owner, now)
  expect(await progress()).toEqual({ read: 2, total: 5 })
  // Movie 1 has changed meanwhile and comes once more.
  device.onPull = (cursor) => {
    if (cursor === 'at-2')
      return pullAnswer({ changes: [3, 4, 5, 1].map((id) => change(id, id + 2)), cursor: 'at-7', hasMore: true, seq: 7 })
    return offline()
  }
  await syncOnce(device.ports, owner, now)
  expect(await progress()).toEqual({ read: 6, total: 6 })
  device.onPull = () => pullAnswer({ changes: [change(6, 8)], cursor: 'at-8', seq: 8 })
  await syncOnce(device.ports, owner, now)
  expect(await progress()).toBeNull()
})

test('a server that does not say how much there is leaves the count of what is here', async () => {
  const device = testDevice(memoryStore())
  device.onPull = (cursor) => (cursor === null ? pullAnswer({ changes: [change(1, 1)], cursor: 'at-1', hasMore: true, seq: 2 }) : offline())
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ reading: { read: 1, total: null } })
})

test('what was confirmed to a device before its first read, and is no longer in the account, is gone after it', async () => {
  const device = testDevice(memoryStore())
  device.onPull = offline
  await device.put('movie:7')
  await device.put('movie:8')
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:7')).toMatchObject({ ackSeq: 1 })
  device.onPush = offline
  await device.put('movie:8', 'edited')
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      6,
    )
  // Another device has deleted both, and their tombstones were cleared away; the edit came in while the pages were read.
  device.onPull = (cursor) =>
    cursor === null
      ? pullAnswer({ changes: [change(1, 4)], cursor: 'at-4', hasMore: true, seq: 5 })
      : pullAnswer({ changes: [change(2, 5)], cursor: 'at-5', seq: 5 })
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null })
  expect(await device.row('movie:7')).toBeUndefined()
  expect(await device.row('movie:8')).toMatchObject({ value: 'edited', ackSeq: 6 })
  for (const id of [1, 2]) expect(await device.row(`movie:${id}`)).toBeDefined()
})

test('nor does everything begin again where the cursor was lost: what the account no longer has goes once its last page is here', async () => {
  const device = await syncedDevice()
  let line: 'up' | 'down' = 'down'
  device.onPull = (cursor) => {
    if (cursor === 'at-2') return refused('floor-raised')
    if (cursor === null) return pullAnswer({ changes: [change(2, 5)], cursor: 'at-5', hasMore: true, seq: 6 })
    return line === 'down' ? offline() : pullAnswer({ changes: [change(3, 6)], cursor: 'at-6', seq: 6 })
  }
  device.pulled.length = 0
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ value: 'server 1' })
  line = 'up'
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null })
  expect(device.pulled).toEqual(['at-2', null, 'at-5', 'at-5'])
  expect(await device.row('movie:1')).toBeUndefined()
  for (const id of [2, 3]) expect(await device.row(`movie:${id}`)).toMatchObject({ value: `server ${id}` })
})

test('a first read that has to begin again judges what it had read before', async () => {
  const device = testDevice(memoryStore())
  device.onPull = (cursor) => {
    if (cursor === 'at-2') return refused('floor-raised')
    return device.pulled.length === 1
      ? pullAnswer({ changes: [change(1, 1), change(2, 2)], cursor: 'at-2', hasMore: true, seq: 3 })
      : pullAnswer({ changes: [change(2, 2), change(3, 3)], cursor: 'at-3', seq: 3 })
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null })
  expect(await device.row('movie:1')).toBeUndefined()
  for (const id of [2, 3]) expect(await device.row(`movie:${id}`)).toBeDefined()
})

test('a first read whose server was restored between two pages brings it what the earlier page had', async () => {
  const device = testDevice(memoryStore())
  let asked = 0
  device.onPull = () => {
    asked++
    if (asked === 1) return pullAnswer({ changes: [change(1, 1)], cursor: 'half', hasMore: true, seq: 2 })
    if (asked === 2) return pullAnswer({ changes: [change(2, 2)], epoch: 'epoch-2', seq: 2 })
    return pullAnswer({ changes: [change(5, 5)], epoch: 'epoch-2', cursor: 'at-5', seq: 5 })
  }
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      6,
      { epoch: 'epoch-2' },
    )
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: null })
  expect(await device.row('movie:1')).toMatchObject({ value: 'server 1' })
  expect(device.sent.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(['movie:1'])
  expect(await device.row('movie:5')).toBeDefined()
})

test('an answer from an unknown epoch makes a device read everything again', async () => {
  const device = await syncedDevice()
  await device.put('movie:3')
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      1,
      { epoch: 'epoch-2' },
    )
  device.onPull = () => pullAnswer({ changes: [], epoch: 'epoch-2', cursor: 'new', seq: 1 })
  device.pulled.length = 0
  await syncOnce(device.ports, owner, now)
  expect(device.pulled[0]).toBeNull()
  expect(await device.row('movie:1')).toMatchObject({ value: 'server 1' })
})

import { expect, test } from 'vitest'
import { type Deletion } from '#sync/store.ts'
import { rememberDeletions } from '#sync/merge.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { owner, pullAnswer, pushAnswer, serverChange as change, testDevice, type TestDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const base = 1_900_000_000_000
const day = 86_400_000

const deletionAt = (ms: number, key = `movie:${ms}`): Deletion => ({ entity: 'favorites', key, stamp: stampAt(ms) })

const remembered = (device: TestDevice) =>
  device.ports.store.transact(async (tx) => (await tx.deletions(owner)).map(({ entity, key, stamp }) => [`${entity}/${key}`, stamp]))

const remember = (device: TestDevice, deletions: readonly Deletion[]) =>
  device.ports.store.transact((tx) => rememberDeletions(tx, owner, deletions))

/** A server at number `seq` that applies everything. */
const applying =
  (seq: number, epoch = 'epoch-1'): TestDevice['onPush'] =>
  ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, stamp }) => ({ mutationId, result: 'applied', stamp })),
      seq,
      { epoch },
    )

/** A device that had movies 1 to 3 of the server, has deleted the first and has heard that another device deleted the second. */
async function deviceThatDeleted() {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1, 1), change(2, 2), change(3, 3)], cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, owner, now)
  await device.remove('movie:1')
  device.onPush = applying(4)
  const elsewhere = change(2, 5, { deleted: true, value: null, stamp: stampAt(base + 5) })
  device.onPull = () => pullAnswer({ changes: [elsewhere], cursor: 'at-5', seq: 5 })
  await syncOnce(device.ports, owner, now)
  return device
}

/** The server was restored to before the deletions; its pages hold `changes`. */
async function restore(device: TestDevice, changes = [change(1, 1), change(2, 2), change(3, 3)]) {
  device.sent.length = 0
  device.onPull = (cursor) =>
    cursor === 'at-5'
      ? { kind: 'refused', code: 'epoch-changed', message: '', retryAfterMs: null }
      : pullAnswer({ changes: cursor === null ? changes : [], cursor: 'restored', epoch: 'epoch-2', seq: 3 })
  device.onPush = applying(9, 'epoch-2')
  await syncOnce(device.ports, owner, now)
}

const told = (device: TestDevice) => device.sent.flatMap(({ items }) => items.map(({ op, key }) => `${op} ${key}`)).toSorted()

test('a confirmed deletion leaves no row, and is remembered: one made here like one that another device made', async () => {
  const device = await deviceThatDeleted()
  expect([await device.row('movie:1'), await device.row('movie:2')]).toEqual([undefined, undefined])
  expect((await remembered(device)).map(([lane]) => lane)).toEqual(['favorites/movie:1', 'favorites/movie:2'])
})

test('a restored server is told what was deleted since the backup, with the stamps it had', async () => {
  const device = await deviceThatDeleted()
  const before = await remembered(device)
  await restore(device)
  expect(told(device)).toEqual(['delete movie:1', 'delete movie:2'])
  expect(device.sent.flatMap(({ items }) => items.map(({ stamp }) => stamp))).toEqual(before.map(([, stamp]) => stamp))
  expect([await device.row('movie:1'), await device.row('movie:2')]).toMatchObject([{ deleted: true }, { deleted: true }])
  expect(await device.row('movie:3')).toMatchObject({ value: 'server 3' })
})

test('even one that the restored server has nothing of: it may get the older title yet', async () => {
  const device = await deviceThatDeleted()
  await restore(device, [change(3, 3)])
  expect(told(device)).toEqual(['delete movie:1', 'delete movie:2'])
})

test('a server that was not restored is told nothing again, whatever it may have cleared away', async () => {
  const device = await deviceThatDeleted()
  device.sent.length = 0
  device.onPull = (cursor) =>
    cursor === 'at-5'
      ? { kind: 'refused', code: 'floor-raised', message: '', retryAfterMs: null }
      : pullAnswer({ changes: cursor === null ? [change(3, 3)] : [], cursor: 'at-6', seq: 6 })
  await syncOnce(device.ports, owner, now)
  expect(told(device)).toEqual([])
})

test('what was saved again stays: here, or on the restored server', async () => {
  const device = await deviceThatDeleted()
  device.onPush = applying(6)
  device.onPull = (cursor) => pullAnswer({ cursor: cursor ?? 'at-5', seq: 6 })
  await device.put('movie:1', 'again')
  await syncOnce(device.ports, owner, now)
  const again = change(2, 3, { value: 'again', stamp: stampAt(base + 9000) })
  await restore(device, [again])
  expect(told(device)).toEqual(['put movie:1', 'put movie:3'])
  expect(await device.row('movie:2')).toMatchObject({ value: 'again' })
})

test('a deletion that is too old for the server is done: nobody is asked about it, and it is remembered', async () => {
  const device = await deviceThatDeleted()
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'stale-write' })),
      6,
    )
  device.onPull = () => pullAnswer({ changes: [], cursor: 'at-6', seq: 6 })
  await device.remove('movie:3')
  await syncOnce(device.ports, owner, now)
  expect([await device.row('movie:3'), await device.queue()]).toEqual([undefined, []])
  expect((await remembered(device)).map(([lane]) => lane)).toContain('favorites/movie:3')
  expect(await device.ports.store.read((tx) => tx.deadLetters(owner))).toEqual([])
})

test('a key is remembered once, with its newest deletion', async () => {
  const device = testDevice(memoryStore())
  await remember(device, [deletionAt(base, 'movie:1'), deletionAt(base + 1, 'movie:2')])
  await remember(device, [deletionAt(base + 2, 'movie:1')])
  await remember(device, [deletionAt(base, 'movie:1')])
  expect(await remembered(device)).toEqual([
    ['favorites/movie:2', stampAt(base + 1)],
    ['favorites/movie:1', stampAt(base + 2)],
  ])
})

test('the newest 2,000 are remembered', async () => {
  const device = testDevice(memoryStore())
  await remember(
    device,
    Array.from({ length: 2001 }, (_, index) => deletionAt(base + index)),
  )
  const kept = await remembered(device)
  expect([kept.length, kept[0]?.[0]]).toEqual([2000, `favorites/movie:${base + 1}`])
})

test('none is remembered longer than 90 days, counted by what the server accepted and not by the clock of the device', async () => {
  const device = await deviceThatDeleted()
  device.clock.now = base + 1000 * day
  await remember(device, [])
  expect(await remembered(device)).toHaveLength(2)
  for (const [ms, left] of [
    [base + 90 * day + 5, 2],
    [base + 90 * day + 6, 0],
  ] as const) {
    const later = change(4, 6, { stamp: stampAt(ms) })
    device.onPull = () => pullAnswer({ changes: [later], cursor: 'at-6', seq: 6 })
    await syncOnce(device.ports, owner, now)
    await remember(device, [])
    expect(await remembered(device)).toHaveLength(left)
  }
})

test('one whose stamp is as early as can be, for nobody knows when it was decided, is remembered like any other', async () => {
  const device = await deviceThatDeleted()
  await remember(device, [deletionAt(0, 'movie:3')])
  await remember(device, [])
  expect(await remembered(device)).toContainEqual(['favorites/movie:3', stampAt(0)])
})

test('one that an older version of the app remembered is as old as its stamp', async () => {
  const device = await deviceThatDeleted()
  const old = [deletionAt(base - 91 * day), deletionAt(base - 89 * day)]
  await device.ports.store.transact((tx) => tx.putDeletions(owner, old))
  await remember(device, [])
  expect((await remembered(device)).map(([lane]) => lane)).toEqual([`favorites/movie:${base - 89 * day}`])
})

test('one that is saved again before it was swept is remembered too: a restored server may lose both, and refuse one', async () => {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1, 1)], cursor: 'at-1', seq: 1 })
  await syncOnce(device.ports, owner, now)
  await device.remove('movie:1')
  const deleted = (await device.row('movie:1'))?.stamp
  // The deletion is confirmed, and no page after it has come yet.
  device.onPush = applying(2)
  device.onPull = () => ({ kind: 'refused', code: 'busy', message: '', retryAfterMs: null })
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'again')
  expect(await device.row('movie:1')).toMatchObject({ shadow: { deleted: true, stamp: deleted } })
  device.onPush = applying(3)
  await syncOnce(device.ports, owner, now)
  expect(await device.row('movie:1')).toMatchObject({ value: 'again', ackSeq: 3 })
  expect(await remembered(device)).toEqual([['favorites/movie:1', deleted]])
})

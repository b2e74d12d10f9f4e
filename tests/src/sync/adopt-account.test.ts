import { expect, test } from 'vitest'
import { type Change, clearKey, type MutationResult } from '#contract/sync.ts'
import { adoptAccount } from '#sync/adopt-account.ts'
import { accountOf, type QueuedMutation, type Store } from '#sync/store.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { writeLocally } from '#sync/write.ts'
import { owner as former, pullAnswer, pushAnswer, serverChange as change, testDevice, type TestDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const owner = 'user-1-again'

/** A device that has movies 1 and 2 of the former account, at number 2. */
async function deviceOfFormer(): Promise<TestDevice> {
  const device = testDevice(memoryStore())
  device.onPull = () => pullAnswer({ changes: [change(1, 1), change(2, 2)], cursor: 'at-2', seq: 2 })
  await syncOnce(device.ports, former, now)
  return device
}

const adopt = ({ ports }: TestDevice) => ports.store.transact((tx) => adoptAccount(tx, ports, former, owner))
const rowOf = (store: Store, key: string, whose = owner) => store.read(async (tx) => (await tx.rows('favorites', whose, [key]))[0])
const putAgain = ({ ports }: TestDevice, key: string, value: unknown) =>
  ports.store.transact((tx) => writeLocally(tx, ports, { owner, entity: 'favorites', key, op: 'put', value, queued: true }))
const shortly = ({ op, key, payload }: Pick<QueuedMutation, 'op' | 'key' | 'payload'>) => [op, key, payload]

/** Synchronises with the server of the new account, which holds `changes`; resolves with what it is sent. */
async function syncAnew(device: TestDevice, changes: readonly Change[] = [], refused: string | null = null) {
  device.sent.length = 0
  const held = new Map(changes.map((found) => [found.key, found]))
  let seq = changes.length
  device.onPull = (cursor) => pullAnswer({ cursor: 'anew', epoch: 'anew', seq, changes: cursor === null ? [...held.values()] : [] })
  device.onPush = ({ items }) => {
    const results = items.map(({ mutationId, entity, key, op, value, stamp }): MutationResult => {
      if (value === refused) return { mutationId, result: 'rejected', code: 'invalid-input' }
      held.set(key, { entity, key, value, deleted: op === 'delete', stamp, seq: ++seq })
      return { mutationId, result: 'applied', stamp }
    })
    return pushAnswer(results, seq, { epoch: 'anew' })
  }
  await syncOnce(device.ports, owner, now)
  return device.sent.flatMap((request) =>
    request.items.map(({ op, key, value, stamp }) => ({ op, key, value, stamp, owner: request.owner })),
  )
}

test('what the former account had confirmed is sent to the new one, with the stamps it had', async () => {
  const device = await deviceOfFormer()
  await adopt(device)
  const sent = await syncAnew(device)
  const wanted = [1, 2].map((id) => ({ op: 'put', key: `movie:${id}`, value: `server ${id}`, stamp: change(id, id).stamp, owner }))
  expect(sent).toEqual(wanted)
  expect(await rowOf(device.ports.store, 'movie:1')).toMatchObject({ value: 'server 1', ackSeq: 2 })
  expect(await rowOf(device.ports.store, 'movie:1', former)).toBeUndefined()
})

test('what was not sent goes out once, and a refused edit gives back what was beneath it', async () => {
  const device = await deviceOfFormer()
  await device.put('movie:1', 'bad')
  await device.put('movie:3', 'new')
  await adopt(device)
  expect(await device.queue()).toEqual([])
  const sent = await syncAnew(device, [], 'bad')
  expect(sent.filter(({ key }) => key === 'movie:3')).toHaveLength(1)
  expect(sent.filter(({ key }) => key === 'movie:1').map(({ value }) => value)).toEqual(['bad', 'server 1'])
  expect(await rowOf(device.ports.store, 'movie:1')).toMatchObject({ value: 'server 1' })
})

test('deletions move with it: those that wait, and those that were confirmed long ago', async () => {
  const device = await deviceOfFormer()
  device.onPull = () => pullAnswer({ changes: [change(1, 3, { deleted: true, value: null })], cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, former, now)
  await device.remove('movie:2')
  await adopt(device)
  const sent = await syncAnew(device, [change(1, 1), change(2, 2)])
  expect(sent.map(({ op, key }) => [op, key]).toSorted()).toEqual([
    ['delete', 'movie:1'],
    ['delete', 'movie:2'],
  ])
  expect(await device.ports.store.transact((tx) => tx.deletions(former))).toEqual([])
})

test('of each key the newest stays: of this device, of another one that came before, or of the new account', async () => {
  const device = await deviceOfFormer()
  await device.put('movie:1', 'older')
  await putAgain(device, 'movie:1', 'newer')
  await adopt(device)
  const elsewhere = change(2, 1, { value: 'elsewhere', stamp: stampAt(1_999_999_999_999) })
  const sent = await syncAnew(device, [elsewhere])
  expect(sent.map(({ key, value }) => [key, value])).toEqual([['movie:1', 'newer']])
  expect(await rowOf(device.ports.store, 'movie:2')).toMatchObject({ value: 'elsewhere' })
})

test('what another device has brought already is not sent again', async () => {
  const device = await deviceOfFormer()
  await adopt(device)
  expect(await syncAnew(device, [change(1, 1), change(2, 2)])).toEqual([])
})

test('an edit in the new account that is refused gives back what the former one had', async () => {
  const device = await deviceOfFormer()
  await putAgain(device, 'movie:1', 'bad')
  await adopt(device)
  await syncAnew(device, [], 'bad')
  expect(await rowOf(device.ports.store, 'movie:1')).toMatchObject({ value: 'server 1' })
})

test('a cleared history stays cleared', async () => {
  const device = await deviceOfFormer()
  await device.decide('watch_history', 'movie:1', 'put', { watched_at: device.clock.now })
  await device.decide('watch_history', clearKey, 'put', { cleared_at: device.clock.now })
  await device.decide('watch_history', 'movie:2', 'put', { watched_at: device.clock.now })
  await adopt(device)
  await syncAnew(device)
  const history = await device.ports.store.read((tx) => tx.allRows('watch_history', owner))
  expect(history.map(({ key }) => key).toSorted()).toEqual([clearKey, 'movie:2'])
})

test('dead letters move with it, in the shape they had, and so does the way back from a guest merge', async () => {
  const device = await deviceOfFormer()
  const merge = { at: 1, rows: [] }
  await device.ports.store.transact(async (tx) => {
    const lane = { owner: former, entity: 'favorites', key: 'movie:7' } as const
    const letter = { ...lane, mutationId: 'm-7', op: 'put', payload: 'bad', stamp: change(7, 7).stamp, reason: 'invalid-input' } as const
    await tx.putDeadLetter({ ...letter, message: '', at: 1 })
    await tx.putAccount({ ...(await accountOf(tx, former)), lastMerge: merge })
  })
  await device.put('movie:3', 'old shape')
  await device.ports.store.transact(async (tx) =>
    tx.putMutations((await tx.mutations(former)).map((mutation) => ({ ...mutation, payloadVersion: 0 }))),
  )
  await adopt(device)
  const found = await device.ports.store.transact(async (tx) => ({
    letters: await tx.deadLetters(owner),
    left: await tx.deadLetters(former),
    waiting: await tx.mutations(owner),
    account: await accountOf(tx, owner),
  }))
  expect(found.letters.map((letter) => [...shortly(letter), letter.reason])).toEqual([['put', 'movie:7', 'bad', 'invalid-input']])
  expect(found.left).toEqual([])
  expect(found.waiting).toMatchObject([{ key: 'movie:3', payload: 'old shape', payloadVersion: 0 }])
  expect(found.account.lastMerge).toEqual(merge)
})

test('where nothing is kept of the former account, nothing happens: not even a second time', async () => {
  const device = await deviceOfFormer()
  await adopt(device)
  await syncAnew(device)
  const before = await device.ports.store.transact((tx) => accountOf(tx, owner))
  await adopt(device)
  expect(await device.ports.store.transact((tx) => accountOf(tx, owner))).toEqual(before)
})

import { expect, test } from 'vitest'
import { type Change, clearKey, type Digest, entityNames } from '#contract/sync.ts'
import { owner, pullAnswer, pushAnswer, testDevice } from '#support/sync-device.ts'
import { stampAt } from '#support/sync.ts'
import { digestOf } from '#sync/digest.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }
const day = 86_400_000

const change = (id: number, more: Partial<Change> = {}): Change => ({
  entity: 'favorites',
  key: `movie:${id}`,
  value: `server ${id}`,
  deleted: false,
  stamp: stampAt(1_900_000_000_000 + id, 0, 'bbbbbbbbbbbb'),
  seq: id,
  ...more,
})

const digestFor = (changes: readonly Change[]): Digest =>
  Object.fromEntries(entityNames.map((name) => [name, digestOf(changes.filter(({ entity }) => entity === name))])) as Digest

/** A device that has these rows of a server that now `holds` others without a word. */
async function deviceOf(rows: readonly Change[], holds: readonly Change[]) {
  const device = testDevice(memoryStore())
  const asked: boolean[] = []
  device.onPull = () => pullAnswer({ changes: [...rows], cursor: 'at-3', seq: 3 })
  await syncOnce(device.ports, owner, now)
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'applied' })),
      3,
    )
  device.onPull = (cursor, digest) => {
    asked.push(digest)
    const changes = cursor === null ? [...holds] : []
    return pullAnswer({ changes, cursor: 'at-3', seq: 3, ...(digest && { digest: digestFor(holds) }) })
  }
  return Object.assign(device, { asked })
}

test('both sides are compared once a day, and only while nothing waits', async () => {
  const rows = [change(1), change(2)]
  const device = await deviceOf(rows, rows)
  await syncOnce(device.ports, owner, now)
  await syncOnce(device.ports, owner, now)
  expect(device.asked).toEqual([true, false])
  device.clock.now += day
  device.onPush = () => ({ kind: 'refused', code: 'not-found', message: '', retryAfterMs: null })
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ differedAt: null })
  expect(device.asked).toEqual([true, false, true])
})

test('nothing is asked while a change waits', async () => {
  const rows = [change(1)]
  const device = await deviceOf(rows, rows)
  await device.put('movie:9')
  device.onPush = ({ items }) =>
    pushAnswer(
      items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'busy' })),
      3,
    )
  await syncOnce(device.ports, owner, now)
  expect(device.asked).toEqual([false])
})

test('what was confirmed while the page was on its way is no difference', async () => {
  const rows = [change(1)]
  const device = await deviceOf(rows, rows)
  const confirmed = { owner, key: 'movie:9', value: 'mine', deleted: false, stamp: stampAt(5), ackSeq: 4 }
  await device.ports.store.transact((tx) => tx.putRows('watchlist', [confirmed]))
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ differedAt: null })
  expect(device.asked).toEqual([true])
})

test('a deletion and what a clear hides are no difference', async () => {
  const clear = change(3, { entity: 'watch_history', key: clearKey })
  const rows = [change(1), change(2, { value: null, deleted: true }), clear]
  const device = await deviceOf(rows, [change(1), clear])
  const hidden = { owner, key: 'movie:8', value: 'old', deleted: false, stamp: stampAt(5), ackSeq: 1 }
  await device.ports.store.transact((tx) => tx.putRows('watch_history', [hidden]))
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ differedAt: null })
})

test('what this device lost comes back, and the difference is noted', async () => {
  const device = await deviceOf([change(1)], [change(1), change(2)])
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ differedAt: device.clock.now })
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2' })
})

test('what the server lost without a word is told to it again', async () => {
  const device = await deviceOf([change(1), change(2)], [change(1)])
  device.sent.length = 0
  await syncOnce(device.ports, owner, now)
  expect(device.sent.flatMap(({ items }) => items)).toMatchObject([{ key: 'movie:2', stamp: change(2).stamp }])
  expect(await device.row('movie:2')).toMatchObject({ value: 'server 2', ackSeq: 3 })
})

test('a difference that stays leads to one full read a day, no more', async () => {
  const device = await deviceOf([change(1)], [change(1)])
  const plain = device.onPull
  device.onPull = (cursor, digest) => {
    const reply = plain(cursor, digest)
    return digest && reply.kind === 'answer' ? { ...reply, value: { ...reply.value, digest: digestFor([change(7)]) } } : reply
  }
  device.pulled.length = 0
  for (let run = 0; run < 5; run++) await syncOnce(device.ports, owner, now)
  expect(device.pulled.filter((cursor) => cursor === null)).toHaveLength(1)
  device.clock.now += day
  await syncOnce(device.ports, owner, now)
  expect(device.pulled.filter((cursor) => cursor === null)).toHaveLength(2)
})

test('a digest does not depend on the order, but on every key and stamp', () => {
  const rows = [change(1), change(2), change(3)]
  expect(digestOf(rows)).toEqual(digestOf(rows.toReversed()))
  expect(digestOf(rows).hash).toMatch(/^[0-9a-f]{16}$/)
  expect(digestOf(rows).hash).not.toBe(digestOf([change(1), change(2), change(4)]).hash)
  expect(digestOf([])).toEqual({ count: 0, hash: '0000000000000000' })
})

test('what was decided while the page was on its way is no difference', async () => {
  const rows = [change(1)]
  const device = await deviceOf(rows, rows)
  const held = device.onPull
  device.ports.transport.pull = async ({ cursor, digest = false }) => {
    await device.put('movie:1', 'decided meanwhile')
    return held(cursor, digest)
  }
  device.onPush = () => ({ kind: 'unreachable' })
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ differedAt: null })
})

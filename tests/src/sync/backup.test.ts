import { expect, test } from 'vitest'
import { owner, testDevice } from '#support/sync-device.ts'
import { replacesBackup, type BackupEntry, backedUpStore, restoreBackup } from '#sync/backup.ts'
import { keepServerTime } from '#sync/clock.ts'
import { syncOnce } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: true, exclusive: false }

/** A page and the worker on one database; only the page has a mirror. */
function pageAndWorker() {
  const store = memoryStore()
  const entries = new Map<string, BackupEntry>()
  const mirror = {
    keep(entry: BackupEntry, isLast: boolean) {
      if (replacesBackup(entry, entries.get(entry.key), isLast)) entries.set(entry.key, entry)
    },
    drop: ({ key }: { key: string }) => void entries.delete(key),
  }
  const mirrored = backedUpStore(store, { backup: mirror, isGuest: () => false, isInMemory: () => false, saved: () => undefined })
  const page = testDevice(mirrored)
  return { page, worker: { ...page.ports, store }, mirrored: () => [...entries.values()] }
}

test('what was decided after the worker had set the clock right replaces what the wrong clock had stamped', async () => {
  const { page, worker, mirrored } = pageAndWorker()
  const serverTime = page.clock.now
  page.clock.now += 3_600_000
  await page.put('movie:1', 'wrong clock')
  const [first] = mirrored()
  const measurement = { run: 'first run', offsetMs: -3_600_000, errorMs: 0, serverTime }
  await worker.store.transact((tx) => keepServerTime(tx, worker, owner, measurement))
  await page.put('movie:1', 'right clock')
  expect(mirrored()).toMatchObject([{ value: 'right clock' }])
  expect((mirrored()[0]?.stamp ?? '') < (first?.stamp ?? '')).toBe(true)
})

test('a change on its way never replaces the later one of its lane', async () => {
  const { page, mirrored } = pageAndWorker()
  await page.put('movie:1', 'on its way')
  page.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(page.ports, owner, now)
  await page.put('movie:1', 'later')
  page.clock.now += 600_000
  await syncOnce(page.ports, owner, now)
  expect(mirrored()).toMatchObject([{ value: 'later' }])
})

test('a stamp of a wrong clock that comes back from the mirror does not hold the clock up when the server has no row of it', async () => {
  const { page, mirrored } = pageAndWorker()
  const serverTime = page.clock.now
  page.clock.now += 3_600_000
  await page.put('movie:1')
  const emptied = testDevice(memoryStore())
  emptied.clock.now = serverTime
  await emptied.ports.store.transact((tx) => restoreBackup(tx, emptied.ports, mirrored()))
  emptied.onPush = ({ items }) => ({
    kind: 'answer',
    value: { results: items.map(({ mutationId }) => ({ mutationId, result: 'gone' })), seq: 1, epoch: 'epoch-1', serverTime },
  })
  await syncOnce(emptied.ports, owner, now)
  const device = await emptied.ports.store.read((tx) => tx.device())
  expect(Number(device?.confirmed.slice(0, 13))).toBeLessThanOrEqual(serverTime)
})

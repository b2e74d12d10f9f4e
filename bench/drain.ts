import type { Page } from 'playwright'
import { median } from '#support/content-time.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { newMutation } from '#sync/outbox.ts'
import { type NewMutation, type Row } from '#sync/store.ts'
import { openStage } from '../tests/faults/stage.ts'
import { report } from './figures.ts'

/**
 * 1,000 changes that wait on a device, sent over a link whose round trip takes 150 ms longer (75 ms each way): from the moment the
 * network is back to the empty queue.
 */
const changes = 1000
const rounds = 3
const roundTripMs = 150

/** Changes of one day, as a device without a network would have kept them, each title another one. */
function changesOf(owner: string, round: number): { rows: Row[]; mutations: NewMutation[] } {
  const now = Date.now()
  const ports = { clock: { now: () => now }, random: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) } }
  const rows = Array.from({ length: changes }, (_, index): Row => {
    const { key, value } = putFavorite(1_000_000 * (round + 1) + index, '')
    return { owner, key, value, deleted: false, stamp: stampAt(now - 60_000, index), ackSeq: 0, shadow: null }
  })
  return { rows, mutations: rows.map((row) => newMutation(ports, { owner, entity: 'favorites', key: row.key }, row)) }
}

/** Runs in a page beside the app. */
async function putInto(tables: { favorites: unknown[]; outbox: unknown[] }): Promise<void> {
  const asked = indexedDB.open('matinee')
  const database = await new Promise<IDBDatabase>((opened) => asked.addEventListener('success', () => opened(asked.result)))
  const writing = database.transaction(['favorites', 'outbox'], 'readwrite')
  for (const row of tables.favorites) writing.objectStore('favorites').put(row)
  for (const mutation of tables.outbox) writing.objectStore('outbox').add(mutation)
  await new Promise((complete) => writing.addEventListener('complete', complete))
  database.close()
}

/** Runs in the page: tells the app that the network is back, answers ms until nothing waits. */
async function timeToEmpty(): Promise<number> {
  const asked = indexedDB.open('matinee')
  const database = await new Promise<IDBDatabase>((opened) => asked.addEventListener('success', () => opened(asked.result)))
  const waiting = (): Promise<number> =>
    new Promise((counted) => {
      const request = database.transaction('outbox').objectStore('outbox').count()
      request.addEventListener('success', () => counted(request.result))
    })
  const start = performance.now()
  dispatchEvent(new Event('online'))
  while ((await waiting()) > 0) {
    if (performance.now() - start > 60_000) return Number.POSITIVE_INFINITY
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const took = performance.now() - start
  database.close()
  return took
}

const stage = await openStage(1)
try {
  const device = await stage.addDevice()
  const page: Page = await device.open('/favorites')
  const beside = await device.openBeside()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    stage.proxy.setFault({ kind: 'refuse' })
    const { rows, mutations } = changesOf(device.member.id, round)
    await beside.evaluate(putInto, { favorites: rows, outbox: mutations })
    stage.proxy.setFault({ kind: 'delay', ms: roundTripMs })
    await page.bringToFront()
    times.push((await page.evaluate(timeToEmpty)) / 1000)
  }
  const promise = `${changes.toLocaleString('en')} queued changes are sent over a link with a round trip of ${roundTripMs} ms`
  report([{ promise, value: median(times), bar: 3, unit: 's', detail: `${times.map((time) => time.toFixed(2)).join(', ')} s` }])
} finally {
  await stage.close()
}

import { expect, test } from 'vitest'
import { owner, pushAnswer, testDevice } from '#support/sync-device.ts'
import { held } from '#sync/outbox.ts'
import { syncOnce, summarize } from '#sync/sync-once.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const now = { budgetMs: 60_000, resetBackOff: false, exclusive: false }
const seconds = 1000

async function deviceWith(count: number) {
  const device = testDevice(memoryStore())
  for (let id = 1; id <= count; id++) await device.put(`movie:${id}`)
  return Object.assign(device, {
    summary: () => device.ports.store.read((tx) => summarize(tx, device.ports.clock, owner)),
  })
}

test('a thousand changes leave in ten requests, four at a time, no lane in two of them', async () => {
  const device = await deviceWith(1000)
  let running = 0
  let most = 0
  device.onPush = async ({ items }) => {
    running++
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 0, stop: null })
  expect(device.sent.map(({ items }) => items.length)).toEqual(Array.from({ length: 10 }, () => 100))
  expect(most).toBe(4)
  const keys = device.sent.flatMap(({ items }) => items.map(({ key }) => key))
  expect(new Set(keys).size).toBe(1000)
})

test('while requests fail there is one at a time', async () => {
  const device = await deviceWith(1000)
  device.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  const first = device.sent.length
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect(device.sent.length - first).toBe(1)
})

test('several requests that fail together count as one failure', async () => {
  const device = await deviceWith(400)
  device.onPush = () => ({ kind: 'unreachable' })
  await syncOnce(device.ports, owner, now)
  expect(await device.ports.store.read(async (tx) => (await tx.account(owner))?.failures)).toBe(1)
})

test('a change behind one that waits wakes nobody', async () => {
  const device = await deviceWith(1)
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'busy' })))
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'again')
  const [first, second] = await device.queue()
  expect(second?.nextAttemptAt).toBe(held)
  expect((await device.summary()).nextAttemptAt).toBe(first?.nextAttemptAt)
})

test('once the one before it is refused for good, it has its turn', async () => {
  const device = await deviceWith(1)
  device.onPush = async ({ items }) => {
    device.onPush = ({ items: next }) => pushAnswer(next.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
    await device.put('movie:1', 'better')
    return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'invalid-input' })))
  }
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 0, dead: 1 })
  expect(await device.row('movie:1')).toMatchObject({ value: 'better' })
})

test('a change left behind by a run that died is still woken for', async () => {
  const device = await deviceWith(1)
  await device.ports.store.transact(async (tx) =>
    tx.putMutations((await tx.mutations(owner)).map((mutation) => ({ ...mutation, nextAttemptAt: held }))),
  )
  expect((await device.summary()).nextAttemptAt).toBe(device.clock.now)
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 0 })
})

test('a lease of a run that died ends after half a minute', async () => {
  const device = await deviceWith(1)
  device.onPush = () => Promise.reject(new Error('the tab is gone'))
  await expect(syncOnce(device.ports, owner, now)).rejects.toThrow('the tab is gone')
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  expect(await syncOnce(device.ports, owner, { ...now, resetBackOff: true })).toMatchObject({ pending: 1 })
  device.clock.now += 30 * seconds
  expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 0 })
})

test('more than five thousand waiting changes are a reason to warn', async () => {
  const device = await deviceWith(1)
  expect(await device.summary()).toMatchObject({ pending: 1, many: false })
  const [mutation] = await device.queue()
  await device.ports.store.transact(async (tx) => {
    if (mutation) await tx.addMutations(Array.from({ length: 5000 }, (_, id) => ({ ...mutation, key: `tv:${id}`, mutationId: `id ${id}` })))
  })
  expect(await device.summary()).toMatchObject({ pending: 5001, many: true })
})

test('a change on which the server always fails delays no other, not even one written later', async () => {
  const device = await deviceWith(0)
  await device.put('movie:1', 'poison')
  const plain = device.onPush
  device.onPush = (request) =>
    request.items.some(({ value }) => value === 'poison')
      ? { kind: 'refused', code: 'internal', message: '', retryAfterMs: null }
      : plain(request)
  await syncOnce(device.ports, owner, now)
  for (let id = 2; id <= 6; id++) {
    device.clock.now += 300 * seconds
    await syncOnce(device.ports, owner, now)
    await device.put(`movie:${id}`)
    expect(await syncOnce(device.ports, owner, now)).toMatchObject({ pending: 1 })
  }
})

test('a server that fails for every change is not stormed', async () => {
  const device = await deviceWith(50)
  device.onPush = () => ({ kind: 'refused', code: 'internal', message: '', retryAfterMs: null })
  const minutes = 60
  for (let at = 0; at < minutes * 60; at++) {
    device.clock.now += seconds
    await syncOnce(device.ports, owner, now)
  }
  expect(device.sent.length).toBeLessThan(minutes * 3)
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' })))
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect((await device.summary()).pending).toBe(0)
})

test('whatever becomes of the one before it, a change is ready from then on', async () => {
  for (const result of ['applied', 'rejected'] as const) {
    const device = await deviceWith(1)
    device.onPush = async ({ items }) => {
      await device.put('movie:1', 'again')
      device.clock.now += now.budgetMs
      return pushAnswer(items.map(({ mutationId }) => ({ mutationId, result, ...(result === 'rejected' && { code: 'invalid-input' }) })))
    }
    expect(await syncOnce(device.ports, owner, now)).toMatchObject({ stop: 'budget', pending: 1 })
    expect((await device.queue()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([0])
  }
})

test('the network being back lets those go that wait, but not those behind them', async () => {
  const device = await deviceWith(1)
  device.onPush = ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'rejected', code: 'busy' })))
  await syncOnce(device.ports, owner, now)
  await device.put('movie:1', 'again')
  device.sent.length = 0
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect(device.sent).toHaveLength(1)
  expect((await device.queue())[1]?.nextAttemptAt).toBe(held)
})

test('of the changes that fail again and again one is tried at a time', async () => {
  const device = await deviceWith(2)
  device.onPush = () => ({ kind: 'refused', code: 'internal', message: '', retryAfterMs: null })
  for (let run = 0; run < 3; run++) await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect((await device.queue()).map(({ attempts }) => attempts > 0)).toEqual([true, true])
  device.sent.length = 0
  await syncOnce(device.ports, owner, { ...now, resetBackOff: true })
  expect(device.sent).toHaveLength(1)
})

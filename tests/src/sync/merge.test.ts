import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Change, clearKey } from '#contract/sync.ts'
import { owner, testDevice } from '#support/sync-device.ts'
import { applyPage } from '#sync/pull.ts'
import { makeStamp } from '#sync/clock.ts'
import { type Contender, wins, visibleRows } from '#sync/merge.ts'
import { accountOf } from '#sync/store.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

/** So many cases for each law. */
const runs = { numRuns: 100_000 }
vi.setConfig({ testTimeout: 120_000 })

/** Few moments, counters and devices, so that ties are common. */
const stamp = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 1 }), fc.constantFrom('aaaaaaaaaaaa', 'bbbbbbbbbbbb'))
  .map(([ms, counter, client]) => makeStamp(ms, counter, client))
const version = fc.record({ stamp, deleted: fc.boolean() })
const merge = <V extends Contender>(a: V, b: V): V => (wins(b, a) ? b : a)

test('a newer stamp wins, whatever it says', () => {
  expect(wins({ stamp: 'b', deleted: true }, { stamp: 'a', deleted: false })).toBe(true)
  expect(wins({ stamp: 'a', deleted: false }, { stamp: 'b', deleted: true })).toBe(false)
})

test('on equal stamps a value beats a deletion', () => {
  expect(wins({ stamp: 'a', deleted: false }, { stamp: 'a', deleted: true })).toBe(true)
  expect(wins({ stamp: 'a', deleted: true }, { stamp: 'a', deleted: false })).toBe(false)
})

test('anything beats nothing', () => {
  expect(wins({ stamp: '', deleted: true }, undefined)).toBe(true)
})

test('merging is idempotent: a version never replaces itself', () => {
  fc.assert(
    fc.property(version, (a) => {
      expect(wins(a, { ...a })).toBe(false)
    }),
    runs,
  )
})

test('merging is commutative', () => {
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(merge(a, b)).toEqual(merge(b, a))
    }),
    runs,
  )
})

test('merging is associative', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
    }),
    runs,
  )
})

test('merging is monotone: nothing merged in ever makes an older version win', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect([wins(a, merge(a, b)), wins(merge(a, b), merge(merge(a, b), c))]).toEqual([false, false])
    }),
    runs,
  )
})

/** What devices did to one history: some watched, some removed, some cleared. Each stamp is given once. */
const histories = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('movie:1', 'movie:2', 'tv:3:1:1', clearKey), stamp, deleted: fc.boolean() }),
  { selector: (entry) => entry.stamp, maxLength: 8 },
)

function folded(changes: readonly { key: string; stamp: string; deleted: boolean }[]): string[] {
  const rows = new Map<string, (typeof changes)[number]>()
  for (const change of changes) {
    const next = change.key === clearKey ? { ...change, deleted: false } : change
    if (wins(next, rows.get(change.key))) rows.set(change.key, next)
  }
  return visibleRows('watch_history', [...rows.values()])
    .map(({ key, stamp }) => `${key}@${stamp}`)
    .toSorted()
}

test('a clear hides the same wherever it arrives among the others: what is seen is what was last watched after the last clear', () => {
  fc.assert(
    fc.property(histories, fc.integer(), (changes, salt) => {
      const cleared = changes.filter(({ key }) => key === clearKey).reduce((last, entry) => (entry.stamp > last ? entry.stamp : last), '')
      const after = changes.filter((entry) => entry.key !== clearKey && entry.stamp > cleared)
      const seen = folded(changes)
      expect([folded(shuffled(changes, salt)), folded(after)]).toEqual([seen, seen])
    }),
    runs,
  )
})

/** Another order of the same, by a number. */
function shuffled<T>(items: readonly T[], salt: number): T[] {
  const order = items.map((item, at) => ({ item, by: Math.imul(at + 1, salt | 1) }))
  return order.toSorted((a, b) => a.by - b.by).map(({ item }) => item)
}

/** A history, and after how many changes each time a device looks, over and over. */
const pulled = fc.tuple(histories, fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }))

test('a device ends with the same rows however often it looks while they change', async () => {
  await fc.assert(
    fc.asyncProperty(pulled, async ([history, steps]) => {
      expect(await rowsAfter(history, steps)).toEqual(folded(history))
    }),
    runs,
  )
})

/** What a device shows that has asked a server for its news every so many changes. */
async function rowsAfter(
  history: readonly { key: string; stamp: string; deleted: boolean }[],
  steps: readonly number[],
): Promise<string[]> {
  const { ports } = testDevice(memoryStore())
  const held = new Map<string, Change>()
  return ports.store.transact(async (tx) => {
    await tx.putAccount({ ...(await accountOf(tx, owner)), cursor: '0' })
    for (let looks = 0, seq = 0; seq < history.length; looks++) {
      const since = seq
      for (const entry of history.slice(since, since + (steps[looks % steps.length] ?? 1))) take(held, entry, ++seq)
      const changes = [...held.values()].filter((change) => change.seq > since)
      const page = { changes, cursor: String(looks + 1), hasMore: false, epoch: 'epoch-1', seq, serverTime: 0 }
      await applyPage(tx, ports, owner, String(looks), page)
    }
    return visibleRows('watch_history', await tx.allRows('watch_history', owner))
      .map(({ key, stamp }) => `${key}@${stamp}`)
      .toSorted()
  })
}

/** A server takes up a change: where it wins, and not below a clear, which removes all that is below it. */
function take(held: Map<string, Change>, { key, stamp, ...entry }: { key: string; stamp: string; deleted: boolean }, seq: number): void {
  const deleted = key !== clearKey && entry.deleted
  if (key !== clearKey && stamp <= (held.get(clearKey)?.stamp ?? '')) return
  if (!wins({ stamp, deleted }, held.get(key))) return
  held.set(key, { entity: 'watch_history', key, value: deleted ? null : `at ${stamp}`, deleted, stamp, seq })
  if (key === clearKey) for (const row of held.values()) if (row.key !== clearKey && row.stamp <= stamp) held.delete(row.key)
}

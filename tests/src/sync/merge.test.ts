import { expect, test } from 'vitest'
import { type Change, clearKey } from '#contract/sync.ts'
import { budgets } from '#support/budgets.ts'
import { histories, type HistoryChange, versions } from '#support/histories.ts'
import { stampAt } from '#support/sync.ts'
import { owner, testDevice } from '#support/sync-device.ts'
import { applyPage } from '#sync/pull.ts'
import { comparedRows, type Contender, visibleRows, wins } from '#sync/merge.ts'
import { accountOf } from '#sync/store.ts'
import { memoryStore } from '../../simulation/memory-store.ts'

const merge = <V extends Contender>(a: V, b: V): V => (wins(b, a) ? b : a)
const pairs = versions.flatMap((a) => versions.map((b) => [a, b] as const))
const triples = pairs.flatMap(([a, b]) => versions.map((c) => [a, b, c] as const))

test('a newer stamp wins, whatever it says', () => {
  expect(wins({ stamp: 'b', deleted: true }, { stamp: 'a', deleted: false })).toBe(true)
  expect(wins({ stamp: 'a', deleted: false }, { stamp: 'b', deleted: true })).toBe(false)
})

test('on equal stamps a value beats a deletion', () => {
  expect(wins({ stamp: 'a', deleted: false }, { stamp: 'a', deleted: true })).toBe(true)
  expect(wins({ stamp: 'a', deleted: true }, { stamp: 'a', deleted: false })).toBe(false)
})

test('a digest covers what is shown and the clear, and nothing that was deleted or cleared', () => {
  const rows = [
    { key: 'movie:1', stamp: stampAt(1), deleted: false },
    { key: clearKey, stamp: stampAt(2), deleted: false },
    { key: 'movie:2', stamp: stampAt(3), deleted: false },
    { key: 'movie:3', stamp: stampAt(4), deleted: true },
  ]
  expect(comparedRows('watch_history', rows).map(({ key }) => key)).toEqual([clearKey, 'movie:2'])
})

test('anything beats nothing', () => {
  expect(wins({ stamp: '', deleted: true }, undefined)).toBe(true)
})

test('merging is idempotent: a version never replaces itself', () => {
  expect(versions.filter((a) => wins(a, { ...a }))).toEqual([])
})

test('merging is commutative', () => {
  expect(pairs.filter(([a, b]) => merge(a, b) !== merge(b, a))).toEqual([])
})

test('merging is associative', () => {
  expect(triples.filter(([a, b, c]) => merge(merge(a, b), c) !== merge(a, merge(b, c)))).toEqual([])
})

test('merging is monotone: nothing merged in ever makes an older version win', () => {
  expect(triples.filter(([a, b, c]) => wins(a, merge(a, b)) || wins(merge(a, b), merge(merge(a, b), c)))).toEqual([])
})

const lengths = (longest: number): number[] => Array.from({ length: longest + 1 }, (_, length) => length)
const stampOf = ({ place }: HistoryChange): string => stampAt(place)
const inOrder = (changes: readonly HistoryChange[]): HistoryChange[] => changes.toSorted((a, b) => a.place - b.place)

/** What is seen in the end of a history that arrives in this order. */
function seenAfter(changes: readonly HistoryChange[]): string[] {
  const rows = new Map<string, Contender & { key: string }>()
  for (const change of changes) {
    const row = { key: change.key, deleted: change.deleted, stamp: stampOf(change) }
    if (wins(row, rows.get(row.key))) rows.set(row.key, row)
  }
  return visibleRows('watch_history', [...rows.values()])
    .map(inWords)
    .toSorted()
}

const inWords = ({ key, stamp }: { key: string; stamp: string }): string => `${key}@${stamp}`

test.each(lengths(budgets.historyLength))(
  'a clear hides the same wherever it arrives among %i changes: what is seen is what was last watched after the last clear',
  (length) => {
    for (const history of histories(length)) {
      const cleared = Math.max(0, ...history.filter(({ key }) => key === clearKey).map(({ place }) => place))
      const after = history.filter(({ place }) => place > cleared)
      expect(seenAfter(history), `${JSON.stringify(history)}`).toEqual(seenAfter(inOrder(after)))
    }
  },
)

test.each(lengths(4))('a device ends with the same rows however often it looks while %i changes arrive', async (length) => {
  for (const history of histories(length)) {
    const expected = seenAfter(history)
    for (let looks = 0; looks < 2 ** Math.max(0, length - 1); looks++)
      expect(await seenOnDevice(history, looks), `${JSON.stringify(history)}, looks ${looks.toString(2)}`).toEqual(expected)
  }
})

/** What a device shows that asks a server for its news after every change whose bit is set in `looks`, and after the last. */
async function seenOnDevice(history: readonly HistoryChange[], looks: number): Promise<string[]> {
  const { ports } = testDevice(memoryStore())
  const held = new Map<string, Change>()
  return ports.store.transact(async (tx) => {
    await tx.putAccount({ ...(await accountOf(tx, owner)), cursor: '0' })
    let since = 0
    for (const [index, change] of history.entries()) {
      const seq = index + 1
      take(held, change, seq)
      if (seq < history.length && (looks & (1 << index)) === 0) continue
      const changes = [...held.values()].filter((row) => row.seq > since)
      const page = { changes, cursor: String(seq), hasMore: false, epoch: 'epoch-1', seq, serverTime: 0 }
      await applyPage(tx, ports, owner, String(since), page)
      since = seq
    }
    return visibleRows('watch_history', await tx.allRows('watch_history', owner))
      .map(inWords)
      .toSorted()
  })
}

/** A server takes up a change: where it wins, and not below a clear, which removes all that is below it. */
function take(held: Map<string, Change>, change: HistoryChange, seq: number): void {
  const { key, deleted } = change
  const stamp = stampOf(change)
  if (key !== clearKey && stamp <= (held.get(clearKey)?.stamp ?? '')) return
  if (!wins({ stamp, deleted }, held.get(key))) return
  held.set(key, { entity: 'watch_history', key, value: deleted ? null : `at ${stamp}`, deleted, stamp, seq })
  if (key === clearKey) for (const row of held.values()) if (row.key !== clearKey && row.stamp <= stamp) held.delete(row.key)
}

import { clearKey } from '#contract/sync.ts'
import { makeStamp } from '#sync/clock.ts'

/** Two stamps of every kind there is between two changes: another moment, another counter, another device. */
const stamps = [1, 2].flatMap((ms) =>
  [0, 1].flatMap((counter) => ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((client) => makeStamp(ms, counter, client))),
)

/** Every version of a row that a merge can tell from another. */
export const versions = stamps.flatMap((stamp) => [false, true].map((deleted) => ({ stamp, deleted })))

/** One change of a watch history: a title is watched or removed, or all before it is cleared. */
export interface HistoryChange {
  key: string
  deleted: boolean
  /** Its place among the stamps of its history; each is given once, 1 is the oldest. */
  place: number
}

const kinds = [
  { key: 'movie:1', deleted: false },
  { key: 'movie:1', deleted: true },
  { key: 'movie:2', deleted: false },
  { key: 'movie:2', deleted: true },
  { key: clearKey, deleted: false },
]

/**
 * Every history of so many changes, in the order of their arrival. The titles are alike, so that the first one in a history is always
 * movie:1.
 */
export function* histories(length: number): Generator<HistoryChange[]> {
  const orders = [...permutations(length)]
  for (const sequence of sequences(length)) {
    if (sequence.find(({ key }) => key !== clearKey)?.key === 'movie:2') continue
    for (const order of orders) yield sequence.map((kind, index) => ({ ...kind, place: order[index] ?? 0 }))
  }
}

function* sequences(length: number): Generator<typeof kinds> {
  if (length === 0) return yield []
  for (const sequence of sequences(length - 1)) for (const kind of kinds) yield [...sequence, kind]
}

/** Every order of 1 to `length`. */
function* permutations(length: number): Generator<number[]> {
  if (length === 0) return yield []
  for (const order of permutations(length - 1))
    for (let at = 0; at < length; at++) yield [...order.slice(0, at), length, ...order.slice(at)]
}

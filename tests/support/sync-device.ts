import type { Change, EntityName, MutationResult, PullAnswer, PushAnswer } from '#contract/sync.ts'
import { type QueuedMutation, type Row, type Store } from '#sync/store.ts'
import type { Reply, SyncPorts, Transport } from '#sync/ports.ts'
import { deviceOf } from '#sync/clock.ts'
import { writeLocally } from '#sync/write.ts'
import { stampAt } from './sync.ts'

export const owner = 'user-1'

/** One device under a test's full control: its clock, its chance and what the server says next. */
export interface TestDevice {
  ports: SyncPorts
  /** `run` is another one after a new start, or when the clock was set. */
  clock: { now: number; run: string }
  /** The pushes and pulls so far. */
  sent: Parameters<Transport['push']>[0][]
  pulled: (string | null)[]
  /** What the server answers; by default every change is applied and there is nothing to fetch. */
  onPush: (request: Parameters<Transport['push']>[0]) => Reply<PushAnswer> | Promise<Reply<PushAnswer>>
  onPull: (cursor: string | null, digest: boolean) => Reply<PullAnswer>
  /** A decision on any entity; `put` and `remove` are those on a favorite. */
  decide: (entity: EntityName, key: string, op: 'put' | 'delete', value: unknown) => Promise<void>
  put: (key: string, value?: unknown) => Promise<void>
  remove: (key: string) => Promise<void>
  row: (key: string, entity?: EntityName) => Promise<Row | undefined>
  queue: () => Promise<QueuedMutation[]>
}

/** What the device's clock says at first, epoch ms. */
const firstNow = 1_900_000_000_000

const answer = <T>(value: T): Reply<T> => ({ kind: 'answer', value })

export const pushAnswer = (results: MutationResult[], seq = 1, more: Partial<PushAnswer> = {}): Reply<PushAnswer> =>
  answer({ results, seq, epoch: 'epoch-1', serverTime: 0, ...more })

export const pullAnswer = (more: Partial<PullAnswer> = {}): Reply<PullAnswer> =>
  answer({ changes: [], cursor: 'cursor-1', hasMore: false, epoch: 'epoch-1', seq: 0, serverTime: 0, ...more })

/** Movie `id` as the server has it since `seq`, from another device. */
export const serverChange = (id: number, seq: number, more: Partial<Change> = {}): Change => ({
  entity: 'favorites',
  key: `movie:${id}`,
  value: `server ${id}`,
  deleted: false,
  stamp: stampAt(firstNow - 1000 + seq, 0, 'bbbbbbbbbbbb'),
  seq,
  ...more,
})

/** A server at `serverTime` (epoch ms), which refuses every stamp more than a minute ahead of it. */
export const serverWithClock =
  (serverTime: number): TestDevice['onPush'] =>
  ({ items }) =>
    pushAnswer(
      items.map(({ mutationId, stamp }) =>
        Number(stamp.slice(0, 13)) > serverTime + 60_000
          ? { mutationId, result: 'rejected', code: 'clock-future' }
          : { mutationId, result: 'applied' },
      ),
      1,
      { serverTime },
    )

/** It knows the server's time from the beginning, unless told otherwise, and as long as an answer says nothing else, both clocks agree. */
export function testDevice(store: Store, clientByte = 7, { knowsTime = true } = {}): TestDevice {
  const clock = { now: firstNow, run: 'first run' }
  let lastByte = clientByte
  let isNew = knowsTime
  const decide = (entity: EntityName, key: string, op: 'put' | 'delete', value: unknown) =>
    store.transact(async (tx) => {
      if (isNew) {
        const measured = { run: clock.run, serverTime: clock.now, errorMs: 0 }
        await tx.putDevice({ ...(await deviceOf(tx, device.ports)), measured })
        isNew = false
      }
      await writeLocally(tx, device.ports, { owner, entity, key, op, value, queued: true })
    })
  const agreeing = <T extends { serverTime: number }>(reply: Reply<T>): Reply<T> =>
    reply.kind === 'answer' && reply.value.serverTime === 0 ? answer({ ...reply.value, serverTime: clock.now }) : reply
  const device: TestDevice = {
    clock,
    sent: [],
    pulled: [],
    onPush: ({ items }) => pushAnswer(items.map(({ mutationId }) => ({ mutationId, result: 'applied' }))),
    onPull: () => pullAnswer(),
    ports: {
      store,
      clock: { now: () => clock.now, run: () => clock.run },
      random: { bytes: (count) => new Uint8Array(count).map(() => lastByte++ % 256) },
      transport: {
        async push(request) {
          device.sent.push(request)
          return agreeing(await device.onPush(request))
        },
        async pull({ cursor, digest = false }) {
          device.pulled.push(cursor)
          return agreeing(device.onPull(cursor, digest))
        },
      },
    },
    decide,
    put: (key, value = `value of ${key}`) => decide('favorites', key, 'put', value),
    remove: (key) => decide('favorites', key, 'delete', null),
    row: (key, entity = 'favorites') => store.read(async (tx) => (await tx.rows(entity, owner, [key]))[0]),
    queue: () => store.read((tx) => tx.mutations(owner)),
  }
  return device
}

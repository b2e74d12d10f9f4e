import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { groupedStore } from '#server/repositories/grouped-store.ts'
import { lockstepStore } from '#server/repositories/lockstep-store.ts'
import { sqlRows } from '#server/repositories/sync-rows.ts'
import type { SyncRows, SyncStore } from '#server/sync/sync-rows.ts'
import { startTestServer, type TestServer } from '#support/server.ts'
import { newMember } from '../simulation/new-member.ts'

let server: TestServer
let store: SyncStore
let ann: string
let bob: string
let cid: string

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;[ann, bob, cid] = [await newMember(server), await newMember(server), await newMember(server)]
})
afterAll(() => server.close())

const bumpOf = (member: string) => (rows: SyncRows) => rows.bumpSeq(member, 1)
const bump = (member: string) => store.transact(member, bumpOf(member))
const seqOf = async (member: string) => (await sqlRows(server.db).findAccount(member)).seq
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const stores = [
  { name: 'in a row', make: groupedStore },
  // Its statements are PostgreSQL's.
  ...(process.env['TEST_DATABASE_URL'] ? [{ name: 'side by side', make: lockstepStore }] : []),
]

describe.each(stores)('works that are carried out $name', ({ make }) => {
  beforeEach(() => {
    store = make(server.db)
  })

  test('those of one member are all done, in the order they came, each with its own answer', async () => {
    const answers = await Promise.all(upTo(100).map(() => bump(ann)))
    expect(answers.map(({ seq }) => seq)).toEqual(upTo(100))
    expect(await seqOf(ann)).toBe(100)
  })

  test('those of several members are all done, and the numbers of each are their own', async () => {
    const answers = await Promise.all(upTo(50).flatMap(() => [bump(ann), bump(bob)]))
    expect(answers.map(({ seq }) => seq)).toEqual(upTo(50).flatMap((seq) => [seq, seq]))
  })

  test('one that fails undoes what it did, and nothing of the others', async () => {
    const failing = async (rows: SyncRows) => {
      await rows.bumpSeq(bob, 1)
      throw new Error('no')
    }
    const settled = await Promise.allSettled([bump(ann), store.transact(bob, failing), bump(cid)])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([await seqOf(ann), await seqOf(bob), await seqOf(cid)]).toEqual([1, 0, 1])
  })

  test('one that the database refuses undoes what it did, and nothing of the others', async () => {
    const twice = async (rows: SyncRows) => {
      await rows.bumpSeq(bob, 1)
      const mutation = { mutation_id: 'm', payload_hash: '', result: 'applied', seq: 1, created_at: 0 } as const
      await rows.insertAppliedMutation(bob, mutation)
      await rows.insertAppliedMutation(bob, mutation)
    }
    const settled = await Promise.allSettled([bump(ann), store.transact(bob, twice), bump(cid)])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([await seqOf(ann), await seqOf(bob), await seqOf(cid)]).toEqual([1, 0, 1])
  })

  test('the work of somebody who is not there fails alone', async () => {
    const settled = await Promise.allSettled([bump(ann), bump('nobody')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await seqOf(ann)).toBe(1)
  })

  test('nothing is answered before it is committed', async () => {
    const order: string[] = []
    // Works that come together are committed together for a while, which on a busy machine the first alone may take.
    using _ = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const quick = (async () => {
      await bump(ann)
      order.push('the first is answered')
    })()
    const slow = store.transact(bob, async (rows) => {
      await rows.bumpSeq(bob, 1)
      await sleep(50)
      order.push('the last work is done')
    })
    await Promise.all([quick, slow])
    expect(order).toEqual(['the last work is done', 'the first is answered'])
  })

  test('when the database is gone, everyone who waits for it is told', async () => {
    await using broken = await startTestServer()
    const members = [await newMember(broken), await newMember(broken)]
    store = make(broken.db)
    const works = members.map(bump)
    const closing = broken.db.destroy()
    const settled = await Promise.allSettled(works)
    await closing
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(bump(members[0] ?? '')).rejects.toThrow('driver')
  })
})

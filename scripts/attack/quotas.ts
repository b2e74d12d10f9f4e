import { randomUUID } from 'node:crypto'
import { quota } from '#contract/quota.ts'
import { type Mutation, payloadVersion, type PushAnswer, pushLimit } from '#contract/sync.ts'
import { makeStamp } from '#sync/clock.ts'
import { attempt, type Attempt, type Target } from './attempt.ts'
import type { Reply, Visitor } from './visitor.ts'

const attacker = 60
const device = 'aaaaaaaaaaaa'
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

const signUp = ({ visitor }: Target): Promise<string> => visitor(attacker).signUp()

/** A note as long as there may be, about movie `id`. */
function noteOn(id: number): Mutation {
  const value = {
    media_id: id,
    media_type: 'movie',
    title: 'T'.repeat(200),
    poster_path: null,
    backdrop_path: null,
    note: 'x'.repeat(2000),
  }
  return { ...change(`movie:${id}`), op: 'put', value }
}
const deletionOf = (id: number): Mutation => ({ ...change(`movie:${id}`), op: 'delete', value: null })
const change = (key: string) => ({
  mutationId: randomUUID(),
  entity: 'title_notes' as const,
  key,
  stamp: makeStamp(Date.now(), 0, device),
  v: payloadVersion,
})

const push = ({ ask }: Visitor, token: string, items: readonly Mutation[]): Promise<Reply> =>
  ask('/api/sync/push', { method: 'POST', headers: headersOf(token), body: JSON.stringify({ items }) })

/** Pushes as many changes as may be in one request, four requests at once, until the server asks for a wait; how many it took. */
async function pushAll({ visitor }: Target, token: string, changeOf: (id: number) => Mutation, most: number): Promise<number> {
  let next = 1
  let taken = 0
  let isRefused = false
  const send = async (): Promise<void> => {
    while (!isRefused && next <= most) {
      const first = next
      next += pushLimit
      const items = Array.from({ length: pushLimit }, (_, index) => changeOf(first + index))
      const { status, body } = await push(visitor(attacker), token, items)
      isRefused = status === 429
      if (status === 200) taken += (JSON.parse(body) as PushAnswer).results.filter(({ result }) => result === 'applied').length
    }
  }
  await Promise.all(Array.from({ length: 4 }, send))
  return taken
}

/** What a member may write in a minute, and a request more: the clock may strike meanwhile. */
const mostInAMinute = 5600

const manyRows = attempt({
  name: 'many-rows',
  what: 'One member writes notes as long and as fast as they can',
  cpuSeconds: 12,
  setup: signUp,
  attack: (target, token) => pushAll(target, token, noteOn, quota.rows * 2),
  holds: (taken) => (taken <= mostInAMinute ? [] : [`${taken} rows were taken in one go`]),
})

const manyDeletions = attempt({
  name: 'many-deletions',
  what: 'One member deletes what was never there',
  cpuSeconds: 12,
  setup: signUp,
  attack: (target, token) => pushAll(target, token, deletionOf, quota.rows),
  holds: (taken) => (taken <= mostInAMinute ? [] : [`${taken} deletions of nothing were taken in one go`]),
})

const longLists = attempt({
  name: 'long-lists',
  what: 'Twelve reads at once of a list with everything one may write in a minute, and again and again',
  cpuSeconds: 12,
  async setup(target) {
    const token = await signUp(target)
    // Something is left of the minute for reading.
    return { token, rows: await pushAll(target, token, noteOn, mostInAMinute - 2000) }
  },
  async attack({ visitor, signal }, { token }) {
    const replies: Reply[] = []
    const read = async (): Promise<void> => {
      while (!signal.aborted && replies.at(-1)?.status !== 429)
        replies.push(await visitor(attacker).ask('/api/title-notes', { headers: headersOf(token) }))
    }
    await Promise.all(Array.from({ length: 12 }, read))
    return replies
  },
  holds: (replies, _target, { rows }) => {
    const whole = replies.filter(({ status }) => status === 200)
    const isShort = whole.some(({ body }) => (JSON.parse(body) as unknown[]).length !== rows)
    return [
      ...(whole.length > 0 ? [] : ['no list was answered']),
      ...(isShort ? ['a list was answered that is not whole'] : []),
      ...(replies.some(({ status }) => status === 429) ? [] : ['they were never told to wait']),
    ]
  },
})

export const quotaAttempts: readonly Attempt[] = [manyRows, manyDeletions, longLists]

import { expect, test } from 'vitest'
import type { Mutation, PullAnswer } from '#contract/sync.ts'
import { limits } from '#server/http/limits.ts'
import { startTestServer, type TestMember, type TestServer } from '#support/server.ts'
import { pushAll, putFavorite, stampAt } from '#support/sync.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const push = ({ call }: TestServer, { token }: TestMember, items: readonly Mutation[]) => call('push', { token, body: { items } })
/** So many calls of a minute are left to everybody. */
const withCalls = (calls: number) => startTestServer({ limitFactor: calls / limits.member.max })
const until429 = async (call: () => Promise<{ status: number }>): Promise<number> => {
  for (let times = 0; ; times++) if ((await call()).status === 429) return times
}

test('a push counts for the rows it carries, and changes nothing once that is too much', async () => {
  await using server = await withCalls(120)
  const ann = await server.register()
  let next = 1
  const pushed = await until429(() =>
    push(
      server,
      ann,
      Array.from({ length: 100 }, () => putFavorite(next++, stampAt(server.clock.now))),
    ),
  )
  // Each counts for itself, and for a hundred rows.
  expect(pushed).toBe(10)
  server.clock.now += limits.member.windowMs
  expect(((await server.call('pull', { token: ann.token })).body as PullAnswer).seq).toBe(1000)
})

test('a clear counts for many rows', async () => {
  await using server = await withCalls(120)
  const ann = await server.register()
  expect(await until429(() => server.call('clearWatchHistory', { token: ann.token }))).toBe(2)
})

async function withFavorites(server: TestServer, count: number): Promise<TestMember> {
  const member = await server.register()
  await pushAll(
    server,
    member,
    upTo(count).map((id) => putFavorite(id, stampAt(server.clock.now))),
  )
  return member
}

test.each(['favorites', 'exportProfile'] as const)('%s counts for the rows it reads', async (name) => {
  await using server = await withCalls(120)
  const ann = await withFavorites(server, 500)
  // 55 of the 120 were for writing; then three for each.
  expect(await until429(() => server.call(name, { token: ann.token }))).toBe(22)
})

test('long lists asked for at once go out one after another, none before the last was counted', async () => {
  await using server = await withCalls(120)
  const ann = await withFavorites(server, 500)
  const answers = await Promise.all(upTo(30).map(() => server.call('favorites', { token: ann.token })))
  const whole = answers.filter(({ status }) => status === 200)
  // Of the 65 that were left 30 were for asking. Seventeen lists count for 34, and only after the eighteenth it is known to be too much.
  expect(whole.map(({ body }) => (body as unknown[]).length)).toEqual(Array.from({ length: 18 }, () => 500))
  expect(answers.filter(({ status }) => status === 429).length).toBe(12)
})

test('a digest counts for every row there is', async () => {
  await using server = await withCalls(120)
  const ann = await withFavorites(server, 500)
  const { cursor } = (await server.call('pull', { token: ann.token })).body as PullAnswer
  expect(await until429(() => server.call('pull', { token: ann.token, query: { cursor, digest: '1' } }))).toBe(21)
})

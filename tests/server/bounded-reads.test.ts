import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { pullCharacters, type Change, type Mutation, type PullAnswer } from '#contract/sync.ts'
import { ApiError } from '#server/http/api-error.ts'
import { oneLongAnswer } from '#server/http/long-answers.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
import { startTestServer } from '#support/server.ts'
import { pushAll, putFavorite, stampAt } from '#support/sync.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('a list of any length is answered whole, the newest first', async () => {
  await using server = await startTestServer()
  const ann = await server.register()
  const { now } = server.clock
  await pushAll(
    server,
    ann,
    upTo(1100).map((id) => putFavorite(id, stampAt(now - 10_000 + ((id * 7) % 1103)))),
  )
  const newestFirst = upTo(1100).toSorted((a, b) => ((b * 7) % 1103) - ((a * 7) % 1103))
  const { headers, body } = await server.call('favorites', { token: ann.token })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual(newestFirst.map((id) => `movie:${id}`))
  const exported = (await server.call('exportProfile', { token: ann.token })).body as { favorites: { media_id: number }[] }
  expect(exported.favorites.map(({ media_id }) => media_id).sort((a, b) => a - b)).toEqual(upTo(1100))
})

test('a page of changes ends where it grows too large, and the next one goes on there', async () => {
  await using server = await startTestServer()
  const ann = await server.register()
  const noteOn = (id: number): Mutation =>
    putFavorite(id, stampAt(server.clock.now), {
      entity: 'title_notes',
      value: { media_id: id, media_type: 'movie', title: 'T'.repeat(200), poster_path: null, backdrop_path: null, note: 'x'.repeat(2000) },
    })
  await pushAll(server, ann, upTo(500).map(noteOn))
  const found: Change[] = []
  for (let cursor: string | undefined, pages = 0; ;) {
    const answer = await server.call('pull', { token: ann.token, query: cursor === undefined ? {} : { cursor } })
    const page = answer.body as PullAnswer
    expect(JSON.stringify(page.changes.map(({ value }) => value)).length).toBeLessThan(pullCharacters + 1000)
    found.push(...page.changes)
    pages += 1
    cursor = page.cursor
    if (page.hasMore) continue
    expect(pages).toBe(2)
    break
  }
  expect(found.map(({ seq }) => seq)).toEqual(upTo(500))
})

test('a long answer begins when the one before it is sent, or its connection is gone; nobody waits for those of another', async () => {
  const begin = oneLongAnswer(new RateLimits(() => 0, 1))
  const begun: string[] = []
  const ask = (member: string, id: string) => {
    const [raw, leaving] = [new EventEmitter(), new AbortController()]
    const asked = begin(member, { id, signal: leaving.signal } as FastifyRequest, { raw } as unknown as FastifyReply).then(() =>
      begun.push(id),
    )
    return { asked, sent: () => raw.emit('close'), leave: () => leaving.abort() }
  }
  const [first, second, third] = [ask('ann', 'first'), ask('ann', 'second'), ask('ann', 'third')]
  await Promise.all([first.asked, ask('ben', "ben's").asked])
  expect(begun).toEqual(['first', "ben's"])
  second.leave()
  await expect(second.asked).rejects.toThrow(ApiError)
  first.sent()
  await third.asked
  expect(begun).toEqual(['first', "ben's", 'third'])
})

import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { lanes, limits } from '#server/http/limits.ts'
import { fileNamed, type ProxyOptions, send, startOrigin, startProxy } from '#support/fake-origin.ts'

const drawn = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
const good = await drawn(30, 45)
const endless = await drawn(400, 9000)

const letters = 'abcdefghijklmnopqrst'
/** One of many names that no origin has. */
const nameOf = (place: number): string => fileNamed(`x${[...String(place)].map((digit) => letters[Number(digit)]).join('')}`)
const held = [...letters].map((letter) => fileNamed(`held${letter}`))
const closers: (() => Promise<void>)[] = []

/** A proxy before an origin that answers for some pictures only when it is told to. */
async function world(options: ProxyOptions = {}) {
  const waiting: ServerResponse[] = []
  const origin = await startOrigin({
    ...Object.fromEntries(held.map((file) => [file, (_, response) => void waiting.push(response)])),
    ...Object.fromEntries([...letters].map((letter) => [fileNamed(`good${letter}`), send(good)])),
    [fileNamed('endless', 'png')]: send(endless),
  })
  const proxy = await startProxy({ origin: origin.address }, options)
  closers.push(proxy.close, origin.close)
  const get = (file: string, remoteAddress = '192.0.2.1') => proxy.app.inject({ url: `/img/w500/${file}.webp`, remoteAddress })
  return { origin, proxy, waiting, get }
}

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

test('whoever asks for many waits for themselves: somebody else has theirs meanwhile', async () => {
  const { get, origin, waiting } = await world()
  const many = held.map((file) => get(file))
  await expect.poll(() => waiting).toHaveLength(lanes.pictures.perNetwork)
  expect((await get(fileNamed('gooda'), '192.0.2.2')).statusCode).toBe(200)
  // Neither has one more of the greedy ones been fetched.
  expect(origin.asked).toHaveLength(lanes.pictures.perNetwork + 1)
  for (let done = 0; done < held.length; done += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.end(good)
  }
  expect(new Set((await Promise.all(many)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('beyond those that may wait, the answer is 503 and says when to come back', async () => {
  const { get, waiting } = await world()
  const slow = held.slice(0, lanes.pictures.perNetwork).map((file) => get(file))
  await expect.poll(() => waiting).toHaveLength(slow.length)
  const refused: Awaited<ReturnType<typeof get>>[] = []
  const queued = Array.from({ length: lanes.pictures.queue + 3 }, async (_, place) => {
    const answer = await get(nameOf(place))
    if (answer.statusCode === 503) refused.push(answer)
  })
  await expect.poll(() => refused).toHaveLength(3)
  for (const { headers, json } of refused) expect([headers['retry-after'], json().error.code]).toEqual(['3', 'busy'])
  expect((await get(fileNamed('goodc'), '192.0.2.2')).statusCode).toBe(200)
  for (const response of waiting.splice(0)) response.end(good)
  await Promise.all([...slow, ...queued])
})

test('a network may have so many made in a minute; kept ones do not count', async () => {
  const { get, proxy } = await world({ limitFactor: 3 / limits.picture.max })
  const one = '2001:db8:1:2::1'
  for (const letter of ['a', 'b', 'c']) expect((await get(fileNamed(`good${letter}`), one)).statusCode).toBe(200)
  const refused = await get(fileNamed('goodd'), '2001:db8:1:2::ffff')
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([429, '60', 'no-store'])
  expect((await get(fileNamed('gooda'), one)).statusCode).toBe(200)
  expect((await get(fileNamed('goodd'), '2001:db8:1:3::1')).statusCode).toBe(200)
  proxy.clock.now += limits.picture.windowMs
  expect((await get(fileNamed('goode'), one)).statusCode).toBe(200)
})

test('what the origin does not have is asked for again only ten minutes later', async () => {
  const { get, origin, proxy } = await world()
  for (const _ of [1, 2, 3]) expect((await get(fileNamed('missing'))).statusCode).toBe(404)
  expect(origin.asked).toHaveLength(1)
  proxy.clock.now += 10 * 60_000
  expect((await get(fileNamed('missing'))).statusCode).toBe(404)
  expect(origin.asked).toHaveLength(2)
})

test('what nobody waits for any more is neither fetched nor read to its end', async () => {
  const { origin, proxy, waiting } = await world()
  const url = await proxy.app.listen({ host: '127.0.0.1', port: 0 })
  const leaving = new AbortController()
  const asked = held.slice(0, 8).map((file) => fetch(`${url}/img/w500/${file}.webp`, { signal: leaving.signal }))
  await expect.poll(() => waiting).toHaveLength(lanes.pictures.perNetwork)
  const cut = waiting.map((response) => new Promise((resolve) => response.once('close', resolve)))
  leaving.abort()
  await Promise.allSettled(asked)
  await Promise.all(cut)
  expect((await fetch(`${url}/img/w500/${fileNamed('goodf')}.webp`)).status).toBe(200)
  expect(origin.asked).toHaveLength(lanes.pictures.perNetwork + 1)
})

test('a picture is at most three times as high as it is wide, whole where its original is higher', async () => {
  const { get } = await world()
  const { rawPayload } = await get(fileNamed('endless', 'png'))
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 67, height: 1500 })
})

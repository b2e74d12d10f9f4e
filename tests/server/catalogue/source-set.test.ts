import { mkdtempSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CatalogueSource, type SourceReader, UnreadableSource } from '#server/catalogue/source-reader.ts'
import type { SourceFault } from '#contract/source-health.ts'
import { SourceSet } from '#server/catalogue/source-set.ts'

/** A line is an item; a line of question marks is left out, and one of exclamation marks ruins everything. */
const lines: SourceReader<string> = {
  limits: { bytes: 10_000, ms: 2000 },
  async read(body) {
    const all = (await text(body)).split('\n')
    const ruined = all.indexOf('!!!')
    if (ruined !== -1) throw new UnreadableSource(`Line ${ruined + 1} says nothing.`)
    const problems = all.flatMap((line, at) => (line === '???' ? [{ line: at + 1, what: 'a question' }] : []))
    return { items: all.filter((line) => line !== '???'), problems }
  },
}

let folder: string
let said: { reason?: string; line?: number; msg: string }[]
let answerWith: RequestListener
let asked: { path: string; validator: string | undefined }[]
let address: string
let now: number
const cleanUps: (() => Promise<void> | void)[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'))
  said = []
  asked = []
  now = 1_800_000_000_000
  answerWith = (_request, response) => void response.end('one\ntwo')
  const host = createServer((request, response) => {
    asked.push({ path: request.url ?? '', validator: request.headers['if-none-match'] })
    answerWith(request, response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/list?key=secret`
  cleanUps.push(() => {
    host.closeAllConnections()
    host.close()
  })
})

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
  vi.useRealTimers()
})

const sourceAt = (from: string): CatalogueSource => ({ name: 'A source', from, homepage: null })

/** A set of sources as a server that starts has it. */
async function started(...sources: CatalogueSource[]): Promise<SourceSet<string>> {
  const stream = { write: (line: string) => void said.push(JSON.parse(line) as (typeof said)[number]) }
  const { log } = Fastify({ logger: { level: 'warn', stream } })
  const set = new SourceSet({ kind: 'articles', sources, reader: lines, freshMs: 3_600_000, dir: folder, clock: () => now, log })
  cleanUps.push(() => set.end())
  await set.open()
  await set.begin()
  return set
}

test('an address is read, and what it has is there', async () => {
  const set = await started(sourceAt(address))
  expect(set.items()).toEqual(['one', 'two'])
  expect(set.health()).toEqual([
    { kind: 'articles', name: 'A source', homepage: null, items: 2, leftOut: 0, remarks: [], readAt: now, fault: null },
  ])
})

test('files are read as well, and the items of all sources stand in the order of the list', async () => {
  writeFileSync(join(folder, 'list.txt'), 'three')
  const set = await started(sourceAt(join(folder, 'list.txt')), sourceAt(address))
  expect(set.items()).toEqual(['three', 'one', 'two'])
})

test('a server that starts again has the last good copy, and asks again only once it is old', async () => {
  await started(sourceAt(address))
  now += 3_599_000
  const again = await started(sourceAt(address))
  expect(again.items()).toEqual(['one', 'two'])
  expect(asked).toHaveLength(1)
  now += 2000
  expect((await started(sourceAt(address))).health()[0]?.readAt).toBe(now)
  expect(asked).toHaveLength(2)
})

test('a source that has not changed is not sent again', async () => {
  answerWith = ({ headers }, response) =>
    void (headers['if-none-match'] === '"a"' ? response.writeHead(304).end() : response.writeHead(200, { etag: '"a"' }).end('one'))
  await started(sourceAt(address))
  now += 3_600_000
  const set = await started(sourceAt(address))
  expect(asked.map(({ validator }) => validator)).toEqual([undefined, '"a"'])
  expect(set.items()).toEqual(['one'])
  expect(set.health()[0]).toMatchObject({ fault: null, readAt: now })
})

const unreadable: readonly (readonly [what: string, listener: RequestListener, reason: string, fault: SourceFault])[] = [
  ['says nothing of use', (_, response) => void response.end('one\n!!!'), 'Line 2 says nothing.', 'unreadable'],
  ['answers 500', (_, response) => void response.writeHead(500).end('<h1>Oops'), '127.0.0.1 answered 500.', 'unreachable'],
  ['is too long', (_, response) => void response.end('x'.repeat(10_001)), 'It is longer than 0 MB.', 'too-long'],
  [
    'is too long once it is unpacked',
    (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000))),
    'It is longer than 0 MB.',
    'too-long',
  ],
  [
    'is damaged on the way',
    (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('one'),
    'incorrect header check',
    'unreadable',
  ],
  [
    'breaks off',
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('one', () => response.destroy()),
    'aborted',
    'unreachable',
  ],
  ['takes for ever', () => undefined, 'It took longer than 2 s.', 'too-slow'],
  [
    'sends on to an address inside',
    (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/list' }).end(),
    '10.0.0.1 resolves to a private address',
    'unreachable',
  ],
  [
    'sends on to this machine, which only the operator may name',
    (_, response) => void response.writeHead(302, { location: address }).end(),
    '127.0.0.1 resolves to a private address',
    'unreachable',
  ],
]

test.each(unreadable)('a source that %s keeps what it had, and says so', async (_what, listener, reason, fault) => {
  await started(sourceAt(address))
  now += 3_600_000
  answerWith = listener
  const set = await started(sourceAt(address))
  expect(set.items()).toEqual(['one', 'two'])
  expect(set.health()[0]).toMatchObject({ items: 2, fault, readAt: now - 3_600_000 })
  expect(said.map((entry) => entry.reason)).toEqual([reason])
  expect(JSON.stringify(said)).not.toContain('secret')
})

test('a file that is packed is unpacked, whatever it is called; one that is damaged or a flood keeps what there was', async () => {
  const path = join(folder, 'list.txt')
  writeFileSync(path, gzipSync('one\ntwo'))
  expect((await started(sourceAt(path))).items()).toEqual(['one', 'two'])
  for (const [bytes, reason] of [
    [gzipSync('one\ntwo\nthree').subarray(0, 20), 'It is packed, and cannot be unpacked.'],
    [gzipSync('x'.repeat(1_000_000)), 'It is longer than 0 MB.'],
  ] as const) {
    writeFileSync(path, bytes)
    now += 3_600_000
    expect((await started(sourceAt(path))).items()).toEqual(['one', 'two'])
    expect(said.at(-1)?.reason).toBe(reason)
  }
})

test('what is left out is told with its line', async () => {
  answerWith = (_request, response) => void response.end('one\n???\ntwo')
  const set = await started(sourceAt(address))
  expect(set.items()).toEqual(['one', 'two'])
  expect(set.health()[0]).toMatchObject({ leftOut: 1, fault: null })
  expect(said).toMatchObject([{ line: 2, msg: 'left out: a question' }])
})

test('a source that failed is asked again after a quarter of an hour, one that did not when it is old', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answerWith = (_request, response) => void response.writeHead(503).end()
  await started(sourceAt(address))
  answerWith = (_request, response) => void response.end('one')
  now += 900_000
  await vi.advanceTimersByTimeAsync(899_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test('a file that is missing is a source that fails; no draft is left behind', async () => {
  const set = await started(sourceAt(join(folder, 'nowhere.txt')), sourceAt(address))
  expect(set.health().map(({ fault }) => fault)).toEqual(['unreachable', null])
  expect((await readdir(folder)).filter((name) => !name.endsWith('.json'))).toEqual([])
})

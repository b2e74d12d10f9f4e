import { gzipSync } from 'node:zlib'
import { auditDevice, type Losses } from '../audit.ts'
import { dumpDevice } from '../databases.ts'
import { lanesOn, networkIsBack, tapEach } from '../device.ts'
import { someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import type { Stage } from '../stage.ts'
import { until } from '../wait.ts'

const html = '<!doctype html><title>Sorry</title><h1>Please sign in to the network</h1>'
const position = '"seq":1,"epoch":"another","serverTime":0'

interface Lie {
  status?: string
  type?: string
  more?: string
  body: string | Buffer
  /** What the head says, when it is not the truth. */
  length?: number
}

/** Answers to sync calls that are not our server's: each comes from somewhere in the wild. */
const lies: Record<string, Lie> = {
  'a portal says 200 with a page': { type: 'text/html', body: html },
  'a portal says 200 with a page and calls it JSON': { body: html },
  '200 with nothing': { body: '' },
  '{}': { body: '{}' },
  null: { body: 'null' },
  '[]': { body: '[]' },
  'JSON cut off': { body: `{"results":[{"mutationId":"a","resu` },
  'the answer of another call': { body: '{"user":{"id":"x","email":"x@example.org","display_name":"X","role":"user"}}' },
  'results of nothing that was sent': {
    body: `{"results":[{"mutationId":"00000000-0000-7000-8000-000000000000","result":"applied"}],${position}}`,
  },
  'no results': { body: `{"results":[],${position}}` },
  'letters of another encoding': { body: Buffer.from('{"results":[]}', 'utf16le') },
  'a broken gzip': { more: 'content-encoding: gzip\r\n', body: gzipSync('{"results":[]}').subarray(0, 15) },
  'a body shorter than its length': { body: '{"results":[', length: 500 },
  '204': { status: '204 No Content', body: '' },
  '206': { status: '206 Partial Content', more: 'content-range: bytes 0-1/9\r\n', body: '{}' },
  '304 without anything to fall back on': { status: '304 Not Modified', body: '' },
  '302 to a page': { status: '302 Found', more: 'location: /\r\n', body: '' },
  '401 of a proxy': { status: '401 Unauthorized', type: 'text/html', more: 'www-authenticate: Basic realm="hotel"\r\n', body: html },
  '401 of a proxy, as JSON': { status: '401 Unauthorized', body: '{"message":"who are you"}' },
  '403 with a page': { status: '403 Forbidden', type: 'text/html', body: html },
  '404 with a page': { status: '404 Not Found', type: 'text/html', body: html },
  '410 with a page': { status: '410 Gone', type: 'text/html', body: html },
  '413 with a page': { status: '413 Payload Too Large', type: 'text/html', body: html },
  '429 with a second to wait': { status: '429 Too Many Requests', type: 'text/html', more: 'retry-after: 1\r\n', body: html },
  '502 with a page': { status: '502 Bad Gateway', type: 'text/html', body: html },
  '503 with a page': { status: '503 Service Unavailable', type: 'text/html', body: html },
}

function bytesOf({ status = '200 OK', type = 'application/json', more = '', body, length }: Lie): Buffer {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${length ?? Buffer.byteLength(body)}\r\n${more}connection: close\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

/** What the stranger's own device would be told, handed to the member by a cache in between that heeds no header. */
async function strangersAnswer({ serverUrl, stranger }: Stage): Promise<Lie> {
  const answer = await fetch(`${serverUrl}/api/sync`, {
    headers: { authorization: `Bearer ${stranger.token}`, 'x-sync-owner': stranger.id },
  })
  const more = [...answer.headers].filter(([name]) => name.startsWith('x-')).map(([name, value]) => `${name}: ${value}\r\n`)
  return { body: await answer.text(), more: more.join('') }
}

const noDatabase: Losses = { lost: ['the database of the device is gone'], doubled: [], leaked: [], overruled: [] }

/** Every sync call; only the fetching of what is new. */
const paths = ['/api/sync', '/api/sync?']

const lyingNetwork: FaultRow = {
  name: 'lies',
  fault: `Something in between answers for the server, in ${Object.keys(lies).length + 1} ways: for every sync call, or only for what is fetched`,
  runs: { full: 2, short: 0 },
  each: Object.keys(lies).length + 1,
  async play(stage, runs) {
    const device = await stage.addDevice()
    const all = { ...lies, 'the answer to somebody else': await strangersAnswer(stage) }
    const page = await device.open('/movie/popular?page=1')
    const lanes = await lanesOn(page)
    for (let run = 0; run < runs; run += 1) {
      for (const [index, [name, lie]] of Object.entries(all).entries()) {
        stage.proxy.setFault({ kind: 'answer', path: paths[(run + index + 1) % 2] ?? '', bytes: bytesOf(lie) })
        await tapEach(page, someOf(stage, lanes, 2))
        await networkIsBack(page)
        if (!(await until(() => stage.proxy.struck() > 0, 10_000))) stage.complain(`${name}: the app asked nothing within 10 s`)
        await page.waitForTimeout(150)
        const held = await dumpDevice(page)
        const losses = held === null ? noDatabase : auditDevice(stage.ledger, held, [device.member.id])
        for (const sentence of Object.values(losses).flat()) stage.complain(`${name}: ${sentence}`)
        stage.proxy.setFault({ kind: 'pass' })
        const isSignedIn = await page.evaluate(() => localStorage.getItem('token') !== null)
        if (!isSignedIn) return stage.complain(`${name}: signed the member out`)
        await networkIsBack(page)
        await page.waitForTimeout(150)
      }
    }
    await page.close()
  },
}

export const lieRows = [lyingNetwork]

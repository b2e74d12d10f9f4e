import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { isErrorBody } from '#contract/errors.ts'
import { asFastAsTheyGo, attempt, nothing, until } from './attempt.ts'
import { happens } from './visitor.ts'

/** Zeros that fill `megabytes` once they are decompressed. */
function bomb(megabytes: number): Buffer {
  const zeros = Buffer.alloc(megabytes * 1024 * 1024)
  return brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 24 } })
}

const json = { 'content-type': 'application/json' }

const compressedBodies = attempt({
  name: 'compressed-bodies',
  what: 'Bodies of 100 bytes that grow to 128 MB when they are decompressed',
  cpuSeconds: 1,
  setup: async () => bomb(128),
  attack: ({ visitor }, body) =>
    Promise.all(
      ['br', 'gzip', 'deflate', 'zstd'].flatMap((encoding) =>
        Array.from({ length: 4 }, (_, number) =>
          visitor(1 + number).ask('/api/auth/login', { method: 'POST', headers: { ...json, 'content-encoding': encoding }, body }),
        ),
      ),
    ),
  holds: (replies) => {
    const others = replies.filter(({ status, body }) => status !== 415 || !isCoded(body))
    return others.length === 0 ? [] : [`a compressed body was answered ${others[0]?.status} ${others[0]?.body}`]
  },
})

const getFilm = 'GET /media/demo/film/hls/720p.mp4 HTTP/1.1\r\nHost: matinee.test\r\n\r\n'

const slowReaders = attempt({
  name: 'slow-readers',
  what: 'Connections that ask for thousands of long answers and read none',
  cpuSeconds: 3,
  setup: nothing,
  async attack({ visitor, signal }) {
    const sockets = await Promise.all(Array.from({ length: 6 }, () => visitor(10).connect()))
    for (const socket of sockets) socket.pause().write(getFilm.repeat(2000))
    await until(signal)
    for (const socket of sockets) socket.destroy()
  },
  holds: () => [],
})

const idleConnections = attempt({
  name: 'idle-connections',
  what: 'A thousand connections of one address that say nothing, or half of it',
  cpuSeconds: 1,
  setup: nothing,
  async attack({ visitor, signal }) {
    const sockets: Socket[] = []
    for (let number = 0; number < 1000; number += 1) {
      const socket = await visitor(11).connect()
      if (number % 2 === 0) socket.write('GET /config.json HTTP/1.1\r\nHost: mat')
      sockets.push(socket.resume())
    }
    await until(signal)
    const open = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length
    for (const socket of sockets) socket.destroy()
    return open
  },
  holds: (open) => (open <= 400 ? [] : [`${open} of 1000 connections of one address stayed open`]),
})

const resets = attempt({
  name: 'resets',
  what: 'Calls whose connection is reset at once, and what they leave in the log',
  cpuSeconds: 3,
  setup: nothing,
  async attack({ visitor, output }) {
    const before = linesOf(output())
    for (let round = 0; round < 200; round += 1) {
      const socket = await visitor(12).connect()
      socket.write(
        `${'GET /api/health HTTP/1.1\r\nHost: matinee.test\r\n\r\n'.repeat(10)}GET /api/auth/me HTTP/1.1\r\nHost: matinee.test\r\n\r\n`,
      )
      // Before the server has read it, or while it is answering.
      if (round % 2 === 0) await happens(socket, 'data', 'close')
      socket.resetAndDestroy()
    }
    await pause(500)
    return { written: linesOf(output()) - before, next: await visitor(12).ask('/api/health') }
  },
  holds: ({ written, next }) => [
    ...(written <= 5 ? [] : [`200 resets wrote ${written} lines into the log`]),
    ...(next.status === 429 ? [] : [`the address was not counted: its next call was answered ${next.status}`]),
  ],
})

const get = (target: string, headers = 'Host: matinee.test\r\n') => `GET ${target} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n`

/** What no client of ours sends, and how it is answered. */
const oddRequests: readonly [string, string | Buffer, number][] = [
  ['an unknown method', get('/api/favorites').replace('GET', 'QUERY'), 405],
  ['another unknown method', get('/api/favorites').replace('GET', 'PROPFIND'), 405],
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a header of 20 kB', get('/api/health', `Host: matinee.test\r\nX-Long: ${'x'.repeat(20_000)}\r\n`), 431],
  ['two hosts', get('/api/health', 'Host: matinee.test\r\nHost: other.test\r\n'), 400],
  ['no host', get('/api/health', ''), 400],
  ['two authorizations', get('/api/auth/me', 'Host: matinee.test\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b\r\n'), 400],
  ['an address that is no UTF-8', get('/api/favorites/%ff'), 400],
  ['a query that is no UTF-8', get('/api/sync?cursor=%ff'), 400],
  ['bytes in the address', Buffer.from(get('/api/\xff'), 'latin1'), 400],
  ['two lengths', get('/api/health', 'Host: matinee.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['a length and chunks', get('/api/health', 'Host: matinee.test\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'), 400],
]

const securityHeaders = ['content-security-policy', 'x-content-type-options: nosniff', 'cache-control: no-store']

const odd = attempt({
  name: 'odd-requests',
  what: 'Unknown methods, broken text, double and endless headers',
  cpuSeconds: 2,
  setup: nothing,
  async attack({ visitor, output }) {
    const before = linesOf(output())
    const wrong: string[] = []
    for (const [kind, text, status] of oddRequests) {
      const said = await visitor(13).say(text)
      const [head = '', body = ''] = said.split('\r\n\r\n')
      if (
        !head.startsWith(`HTTP/1.1 ${status} `) ||
        !isCoded(body) ||
        !securityHeaders.every((header) => head.toLowerCase().includes(header))
      )
        wrong.push(`${kind} was answered ${JSON.stringify(said.slice(0, 300))}`)
    }
    return { wrong, written: linesOf(output()) - before }
  },
  holds: ({ wrong, written }) => [...wrong, ...(written <= 5 ? [] : [`they wrote ${written} lines into the log`])],
})

const eventStreams = attempt({
  name: 'event-streams',
  what: 'Event streams of several members from one address, as many as it gets',
  cpuSeconds: 3,
  setup: ({ visitor }) => Promise.all([20, 21, 22].map((number) => visitor(number).signUp())),
  async attack({ visitor, signal }, tokens) {
    const heads: string[] = []
    const sockets = await Promise.all(
      tokens.flatMap((token) =>
        Array.from({ length: 90 }, async () => {
          const socket = await visitor(23).connect()
          socket.write(get('/api/sync/events', `Host: matinee.test\r\nAuthorization: Bearer ${token}\r\n`))
          socket.once('data', (head: Buffer) => heads.push(head.toString('latin1', 0, 12)))
          if (!socket.destroyed) await happens(socket, 'data', 'close')
          return socket
        }),
      ),
    )
    await until(signal)
    for (const socket of sockets) socket.destroy()
    return heads.filter((head) => head === 'HTTP/1.1 200').length
  },
  holds: (open) => (open <= 200 ? [] : [`one address holds ${open} event streams`]),
})

const endlessBodies = attempt({
  name: 'endless-bodies',
  what: 'Bodies that go on after they were refused',
  cpuSeconds: 2,
  setup: nothing,
  async attack({ visitor, signal }) {
    const piece = Buffer.alloc(64 * 1024, 'x')
    const head =
      'POST /api/favorites HTTP/1.1\r\nHost: matinee.test\r\nContent-Type: application/json\r\nContent-Length: 4000000000\r\n\r\n'
    const sent = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = await visitor(14).connect()
        socket.resume().write(head)
        let bytes = 0
        while (!signal.aborted && !socket.destroyed) {
          bytes += piece.length
          if (!socket.write(piece)) await Promise.race([happens(socket, 'drain', 'close'), until(signal)])
        }
        socket.destroy()
        return bytes
      }),
    )
    return Math.max(...sent) / 1024 / 1024
  },
  holds: (most) => (most <= 20 ? [] : [`${Math.round(most)} MB of a refused body were read`]),
})

const calls = attempt({
  name: 'calls',
  what: 'Calls as fast as they go, on many connections of one address',
  cpuSeconds: 10,
  setup: nothing,
  async attack({ visitor, signal }) {
    await asFastAsTheyGo(16, signal, () => visitor(15).ask('/api/health'))
  },
  holds: () => [],
})

/** What is tried at the edge: connections, headers, bodies. */
export const httpAttempts = [compressedBodies, slowReaders, idleConnections, resets, odd, eventStreams, endlessBodies, calls]

const linesOf = (output: string): number => output.split('\n').length

function isCoded(body: string): boolean {
  try {
    return isErrorBody(JSON.parse(body))
  } catch {
    return false
  }
}

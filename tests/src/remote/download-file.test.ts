import { beforeEach, describe, expect, test, vi } from 'vitest'
import { downloading } from '#product/downloads.ts'
import { fetchRest, fetchText, type PartialFile } from '#remote/download-file.ts'

const { pieceBytes } = downloading
const url = 'https://films.example/film.mp4'
const contentOf = (seed: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => (at * 3 + Math.floor(at / 257) + seed) % 256)
const first = contentOf(0, pieceBytes * 2 + 500)
const exchanged = contentOf(9, pieceBytes + 10)

/** The host of one file, as the tests want it. */
interface Host {
  content: Uint8Array<ArrayBuffer>
  version: string
  knowsRanges: boolean
  status: number | null
  /** Breaks the connection after so many bytes of an answer. */
  cutsAfter: number
  ranges: (string | null)[]
}

let host: Host
beforeEach(() => {
  host = {
    content: first,
    version: 'Mon, 01 Jun 2026 00:00:00 GMT',
    knowsRanges: true,
    status: null,
    cutsAfter: Number.POSITIVE_INFINITY,
    ranges: [],
  }
  vi.stubGlobal('fetch', async (_url: string, init?: { headers?: Record<string, string> }) => {
    const range = init?.headers?.['range'] ?? null
    host.ranges.push(range)
    if (host.status !== null) return new Response(null, { status: host.status })
    const from = host.knowsRanges ? Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0) : 0
    if (from >= host.content.length) return new Response(null, { status: 416 })
    const rest = host.content.slice(from)
    const headers = { 'content-length': String(rest.length), 'last-modified': host.version }
    return new Response(inChunks(rest, host.cutsAfter), { status: host.knowsRanges && range !== null ? 206 : 200, headers })
  })
})

/** Chunks of an odd length, as a network gives them. */
function inChunks(bytes: Uint8Array<ArrayBuffer>, cutAfter: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= cutAfter) return controller.error(new TypeError('the connection is cut'))
      const chunk = bytes.slice(at, at + 77_777)
      at += chunk.length
      controller.enqueue(chunk)
      if (at >= bytes.length) controller.close()
    },
  })
}

/** A device that keeps what it is given, and how far it is. */
function device() {
  const pieces: Uint8Array[] = []
  let file: PartialFile = { url, bytes: null, received: 0, version: null }
  return {
    pieces,
    file: () => file,
    content: () => Buffer.concat(pieces),
    async fetch(signal = new AbortController().signal): Promise<void> {
      const give = async (piece: number, content: Uint8Array, now: PartialFile) => {
        pieces[piece] = content.slice()
        file = now
      }
      file = await fetchRest(file, give, signal)
    },
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

describe('a file', () => {
  test('comes in pieces of one length, the last one shorter', async () => {
    const own = device()
    await own.fetch()
    expect(own.pieces.map(({ length }) => length)).toEqual([pieceBytes, pieceBytes, 500])
    expect(own.file()).toMatchObject({ bytes: first.length, received: first.length })
    expect(isSame(own.content(), first)).toBe(true)
  })

  test('goes on behind its last whole piece when the connection was cut', async () => {
    const own = device()
    host.cutsAfter = pieceBytes + 300_000
    await expect(own.fetch()).rejects.toThrow('the connection is cut')
    expect(own.file()).toMatchObject({ bytes: first.length, received: pieceBytes })
    host.cutsAfter = Number.POSITIVE_INFINITY
    await own.fetch()
    expect(host.ranges).toEqual([null, `bytes=${pieceBytes}-`])
    expect(isSame(own.content(), first)).toBe(true)
  })

  test('begins anew where it was exchanged meanwhile, whatever its length', async () => {
    const own = device()
    host.cutsAfter = pieceBytes + 300_000
    await expect(own.fetch()).rejects.toThrow('the connection is cut')
    Object.assign(host, { content: exchanged, version: 'Tue, 02 Jun 2026 00:00:00 GMT', cutsAfter: Number.POSITIVE_INFINITY })
    await own.fetch()
    expect(own.file().bytes).toBe(exchanged.length)
    expect(isSame(Buffer.concat(own.pieces.slice(0, 2)), exchanged)).toBe(true)
  })

  test('that became shorter than what is here of it begins anew', async () => {
    const own = device()
    host.cutsAfter = pieceBytes + 300_000
    await expect(own.fetch()).rejects.toThrow('the connection is cut')
    Object.assign(host, { content: exchanged.slice(0, 100), cutsAfter: Number.POSITIVE_INFINITY })
    await own.fetch()
    expect(own.file()).toMatchObject({ bytes: 100, received: 100 })
  })

  test('begins anew at a host that knows no ranges', async () => {
    const own = device()
    host.knowsRanges = false
    host.cutsAfter = pieceBytes + 300_000
    await expect(own.fetch()).rejects.toThrow('the connection is cut')
    host.cutsAfter = Number.POSITIVE_INFINITY
    await own.fetch()
    expect(isSame(own.content(), first)).toBe(true)
  })

  test('of no length at all is whole at once', async () => {
    const own = device()
    host.content = new Uint8Array(0)
    host.knowsRanges = false
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(0), { headers: { 'content-length': '0' } }))
    await own.fetch()
    expect(own.file()).toMatchObject({ bytes: 0, received: 0 })
  })
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'refused'],
  [451, 'refused'],
  [400, 'unreadable'],
])('an answer %i will not be another one by asking again: %s', async (status, problem) => {
  host.status = status
  await expect(fetchText(url)).rejects.toMatchObject({ name: 'FileRefused', problem })
})

test.each([500, 503, 429])('an answer %i is worth another try', async (status) => {
  host.status = status
  await expect(fetchText(url)).rejects.toBeInstanceOf(TypeError)
})

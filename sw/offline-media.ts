import { type ByteRange, type Copy, pieceAddress, readRange, recordAddress } from '#domain/watching/download.ts'
import { cacheNames } from '#product/cache-names.ts'
import { downloading, offlineMediaPrefix } from '#product/downloads.ts'

/** Answers a request for a file of a copy on this device, whole or in part; undefined for everything else. */
export function offlineMedia(request: Request, origin: string): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (url.origin !== origin || !url.pathname.startsWith(offlineMediaPrefix)) return undefined
  return answer(request, url.pathname)
}

async function answer(request: Request, path: string): Promise<Response> {
  const [, key = '', place = ''] = /^([^/]+)\/(\d+)$/.exec(path.slice(offlineMediaPrefix.length)) ?? []
  const cache = await caches.open(cacheNames.downloads)
  const copy = (await (await cache.match(recordAddress(key)))?.json()) as Copy | undefined
  const file = copy?.files[Number(place)]
  if (file?.bytes == null) return new Response(null, { status: 404 })
  const { bytes } = file
  const range = readRange(request.headers.get('range'), bytes)
  if (range === null) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  const { from, to } = range === 'whole' ? { from: 0, to: bytes - 1 } : range
  const headers = { 'accept-ranges': 'bytes', 'content-type': file.type, 'content-length': String(to - from + 1) }
  const body = request.method === 'HEAD' ? null : stretch(cache, path, { from, to })
  if (range === 'whole') return new Response(body, { headers })
  return new Response(body, { status: 206, headers: { ...headers, 'content-range': `bytes ${from}-${to}/${bytes}` } })
}

/** The bytes of a file from one place to another, piece by piece as they are wanted; it breaks off where one is missing. */
function stretch(cache: Cache, path: string, { from, to }: ByteRange): ReadableStream<Uint8Array> {
  let at = from
  return new ReadableStream({
    async pull(controller) {
      const piece = Math.floor(at / downloading.pieceBytes)
      const start = piece * downloading.pieceBytes
      const kept = await (await cache.match(pieceAddress(path, piece)))?.blob()
      if (kept === undefined) return controller.error(new Error(`${path} has no piece ${piece}`))
      const wanted = kept.slice(at - start, to + 1 - start)
      controller.enqueue(new Uint8Array(await wanted.arrayBuffer()))
      at += wanted.size
      if (at > to || wanted.size === 0) controller.close()
    },
  })
}

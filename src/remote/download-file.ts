import type { DownloadFile, FileProblem } from '#domain/watching/download.ts'
import { downloading } from '#product/downloads.ts'

/** The host of a file has answered, and will not answer otherwise by being asked again. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(`the file is ${problem}`)
    this.problem = problem
  }
}

/** A file as far as it is here; what kind it is does not matter. */
export type PartialFile = Omit<DownloadFile, 'type'>

/** Rejects with `FileRefused`, or with what the browser says where nobody answers. */
export async function fetchText(url: string): Promise<string> {
  return (await fetchPart(url, 0)).text()
}

/**
 * Fetches what is missing of a file and gives it away piece by piece, each with the file as it is from then on; resolves with the whole file. A host
 * that knows no ranges, or has exchanged the file since, begins anew. Rejects like `fetchText`, and when `signal` aborts; what was given away
 * until then counts.
 */
export async function fetchRest(
  file: PartialFile,
  give: (piece: number, content: Uint8Array<ArrayBuffer>, now: PartialFile) => Promise<void>,
  signal: AbortSignal,
): Promise<PartialFile> {
  const response = await fetchPart(file.url, file.received, signal)
  const version = response.headers.get('last-modified') ?? response.headers.get('etag')
  const isRest = response.status === 206
  if (isRest && version !== file.version) return fetchRest({ ...file, received: 0 }, give, signal)
  let received = isRest ? file.received : 0
  const length = response.headers.get('content-length')
  const bytes = length === null ? null : received + Number(length)
  for await (const content of piecesOf(response)) {
    const piece = received / downloading.pieceBytes
    received += content.length
    await give(piece, content, { ...file, bytes, received, version })
  }
  return { ...file, bytes: received, received, version }
}

async function fetchPart(url: string, from: number, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    credentials: 'omit',
    headers: from > 0 ? { range: `bytes=${from}-` } : {},
    ...(signal && { signal }),
  })
  // The file is shorter than what is here of it: it is another one.
  if (response.status === 416 && from > 0) return fetchPart(url, 0, signal)
  if ([401, 403, 451].includes(response.status)) throw new FileRefused('refused')
  if ([404, 410].includes(response.status)) throw new FileRefused('gone')
  if (response.status >= 500 || response.status === 429) throw new TypeError(`the host answers ${response.status}`)
  if (!response.ok) throw new FileRefused('unreadable')
  return response
}

/** The body in pieces of one length; only the last may be shorter. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return
  const reader = body.getReader()
  let held = new Uint8Array(0)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      held = joined(held, value)
      while (held.length >= downloading.pieceBytes) {
        yield held.slice(0, downloading.pieceBytes)
        held = held.slice(downloading.pieceBytes)
      }
    }
    if (held.length > 0) yield held
  } finally {
    // What is not wanted any more is not fetched on.
    void reader.cancel().catch(() => undefined)
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

import { endpoints } from '#contract/endpoints.ts'
import { isErrorBody } from '#contract/errors.ts'

/** The server says something every 20 s; a connection that is silent for so long is dead, whatever the browser believes (ms). */
const silenceMs = 45_000
/** Nothing our server writes is longer; what is, comes from somebody else. */
const longestLine = 1000

export interface EventStreamRequest {
  token: string
  /** By which the server knows this browser's streams; undefined while it has none. */
  clientId: string | undefined
  /** Called with the account's newest number, at once and after every change by any device. */
  announced: (seq: number) => void
  signal: AbortSignal
}

/**
 * Listens to the server's hints (sync protocol 1.7, `GET /api/sync/events`) until the connection ends, by whomever. A stream of
 * `fetch`, because an `EventSource` cannot carry a token. Resolves in any case: with the ms for which the server does not want to be asked
 * again, because it has no place for this stream; null when it said nothing of the kind.
 */
export async function listenToEvents({ token, clientId, announced, signal }: EventStreamRequest): Promise<number | null> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  restartTimer()
  try {
    const response = await fetch(`/api${endpoints.syncEvents.path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(clientId !== undefined && { 'x-sync-client': `${clientId};v=1` }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    })
    const isOurs = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isOurs && response.body) return await readMessages(response.body, restartTimer, announced)
    if (!response.ok) return refusalOf(await response.text())
    await response.body?.cancel()
  } catch {
    // Whoever wants to go on listening connects again.
  } finally {
    clearTimeout(timer)
  }
  return null
}

async function readMessages(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  received: () => void,
  announced: (seq: number) => void,
): Promise<number | null> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return null
    received()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) {
      await reader.cancel()
      return null
    }
    for (const line of lines) {
      const { seq, retry_after } = messageIn(line)
      if (typeof seq === 'number') announced(seq)
      if (typeof retry_after === 'number') return retry_after * 1000
    }
  }
}

/** What a line of the stream says: the account's number, or after how many seconds the server may be asked for a stream again. */
function messageIn(line: string): { seq?: unknown; retry_after?: unknown } {
  const message = line.startsWith('data:') ? parsed(line.slice('data:'.length)) : undefined
  return typeof message === 'object' && message !== null ? message : {}
}

/** Milliseconds after which a refusal of our own server says to try again. */
function refusalOf(text: string): number | null {
  const body = parsed(text)
  const { retry_after } = isErrorBody(body) ? body.error : {}
  return typeof retry_after === 'number' ? retry_after * 1000 : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

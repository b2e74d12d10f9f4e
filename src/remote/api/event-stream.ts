import { endpoints } from '#contract/endpoints.ts'

/** The server says something every 20 s; a connection that is silent for so long is dead, whatever the browser believes (ms). */
const silenceMs = 45_000
/** Nothing our server writes is longer; what is, comes from somebody else. */
const longestLine = 1000

export interface EventStreamRequest {
  token: string
  /** Called with the account's newest number, at once and after every change by any device. */
  announced: (seq: number) => void
  signal: AbortSignal
}

/**
 * Listens to the server's hints (sync protocol 1.7, `GET /api/sync/events`) until the connection ends, by whomever. A stream of
 * `fetch`, because an `EventSource` cannot carry a token. Resolves in any case.
 */
export async function listenToEvents({ token, announced, signal }: EventStreamRequest): Promise<void> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), silenceMs)
  }
  restartTimer()
  try {
    const response = await fetch(`/api${endpoints.syncEvents.path}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silence.signal]),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    })
    const isOurs = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isOurs && response.body) await readLines(response.body, restartTimer, announced)
    else await response.body?.cancel()
  } catch {
    // Whoever wants to go on listening connects again.
  } finally {
    clearTimeout(timer)
  }
}

async function readLines(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  received: () => void,
  announced: (seq: number) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    received()
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) return void (await reader.cancel())
    for (const line of lines) {
      const seq = seqOf(line)
      if (seq !== undefined) announced(seq)
    }
  }
}

function seqOf(line: string): number | undefined {
  if (!line.startsWith('data:')) return undefined
  try {
    const { seq }: { seq?: unknown } = JSON.parse(line.slice('data:'.length)) ?? {}
    return typeof seq === 'number' ? seq : undefined
  } catch {
    return undefined
  }
}

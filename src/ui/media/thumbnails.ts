import type { Delivery, MediaFiles, Transport } from './transport.ts'

/** The pictures of a stream at its seconds, small. */
export interface Thumbnails {
  subscribe: (changed: () => void) => () => void
  /** The picture of a second, if it was drawn. */
  at: (second: number) => HTMLCanvasElement | undefined
  /** Draws the picture of a second. While one is being drawn, only the last that was wanted comes next. */
  want: (second: number) => void
  /** Nothing more will be drawn: the stream does not open. */
  hasFailed: () => boolean
  dispose: () => void
}

interface ThumbnailSettings {
  /** Seconds between two pictures. */
  everySeconds: number
  /** CSS pixels times the density of the screen. */
  width: number
  /** So many pictures are kept. */
  kept: number
}

/**
 * Draws pictures of a stream by an element of its own that nobody sees. It asks for as little as it can: nothing before a picture is wanted,
 * the smallest size of a playlist, and no more of it than one picture needs.
 */
export function createThumbnails(
  { url, delivery }: { url: string; delivery: Delivery },
  { everySeconds, width, kept }: ThumbnailSettings,
  { statusOf }: MediaFiles,
): Thumbnails {
  const listeners = new Set<() => void>()
  const life = new AbortController()
  const drawn = new Map<number, HTMLCanvasElement>()
  const element = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'metadata' })
  let transport: Transport | undefined
  let isOpening = false
  let hasFailed = false
  let wanted: number | undefined
  let drawing: number | undefined

  const stepOf = (second: number): number => Math.round(second / everySeconds)
  const tell = (): void => {
    for (const listener of listeners) listener()
  }

  const failed = (): void => {
    hasFailed = true
    tell()
  }

  const open = async (): Promise<void> => {
    isOpening = true
    // Firefox before version 132 does not say which frame it presents.
    if (!('requestVideoFrameCallback' in element)) return failed()
    try {
      const { openTransport } = await import('./open-transport.ts')
      const opening = { element, url, delivery, at: 0, isSmall: true, statusOf, changed: () => undefined, failed }
      transport = await openTransport(opening)
      if (life.signal.aborted) transport.end()
    } catch {
      failed()
    }
  }

  const next = (): void => {
    if (wanted === undefined || drawing !== undefined || element.readyState < element.HAVE_METADATA) return
    drawing = wanted
    wanted = undefined
    // The very end has no picture.
    element.currentTime = Math.min(drawing * everySeconds, Math.max(0, element.duration - 0.1))
    element.requestVideoFrameCallback(draw)
  }

  const draw = (_: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
    if (life.signal.aborted || drawing === undefined) return
    // A browser may present the frame from before the jump once more, even when it says that it has sought.
    if (Math.abs(mediaTime - element.currentTime) > everySeconds / 2) return void element.requestVideoFrameCallback(draw)
    const height = Math.round((width * element.videoHeight) / element.videoWidth)
    const picture = Object.assign(document.createElement('canvas'), { width, height })
    picture.getContext('2d')?.drawImage(element, 0, 0, width, height)
    drawn.set(drawing, picture)
    const [oldest] = drawn.keys()
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest)
    drawing = undefined
    tell()
    next()
  }

  element.addEventListener('loadedmetadata', next, { signal: life.signal })

  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    at: (second) => drawn.get(stepOf(second)),
    want: (second) => {
      const step = stepOf(second)
      wanted = drawn.has(step) || step === drawing ? undefined : step
      if (!isOpening) void open()
      next()
    },
    hasFailed: () => hasFailed,
    dispose: () => {
      life.abort()
      transport?.end()
      element.removeAttribute('src')
      element.load()
      listeners.clear()
    },
  }
}

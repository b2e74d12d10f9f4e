import { createSubtitleTracks } from './subtitle-tracks.ts'
import type { Delivery, MediaFailure, MediaFiles, Transport } from './transport.ts'

/** Something to choose from: a voice, subtitles, a size of the picture. */
export interface MediaChoice {
  id: string
  /** BCP 47; empty when it is not said. */
  language: string
  label: string
}

/** A size of the picture in a stream that has several. */
export interface MediaSize {
  id: string
  /** Lines; 0 when it is not said. */
  height: number
  /** Bits per second. */
  bitrate: number
}

/** What an element does right now. Seconds where it is about time. */
export interface MediaState {
  /** Nothing but a stream that was loaded changes the rest. */
  url: string
  /** Length and first picture are there. */
  isReady: boolean
  isPaused: boolean
  isEnded: boolean
  /** It has not played since it was loaded. */
  isUntouched: boolean
  /** It should play and has nothing to show. */
  isWaiting: boolean
  position: number
  /** 0 while unknown. */
  duration: number
  /** What is there without a gap from the position on. */
  bufferedTo: number
  speed: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  voices: readonly MediaChoice[]
  voice: string | null
  subtitles: readonly MediaChoice[]
  sizes: readonly MediaSize[]
  /** Null while it follows the line's speed. */
  size: string | null
  /** Lines of the picture that is shown; 0 without one. */
  height: number
  failure: MediaFailure | null
}

/** What is to be played. */
export interface MediaSource {
  url: string
  delivery: Delivery
  /** Words beside the file, which are not in the stream itself. */
  subtitles: readonly { url: string; language: string; label: string }[]
}

const nothing: Omit<MediaState, 'speed' | 'volume' | 'isMuted'> = {
  url: '',
  isReady: false,
  isPaused: true,
  isEnded: false,
  isUntouched: true,
  isWaiting: false,
  position: 0,
  duration: 0,
  bufferedTo: 0,
  voices: [],
  voice: null,
  subtitles: [],
  sizes: [],
  size: null,
  height: 0,
  failure: null,
}

/** What may change the state. */
const happenings =
  'loadedmetadata durationchange canplay playing play pause ended waiting stalled seeking seeked timeupdate progress ratechange volumechange resize emptied error'.split(
    ' ',
  )

/** An element, of video unless said otherwise, as a store of what it does, and the commands that move it. */
export interface Media<E extends HTMLMediaElement = HTMLVideoElement> {
  readonly element: E
  subscribe: (changed: () => void) => () => void
  now: () => MediaState
  /** Takes another stream, at a second of it. */
  load: (source: MediaSource, at: number, plays: boolean) => void
  /** Does nothing where the browser wants to be touched first. */
  play: () => void
  pause: () => void
  /** To a second; the ends hold it. */
  seek: (to: number) => void
  setSpeed: (speed: number) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  setVoice: (id: string) => void
  /** Null follows the line's speed. */
  setSize: (id: string | null) => void
  /** Which words are read in and may be asked for; the element itself shows none. */
  wantSubtitles: (ids: readonly string[]) => void
  /** The words of subtitles at a second, the first said first. */
  cuesAt: (id: string, at: number) => readonly VTTCue[]
  /** Ends everything; the element may be thrown away. */
  dispose: () => void
}

const errorOf: Readonly<Record<number, MediaFailure>> = { 1: 'broken', 2: 'unreachable', 3: 'broken', 4: 'unsupported' }

/** An audio element that stands in no document: it plays on whatever the page shows. */
export const createAudio = (files: MediaFiles): Media<HTMLAudioElement> => createMedia(new Audio(), files)

export function createMedia<E extends HTMLMediaElement>(element: E, { statusOf, subtitlesOf }: MediaFiles): Media<E> {
  const words = createSubtitleTracks(element, subtitlesOf)
  const listeners = new Set<() => void>()
  const life = new AbortController()
  let transport: Transport | undefined
  let failure: MediaFailure | null = null
  let loads = 0
  let state: MediaState = read()

  function read(): MediaState {
    const { currentTime, duration, readyState, paused, ended } = element
    const known = Number.isFinite(duration) ? duration : 0
    return {
      ...nothing,
      url: element.dataset['stream'] ?? '',
      isReady: readyState >= element.HAVE_METADATA,
      isPaused: paused,
      isEnded: ended,
      isUntouched: element.played.length === 0,
      isWaiting: !paused && !ended && failure === null && readyState < element.HAVE_FUTURE_DATA,
      position: currentTime,
      duration: known,
      bufferedTo: bufferedFrom(element),
      speed: element.playbackRate,
      volume: element.volume,
      isMuted: element.muted,
      subtitles: words.choices(),
      height: element instanceof HTMLVideoElement ? element.videoHeight : 0,
      failure,
      ...transport?.choices(),
    }
  }

  const update = (): void => {
    const next = read()
    state = { ...next, ...unchangedLists(state, next) }
    for (const listener of listeners) listener()
  }

  const fail = (problem: MediaFailure): void => {
    failure = problem
    pause()
  }

  const unload = (): void => {
    loads += 1
    transport?.end()
    transport = undefined
    failure = null
    words.clear()
    delete element.dataset['stream']
    if (element.hasAttribute('src')) {
      element.removeAttribute('src')
      element.load()
    }
    update()
  }

  /** The element tells of what it was told by events that come later: whoever asks in between, as the next key does, hears what holds already. */
  const known =
    <Arguments extends unknown[]>(command: (...given: Arguments) => unknown) =>
    (...given: Arguments): void => {
      command(...given)
      update()
    }
  const play = known(() => element.play().catch(() => undefined))
  const pause = known(() => element.pause())

  const load = async ({ url, delivery, subtitles }: MediaSource, at: number, plays: boolean): Promise<void> => {
    unload()
    const own = loads
    element.dataset['stream'] = url
    words.add(subtitles)
    const { openTransport } = await import('./open-transport.ts')
    if (own !== loads) return
    const opened = await openTransport({ element, url, delivery, at, statusOf, changed: update, failed: fail }).catch(() => undefined)
    if (own !== loads) return opened?.end()
    if (opened === undefined) return fail('unreachable')
    transport = opened
    // To play what is not there yet would be forgotten as soon as it comes.
    await opened.ready
    if (own !== loads) return
    if (plays) play()
    update()
  }

  for (const name of happenings) element.addEventListener(name, update, { signal: life.signal })
  element.addEventListener('error', () => element.error && fail(errorOf[element.error.code] ?? 'broken'), { signal: life.signal })
  for (const name of ['addtrack', 'removetrack']) element.textTracks.addEventListener(name, update, { signal: life.signal })

  return {
    element,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    now: () => state,
    load: (source, at, plays) => void load(source, at, plays),
    play,
    pause,
    seek: known((to: number) => {
      element.currentTime = Math.min(Math.max(0, to), state.duration > 0 ? state.duration : to)
    }),
    setSpeed: known((speed: number) => {
      element.defaultPlaybackRate = speed
      element.playbackRate = speed
    }),
    setVolume: known((volume: number) => {
      element.volume = Math.min(1, Math.max(0, volume))
    }),
    setMuted: known((isMuted: boolean) => {
      element.muted = isMuted
    }),
    setVoice: (id) => transport?.setVoice(id),
    setSize: (id) => transport?.setSize(id),
    wantSubtitles: words.want,
    cuesAt: words.cuesAt,
    dispose: () => {
      life.abort()
      unload()
      listeners.clear()
    },
  }
}

/** Lists that are as they were stay the same objects, so that nobody draws them again. */
function unchangedLists(before: MediaState, next: MediaState): Partial<MediaState> {
  const names = (['voices', 'subtitles', 'sizes'] as const).filter((name) => JSON.stringify(before[name]) === JSON.stringify(next[name]))
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

function bufferedFrom({ buffered, currentTime }: HTMLMediaElement): number {
  for (let place = 0; place < buffered.length; place += 1)
    if (buffered.start(place) <= currentTime + 0.1 && buffered.end(place) >= currentTime) return buffered.end(place)
  return currentTime
}

import type HlsClass from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import workerUrl from 'hls.js/dist/hls.worker.js?url'
import type { MediaState } from './media.ts'

/** Why a stream does not play: nobody answers, the host says no, it is gone, the browser cannot play it, the file is damaged. */
export type MediaFailure = 'unreachable' | 'refused' | 'missing' | 'unsupported' | 'broken'

/** Asks the host of a file for its HTTP status; null when it does not answer. */
export type StatusOf = (url: string) => Promise<number | null>

/** What an answer's status says of a stream. */
function failureOf(status: number | null): MediaFailure {
  if (status === 401 || status === 403 || status === 451) return 'refused'
  return status === 404 || status === 410 ? 'missing' : 'unreachable'
}

/** What brings a stream into the element. */
export interface Transport {
  choices: () => Partial<MediaState>
  setVoice: (id: string) => void
  setSize: (id: string | null) => void
  end: () => void
}

interface Opening {
  element: HTMLVideoElement
  url: string
  isPlaylist: boolean
  /** The second to begin at. */
  at: number
  statusOf: StatusOf
  changed: () => void
  failed: (problem: MediaFailure) => void
}

const playlistType = 'application/vnd.apple.mpegurl'

/** Opens a stream: a file by the element itself, a playlist by hls.js, or by the element where hls.js cannot. */
export async function openTransport(opening: Opening): Promise<Transport> {
  if (!opening.isPlaylist) return byElement(opening)
  const { default: Hls } = await import('hls.js')
  if (Hls.isSupported()) {
    allowWorker()
    return byHls(Hls, opening)
  }
  if (opening.element.canPlayType(playlistType) === '') opening.failed('unsupported')
  return byElement(opening)
}

function byElement({ element, url, at, statusOf, failed }: Opening): Transport {
  const life = new AbortController()
  if (at > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = at), { once: true, signal: life.signal })
  // An element only says that it could not; the answer's status says why.
  const explain = async (): Promise<void> => {
    const status = await statusOf(url)
    if (!life.signal.aborted && (status === null || status >= 400)) failed(failureOf(status))
  }
  element.addEventListener('error', () => void explain(), { signal: life.signal })
  element.src = url
  return { choices: () => ({}), setVoice: () => undefined, setSize: () => undefined, end: () => life.abort() }
}

let isWorkerAllowed = false

/** The page's policy lets no script address through by itself; hls.js hands its worker's over as plain text. */
function allowWorker(): void {
  if (isWorkerAllowed) return
  isWorkerAllowed = true
  const own = new URL(workerUrl, location.href).href
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (new URL(url, location.href).href === own ? url : '') })
}

function byHls(Hls: typeof HlsClass, { element, url, at, changed, failed }: Opening): Transport {
  const hls = new Hls({ ...hlsSettings, startPosition: at > 0 ? at : -1 })
  let repairs = 0
  const explain = (data: ErrorData): void => {
    if (!data.fatal) return
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && repairs < 1) {
      repairs += 1
      hls.recoverMediaError()
    } else if (data.type === Hls.ErrorTypes.NETWORK_ERROR) failed(data.response?.code ? failureOf(data.response.code) : 'unreachable')
    else failed(data.details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ? 'unsupported' : 'broken')
  }
  hls.on(Hls.Events.ERROR, (_name, data) => explain(data))
  for (const event of [
    Hls.Events.MANIFEST_PARSED,
    Hls.Events.LEVEL_SWITCHED,
    Hls.Events.AUDIO_TRACKS_UPDATED,
    Hls.Events.AUDIO_TRACK_SWITCHED,
    Hls.Events.SUBTITLE_TRACKS_UPDATED,
  ] as const)
    hls.on(event, changed)
  // The words are drawn by the player, in the person's own style.
  hls.subtitleDisplay = false
  hls.loadSource(url)
  hls.attachMedia(element)
  return {
    choices: () => ({
      voices: hls.audioTracks.map(({ name, lang }, place) => ({ id: String(place), label: name, language: lang ?? '' })),
      voice: hls.audioTrack >= 0 ? String(hls.audioTrack) : null,
      sizes: hls.levels.map(({ height, bitrate }, place) => ({ id: String(place), height, bitrate })),
      size: hls.autoLevelEnabled ? null : String(hls.currentLevel),
    }),
    setVoice: (id) => {
      hls.audioTrack = Number(id)
    },
    setSize: (id) => {
      hls.nextLevel = id === null ? -1 : Number(id)
      changed()
    },
    end: () => hls.destroy(),
  }
}

/** A phone keeps a minute ahead of it, and gives back what is behind. */
const hlsSettings: Partial<HlsConfig> = { backBufferLength: 60, maxBufferLength: 60, capLevelToPlayerSize: true, workerPath: workerUrl }

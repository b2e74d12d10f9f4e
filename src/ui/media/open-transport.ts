import type HlsClass from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import workerUrl from 'hls.js/dist/hls.worker.js?url'
import { failureOf, type Opening, type Transport } from './transport.ts'

const playlistType = 'application/vnd.apple.mpegurl'

/** Opens a stream: a file by the element itself, HLS by hls.js, or by the element where hls.js cannot, DASH by Shaka. */
export async function openTransport(opening: Opening): Promise<Transport> {
  if (opening.delivery === 'file') return byElement(opening)
  if (opening.delivery === 'dash') return (await import('./dash.ts')).byShaka(opening)
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
    if (!life.signal.aborted && (typeof status !== 'number' || status >= 400)) failed(failureOf(status))
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

function byHls(Hls: typeof HlsClass, { element, url, at, isSmall = false, statusOf, changed, failed }: Opening): Transport {
  const hls = new Hls({ ...hlsSettings, ...(isSmall && smallSettings), startPosition: at > 0 ? at : -1 })
  let repairs = 0
  let isOver = false
  // A host that answers now has only dropped the line.
  const networkFailed = (status: number | 'blocked' | null): void => {
    if (!isOver) failed(status === 'blocked' ? status : 'unreachable')
  }
  const explain = (data: ErrorData): void => {
    if (!data.fatal) return
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && repairs < 1) {
      repairs += 1
      hls.recoverMediaError()
    } else if (data.type === Hls.ErrorTypes.NETWORK_ERROR && data.response?.code) failed(failureOf(data.response.code))
    else if (data.type === Hls.ErrorTypes.NETWORK_ERROR) void statusOf(data.frag?.url ?? data.url ?? url).then(networkFailed)
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
  if (isSmall) hls.autoLevelCapping = 0
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
    end: () => {
      isOver = true
      hls.destroy()
    },
  }
}

/** A phone keeps a minute ahead of it, and gives back what is behind. */
const hlsSettings: Partial<HlsConfig> = { backBufferLength: 60, maxBufferLength: 60, capLevelToPlayerSize: true, workerPath: workerUrl }

/** A piece at a time: what lies beyond the wanted second is nothing for anybody. */
const smallSettings: Partial<HlsConfig> = { startLevel: 0, backBufferLength: 0, maxBufferLength: 1, maxMaxBufferLength: 1 }

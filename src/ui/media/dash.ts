import shaka from 'shaka-player/dist/shaka-player.dash-es2021.js'
import { failureOf, type Opening, type Transport } from './transport.ts'

const { Category, Code } = shaka.util.Error

/** Opens a DASH manifest (ISO/IEC 23009-1). */
export function byShaka({ element, url, at, isSmall = false, statusOf, changed, failed }: Opening): Transport {
  const player = new shaka.Player()
  let isOver = false

  const explain = async (error: unknown): Promise<void> => {
    if (isOver) return
    const { category, code, data = [] } = error instanceof shaka.util.Error ? error : {}
    if (category === Category.NETWORK) {
      const status = code === Code.BAD_HTTP_STATUS ? Number(data[1]) : await statusOf(String(data[0] ?? url))
      if (!isOver) failed(failureOf(status))
    } else if (category === Category.DRM || code === Code.CONTENT_UNSUPPORTED_BY_BROWSER) failed('unsupported')
    else failed('broken')
  }

  const open = async (): Promise<void> => {
    try {
      player.configure(isSmall ? smallSettings : settings)
      await player.attach(element)
      if (!isOver) await player.load(url, at > 0 ? at : null)
      changed()
    } catch (error) {
      await explain(error)
    }
  }

  player.addEventListener('error', (event) => void explain('detail' in event ? event.detail : event))
  for (const name of ['trackschanged', 'adaptation', 'variantchanged', 'audiotrackchanged']) player.addEventListener(name, changed)

  /** One entry for each size of the picture, the smallest first. */
  const sizes = () => {
    const spoken = player.getVariantTracks().filter(({ language }) => language === current()?.language)
    return spoken.toSorted((a, b) => (a.height ?? 0) - (b.height ?? 0) || a.bandwidth - b.bandwidth)
  }
  const current = () => player.getVariantTracks().find(({ active }) => active)

  return {
    ready: open(),
    choices: () => ({
      voices: player.getAudioTracks().map(({ label, language }, place) => ({ id: String(place), label: label ?? '', language })),
      voice: String(player.getAudioTracks().findIndex(({ active }) => active)),
      sizes: sizes().map(({ id, height, bandwidth }) => ({ id: String(id), height: height ?? 0, bitrate: bandwidth })),
      size: player.getConfiguration().abr.enabled ? null : String(current()?.id),
    }),
    setVoice: (id) => {
      const track = player.getAudioTracks()[Number(id)]
      if (track) player.selectAudioTrack(track)
    },
    setSize: (id) => {
      const track = sizes().find((one) => String(one.id) === id)
      player.configure({ abr: { enabled: track === undefined } })
      if (track) player.selectVariantTrack(track)
      changed()
    },
    end: () => {
      isOver = true
      void player.destroy()
    },
  }
}

/** As for HLS: a phone keeps a minute ahead of it, gives back what is behind, and takes no larger picture than it shows. */
const settings = {
  streaming: { bufferingGoal: 60, bufferBehind: 60 },
  abr: { restrictToElementSize: true },
}

/** A piece at a time of the smallest picture. */
const smallSettings = {
  streaming: { bufferingGoal: 1, bufferBehind: 0 },
  abr: { enabled: true, defaultBandwidthEstimate: 1, switchInterval: Number.MAX_SAFE_INTEGER },
}

import type { MediaChoice, MediaSource } from './media.ts'
import type { MediaFiles } from './transport.ts'

/** The words of a film, of its stream or of files beside it: the element reads them and shows none. */
export interface SubtitleTracks {
  choices: () => MediaChoice[]
  /** Adds those of the files of a stream. */
  add: (files: MediaSource['subtitles']) => void
  /** Has these read, of whatever stream comes; others are not. */
  want: (ids: readonly string[]) => void
  /** What is said at a second, the first said first. */
  cuesAt: (id: string, at: number) => readonly VTTCue[]
  /** Takes away the files of a stream. */
  clear: () => void
}

export function createSubtitleTracks(element: HTMLMediaElement, subtitlesOf: MediaFiles['subtitlesOf']): SubtitleTracks {
  let wanted: readonly string[] = []
  const tracks = (): TextTrack[] => [...element.textTracks].filter(({ kind }) => kind === 'subtitles' || kind === 'captions')

  const read = (): void => {
    for (const [place, track] of tracks().entries()) {
      const mode = wanted.includes(String(place)) ? 'hidden' : 'disabled'
      if (track.mode !== mode) track.mode = mode
      const file = [...element.querySelectorAll('track')].find((one) => one.track === track)
      if (mode === 'hidden' && file) void fetchFile(file, subtitlesOf)
    }
  }

  return {
    choices: () => tracks().map(({ language, label }, place) => ({ id: String(place), language, label })),
    add: (files) => {
      for (const file of files) element.append(trackElement(file))
      read()
    },
    want: (ids) => {
      wanted = ids
      read()
    },
    cuesAt: (id, at) =>
      [...(tracks()[Number(id)]?.cues ?? [])].filter(
        (cue): cue is VTTCue => cue instanceof VTTCue && cue.startTime <= at && at < cue.endTime,
      ),
    clear: () => {
      for (const track of element.querySelectorAll('track')) {
        if (track.src.startsWith('blob:')) URL.revokeObjectURL(track.src)
        track.remove()
      }
    },
  }
}

function trackElement({ url, language, label }: MediaSource['subtitles'][number]): HTMLTrackElement {
  const track = Object.assign(document.createElement('track'), { kind: 'subtitles', srclang: language, label })
  if (new URL(url, location.href).origin === location.origin) track.src = url
  else track.dataset['url'] = url
  return track
}

/** An element reads subtitles of another host only together with the film, which may not allow it: they are fetched once somebody wants them. */
async function fetchFile(track: HTMLTrackElement, subtitlesOf: MediaFiles['subtitlesOf']): Promise<void> {
  const { url } = track.dataset
  if (url === undefined) return
  delete track.dataset['url']
  try {
    const words = new Blob([await subtitlesOf(url)], { type: 'text/vtt' })
    if (track.isConnected) track.src = URL.createObjectURL(words)
  } catch {
    // Chosen again, they are asked for again.
    track.dataset['url'] = url
  }
}

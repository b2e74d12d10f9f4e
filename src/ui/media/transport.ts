import type { MediaState } from './media.ts'

/** Why a stream does not play: this page may not ask its host, nobody answers, the host says no, it is gone, the browser cannot play it, the file is damaged. */
export type MediaFailure = 'blocked' | 'unreachable' | 'refused' | 'missing' | 'unsupported' | 'broken'

/** Asks the host of a file for its HTTP status; null when it does not answer, `blocked` when this page may not ask it. */
export type StatusOf = (url: string) => Promise<number | 'blocked' | null>

/** What an element needs of the network besides its stream. */
export interface MediaFiles {
  statusOf: StatusOf
  /** Subtitles of another host as WebVTT; rejects when they cannot be had. */
  subtitlesOf: (url: string) => Promise<string>
}

/** What an answer's status says of a stream. */
export function failureOf(status: number | 'blocked' | null): MediaFailure {
  if (status === 'blocked') return status
  if (status === 401 || status === 403 || status === 451) return 'refused'
  return status === 404 || status === 410 ? 'missing' : 'unreachable'
}

/** A file, or a list of pieces in one of the two forms there are. */
export type Delivery = 'file' | 'hls' | 'dash'

/** What brings a stream into the element. */
export interface Transport {
  /** Resolves when the element may be asked to play; missing where it may at once. */
  ready?: Promise<void>
  choices: () => Partial<MediaState>
  setVoice: (id: string) => void
  setSize: (id: string | null) => void
  end: () => void
}

export interface Opening {
  element: HTMLMediaElement
  url: string
  delivery: Delivery
  /** The second to begin at. */
  at: number
  /** Nothing but single pictures is wanted of it, and small ones. */
  isSmall?: boolean
  statusOf: StatusOf
  changed: () => void
  failed: (problem: MediaFailure) => void
}

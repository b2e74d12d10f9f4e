import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { downloading, offlineMediaPrefix } from '#product/downloads.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'

/** Why a file cannot be had, as its host says. */
export type FileProblem = 'gone' | 'refused' | 'unreadable'

/** Why a copy does not go on by itself. */
export type DownloadProblem = FileProblem | 'full'

/** One file of a copy. */
export interface DownloadFile {
  /** Where it is fetched from. */
  url: string
  type: string
  /** How long it is; null until its host has said so. */
  bytes: number | null
  /** How much of it is here, from its beginning. */
  received: number
  /** By which its host says that it is still the same file; null where it does not. */
  version: string | null
}

/** A copy of a movie or an episode on this device: whatever is needed to show and play it without asking anybody. */
export interface Download {
  watchable: WatchableRef
  title: Title
  episode: Episode | null
  /** What is played: the addresses in it are those of the copy. */
  stream: Stream
  /** The first is what the player opens. */
  files: readonly DownloadFile[]
  state: 'running' | 'paused' | 'failed' | 'done'
  problem: DownloadProblem | null
  /** Epoch ms. */
  addedAt: number
}

export const isWhole = ({ bytes, received }: DownloadFile): boolean => bytes !== null && received >= bytes

/** What is here of a copy, in bytes, and how much of it all that is (0 to 1): a file of unknown length counts as one of the usual length. */
export function downloadProgress({ files }: Pick<Download, 'files'>): { bytes: number; share: number } {
  const known = files.flatMap(({ bytes }) => bytes ?? [])
  const usual = known.length === 0 ? downloading.pieceBytes : known.reduce((sum, bytes) => sum + bytes, 0) / known.length
  const bytes = files.reduce((sum, { received }) => sum + received, 0)
  const all = files.reduce((sum, file) => sum + (file.bytes ?? Math.max(usual, file.received)), 0)
  return { bytes, share: all === 0 ? 1 : bytes / all }
}

/** Where a file of a copy is found by the player. */
export const offlineAddress = (ref: WatchableRef, file: number): string => `${offlineMediaPrefix}${watchableKey(ref)}/${file}`

/** Where the record of a copy is kept, by its key (`watchableKey`). */
export const recordAddress = (key: string): string => `${offlineMediaPrefix}${key}`

/** Where a piece of a file is kept. */
export const pieceAddress = (file: string, piece: number): string => `${file}/${piece}`

/** A stretch of bytes, both ends included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * What a request asks for of `bytes` bytes: `whole` without a range, or with one that is none of ours to understand; null for what lies
 * behind the end (RFC 9110, section 14).
 */
export function readRange(header: string | null, bytes: number): ByteRange | 'whole' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? null : { from: Math.max(0, bytes - Number(to)), to: bytes - 1 }
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  if (Number(from) >= bytes) return null
  return { from: Number(from), to: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) }
}

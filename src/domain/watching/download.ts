import type { Book } from '#contract/audiobooks.ts'
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

/** A copy of something on this device: how far it is. */
export interface Copy {
  /** Of what is played, in its order: the first is what the player opens. */
  files: readonly DownloadFile[]
  state: 'running' | 'paused' | 'failed' | 'done'
  problem: DownloadProblem | null
  /** Epoch ms. */
  addedAt: number
  /** The account whose own source it came from; null where it is everybody's on this device, as all that is free is. */
  owner: string | null
}

/** A copy of a movie or an episode: whatever is needed to show and play it without asking anybody. */
export interface Download extends Copy {
  watchable: WatchableRef
  title: Title
  episode: Episode | null
  /** What is played: the addresses in it are those of the copy. */
  stream: Stream
}

/** A copy of an audiobook: a file for each chapter, whose addresses in the book are those of the copy. */
export interface BookCopy extends Copy {
  book: Book
}

export type AnyCopy = Download | BookCopy

/** The key of an audiobook's copy. */
export const bookCopyKey = (book: string): string => `book:${book}`

/** Under what a copy is kept; no two have the same. */
export const copyKey = (copy: AnyCopy): string => ('book' in copy ? bookCopyKey(copy.book.id) : watchableKey(copy.watchable))

/** Whether a copy is there for an account, or for a guest (null). Records of older versions are everybody's. */
export const isFor = ({ owner }: Partial<Pick<Copy, 'owner'>>, account: string | null): boolean =>
  (owner ?? null) === null || owner === account

export const isWhole = ({ bytes, received }: DownloadFile): boolean => bytes !== null && received >= bytes

/** What is here of a copy, in bytes, and how much of it all that is (0 to 1): a file of unknown length counts as one of the usual length. */
export function downloadProgress({ files }: Pick<Copy, 'files'>): { bytes: number; share: number } {
  const known = files.flatMap(({ bytes }) => bytes ?? [])
  const usual = known.length === 0 ? downloading.pieceBytes : known.reduce((sum, bytes) => sum + bytes, 0) / known.length
  const bytes = files.reduce((sum, { received }) => sum + received, 0)
  const all = files.reduce((sum, file) => sum + (file.bytes ?? Math.max(usual, file.received)), 0)
  return { bytes, share: all === 0 ? 1 : bytes / all }
}

/** Where a file of a copy is found by the player, by the copy's key. */
export const offlineAddress = (key: string, file: number): string => `${offlineMediaPrefix}${key}/${file}`

/** Where the record of a copy is kept, by its key. */
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

/** The copies that were watched after they were begun, by when each was watched last (epoch ms); what is in the player stays. */
export const watchedCopies = (
  downloads: readonly Download[],
  watchedAt: (key: string) => number | undefined,
  playing: string | null,
): Download[] =>
  downloads.filter(({ watchable, addedAt }) => {
    const key = watchableKey(watchable)
    return key !== playing && (watchedAt(key) ?? 0) > addedAt
  })

/**
 * The files of a whole copy of which a part is gone, by their places: a browser in need of space takes what it wants. Each with the bytes that are
 * still there from its beginning on.
 *
 * @param hasPiece whether a piece is here
 */
export function damagedFiles(copy: AnyCopy, hasPiece: (address: string) => boolean): Map<number, number> {
  const damaged = new Map<number, number>()
  for (const [place, { bytes }] of copy.files.entries()) {
    const pieces = Math.ceil((bytes ?? 0) / downloading.pieceBytes)
    const first = Array.from({ length: pieces }, (_, piece) => piece).find(
      (piece) => !hasPiece(pieceAddress(offlineAddress(copyKey(copy), place), piece)),
    )
    if (first !== undefined) damaged.set(place, first * downloading.pieceBytes)
  }
  return damaged
}

/** The stream that a copy was made of, with the addresses of its host. */
export function streamOfCopy({ stream, files }: Download): Stream {
  const original = (url: string): string => files[Number(url.split('/').at(-1))]?.url ?? url
  return { ...stream, url: original(stream.url), subtitles: stream.subtitles.map((words) => ({ ...words, url: original(words.url) })) }
}

import { hashOf } from '#contract/hash.ts'
import type { ChannelCategory, ChannelStream } from '#contract/live-tv.ts'
import type { Licence } from '#contract/streams.ts'

/** A film that a channel plays by the clock. */
export interface LoopFilm {
  /** `movie:603`. */
  watchable: string
  /** By language. */
  titles: Readonly<Record<string, string>>
  seconds: number
  streams: readonly (ChannelStream & { id: string })[]
  licence: Licence
}

/** A book that a channel reads by the clock. */
export interface LoopBook {
  id: string
  title: string
  authors: readonly string[]
  language: string | null
  picture: string | null
  /** Of all its chapters. */
  seconds: number
  chapters: readonly { number: number; title: string; seconds: number; url: string }[]
  licence: Licence
}

/** A chapter of one. */
export interface LoopChapter {
  book: LoopBook
  number: number
  title: string
  seconds: number
  url: string
}

/** What is played by the clock at one time. */
export type LoopItem = LoopFilm | LoopChapter

export const isChapter = (item: LoopItem): item is LoopChapter => 'book' in item

/** Something that is on the air: from a playlist, or films or books that are played by the clock. */
export interface Channel {
  id: string
  name: string
  /** A picture of our own server. */
  logo: string | null
  category: ChannelCategory
  country: string | null
  languages: readonly string[]
  isRadio: boolean
  number: number | null
  streams: readonly ChannelStream[]
  /** Empty but for a channel that plays films by the clock. */
  films: readonly LoopFilm[]
  /** Empty but for a channel that reads books by the clock. */
  books: readonly LoopBook[]
  /** Who lists it. */
  source: string
  homepage: string | null
  guidePage: number | null
  /** The id of the person's own source that lists it; null where the server does. */
  ownSource: string | null
}

/** Something that a channel shows. Epoch ms. */
export interface Programme {
  start: number
  stop: number
  title: string
  description: string
  category: string
  /** Of a channel that plays by the clock: which film, chapter or whole book. */
  item: LoopItem | LoopBook | null
}

/** A channel plays films or books by the clock: what it shows is known without a guide. */
export const isByTheClock = ({ films, books }: Pick<Channel, 'films' | 'books'>): boolean => films.length > 0 || books.length > 0

/**
 * The id of a channel: the same as long as its source and what it is known by there stay the same, so that favorites survive when a list changes.
 * 64 bits of a hash (FNV-1a with a final mix, from two seeds): of 20,000 channels, two would share one in a hundred million lists.
 */
export const channelIdOf = (source: string, known: string): string =>
  [0x811c9dc5, 0x9747b28c].map((seed) => hashOf(`${source}\n${known}`, seed).toString(36).padStart(7, '0')).join('')

/** What is on at an instant (epoch ms), and what comes after it. The programmes are in the order of their beginning. */
export function nowAndNext(programmes: readonly Programme[], now: number): { now: Programme | undefined; next: Programme | undefined } {
  return {
    now: programmes.find(({ start, stop }) => start <= now && now < stop),
    next: programmes.find(({ start }) => start > now),
  }
}

/** When one of these programmes begins or ends next (epoch ms): then something else is on. Undefined where no more is announced. */
export function nextChange(programmes: readonly Pick<Programme, 'start' | 'stop'>[], now: number): number | undefined {
  const coming = programmes.flatMap(({ start, stop }) => [start, stop]).filter((instant) => instant > now)
  return coming.length > 0 ? Math.min(...coming) : undefined
}

/** How much of a programme is over, from 0 to 1. */
export const shareOf = ({ start, stop }: Pick<Programme, 'start' | 'stop'>, now: number): number =>
  Math.min(1, Math.max(0, (now - start) / (stop - start)))

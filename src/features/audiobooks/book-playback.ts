import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import type { Book, BookChapter } from '#contract/audiobooks.ts'
import { addBookmark } from '#data/audiobooks/bookmarks.ts'
import { bookOf } from '#data/audiobooks/books.ts'
import { playableBook } from '#data/audiobooks/copies.ts'
import { placeOf, recordListening } from '#data/audiobooks/listening.ts'
import { nowMs } from '#data/today.ts'
import { streamFiles } from '#data/watching/streams.ts'
import { type BookPlace, placeMoved, rewindAfter } from '#domain/audiobooks/places.ts'
import { extendedSleep, fadedVolume, leftOf, type Sleep, sleepAfter, sleepAfterChapter } from '#domain/audiobooks/sleep.ts'
import { listening } from '#product/listening.ts'
import { momentText } from '#domain/watching/moment.ts'
import { playing } from '#product/playing.ts'
import { bookPlayer, unqueueBook } from '#state/book-player.ts'
import { player, showBook } from '#state/player.ts'
import { playerSettings, setPlayer, setSpeedOf, speedOf } from '#state/player-settings.ts'
import { createAudio, type Media, type MediaState } from '#ui/media/media.ts'

/**
 * What plays audiobooks in this tab: one audio element, whatever page is shown. It is made with the first book, and a new one after the player was closed.
 */
let audio: Media<HTMLAudioElement> | undefined
let stopRecording: () => void = () => undefined
/** When it was paused, epoch ms. */
let pausedAt: number | undefined
/** When it was last looked at, on the clock of the page. */
let ticked = 0
/** Fetches the next chapter into the browser's cache. */
let ahead: HTMLAudioElement | undefined

/** The element of the book in the player. */
export function bookMedia(): Media<HTMLAudioElement> {
  if (audio) return audio
  const made = createAudio(streamFiles)
  const { element } = made
  element.addEventListener('ended', () => void endChapter())
  element.addEventListener('timeupdate', tick)
  element.addEventListener('play', () => (ticked = performance.now()))
  element.addEventListener('pause', () => (pausedAt = nowMs()))
  audio = made
  return made
}

/** A part of what the element does; like `useMediaState`. */
export function useBookState<T>(select: (state: MediaState) => T): T {
  const { subscribe, now } = bookMedia()
  return useSyncExternalStore(subscribe, () => select(now()))
}

const speedKey = (book: string): string => `book:${book}`
/** The speed of a book on this device. */
const bookSpeed = (book: string): number => speedOf(speedKey(book))

/** Listens to a book, where the person is in it or at a place of it; what was watched or listened to before ends. Never rejects. */
export async function listenTo(book: Book, place?: BookPlace): Promise<void> {
  if (player.book) stopRecording()
  stopRecording = () => undefined
  unqueueBook(book.id)
  showBook(book)
  const wanted = place ?? (await placeOf(book))
  if (player.book?.id === book.id) openPlace(wanted, true)
}

/** Opens a place of the book in the player. */
function openPlace({ chapter, at }: BookPlace, plays: boolean): void {
  const { book } = player
  const file = book && playableBook(book).chapters.find(({ number }) => number === chapter)
  if (!book || !file) return
  stopRecording()
  const media = bookMedia()
  bookPlayer.chapter = chapter
  pausedAt = undefined
  ahead = undefined
  media.load({ url: file.url, delivery: 'file', subtitles: [] }, at, plays)
  media.setSpeed(bookSpeed(book.id))
  media.setVolume(playerSettings.volume)
  media.setMuted(playerSettings.isMuted)
  stopRecording = recordListening(book, chapter, media.element, media.now)
}

/** The next chapter, the next book, or the end. */
async function endChapter(): Promise<void> {
  const { book } = player
  if (!book) return
  const { sleep } = bookPlayer
  bookPlayer.sleep = sleep && sleepAfterChapter(sleep)
  const isAsleep = sleep !== null && bookPlayer.sleep === null
  const next = chapterBeside(book.chapters, 1)
  if (next) return openPlace({ chapter: next.number, at: 0 }, !isAsleep)
  const [queued] = bookPlayer.queue
  const following = queued && !isAsleep ? await bookOf(queued.id) : undefined
  if (following && player.book?.id === book.id) await listenTo(following)
}

const chapterBeside = (chapters: readonly BookChapter[], step: 1 | -1): BookChapter | undefined =>
  chapters[chapters.findIndex(({ number }) => number === bookPlayer.chapter) + step]

function tick(): void {
  const { isPaused, position, duration, speed } = bookMedia().now()
  const passedMs = performance.now() - ticked
  ticked = performance.now()
  if (isPaused) return
  if (duration > 0 && duration - position < listening.aheadSeconds) fetchAhead()
  if (bookPlayer.sleep === null) return
  const sleep = sleepAfter(bookPlayer.sleep, passedMs)
  bookPlayer.sleep = sleep
  const leftMs = leftOf(sleep, ((duration - position) / speed) * 1000)
  bookMedia().setVolume(playerSettings.volume * fadedVolume(leftMs))
  if (sleep.until === 'time' && leftMs === 0) fallAsleep()
}

function fallAsleep(): void {
  bookPlayer.sleep = null
  bookMedia().pause()
  bookMedia().setVolume(playerSettings.volume)
}

function fetchAhead(): void {
  const next = player.book && chapterBeside(playableBook(player.book).chapters, 1)
  if (ahead || !next) return
  ahead = Object.assign(new Audio(), { preload: 'auto', muted: true, src: next.url })
}

// Whoever took the book out of the player, it is heard no more.
subscribe(player, () => {
  if (player.book !== null || !audio) return
  stopRecording()
  stopRecording = () => undefined
  audio.dispose()
  audio = undefined
  ahead = undefined
  bookPlayer.sleep = null
})

/** Goes on, a little before where it stopped after a long pause; or pauses. */
export function togglePlay(): void {
  const media = bookMedia()
  const { isPaused, position, failure } = media.now()
  if (!isPaused) return media.pause()
  if (failure !== null) return openPlace({ chapter: bookPlayer.chapter, at: position }, true)
  const back = pausedAt === undefined ? 0 : rewindAfter(nowMs() - pausedAt)
  if (back > 0) media.seek(position - back)
  media.play()
}

/** Moves by so many seconds, into other chapters as well. */
export function move(seconds: number): void {
  const { book } = player
  if (!book) return
  const { position, isPaused } = bookMedia().now()
  goTo(placeMoved(book.chapters, { chapter: bookPlayer.chapter, at: position }, seconds), !isPaused)
}

/** To a place of the book. */
export function goTo(place: BookPlace, plays = true): void {
  if (place.chapter !== bookPlayer.chapter) return openPlace(place, plays)
  bookMedia().seek(place.at)
  if (plays) bookMedia().play()
}

/** To the beginning of the chapter or the one before it, or of the next one. */
export function toChapter(step: 1 | -1): void {
  const { position, isPaused } = bookMedia().now()
  const beginsAgainAfter = 3
  const to = step < 0 && position > beginsAgainAfter ? undefined : chapterBeside(player.book?.chapters ?? [], step)
  if (to) openPlace({ chapter: to.number, at: 0 }, !isPaused)
  else if (step < 0) bookMedia().seek(0)
}

/** Marks where it is, under the name of the chapter and the moment until the person gives it one of their own. */
export function markPlace(chapterName: string): void {
  const at = bookMedia().now().position
  if (player.book) void addBookmark(player.book, { chapter: bookPlayer.chapter, at }, `${chapterName}, ${momentText(at)}`)
}

/** Of this book, on this device. */
export function setSpeed(speed: number): void {
  if (!player.book) return
  bookMedia().setSpeed(speed)
  setSpeedOf(speedKey(player.book.id), speed)
}

export function stepSpeed(step: 1 | -1): void {
  const { speed } = bookMedia().now()
  const { speeds } = listening
  const to = step > 0 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed)
  if (to !== undefined) setSpeed(to)
}

export function stepVolume(step: 1 | -1): void {
  const volume = Math.round(Math.min(1, Math.max(0, playerSettings.volume + step * playing.volumeStep)) * 100) / 100
  setPlayer({ volume, isMuted: volume === 0 })
  bookMedia().setVolume(volume)
  bookMedia().setMuted(volume === 0)
}

export function toggleMuted(): void {
  const isMuted = !playerSettings.isMuted
  setPlayer({ isMuted })
  bookMedia().setMuted(isMuted)
}

/** Null lets it play on. */
export function setSleep(sleep: Sleep | null): void {
  bookPlayer.sleep = sleep
  bookMedia().setVolume(playerSettings.volume)
}

/** Makes the timer longer. */
export function extendSleep(): void {
  if (bookPlayer.sleep) setSleep(extendedSleep(bookPlayer.sleep))
}

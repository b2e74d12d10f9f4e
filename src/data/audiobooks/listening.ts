import { useMemo } from 'react'
import type { Book } from '#contract/audiobooks.ts'
import { type Listening, listeningKey } from '#contract/entities/listening.ts'
import { readPreference } from '#data/account/preferences.ts'
import { currentOwner } from '#data/account/owner.ts'
import { engine } from '#data/engine.ts'
import { decide, undoOf, write } from '#data/library/decide.ts'
import { ownRows } from '#data/library/own-rows.ts'
import { today } from '#data/today.ts'
import { type Listened, listenedIn } from '#domain/audiobooks/listened.ts'
import { type BookPlace, continueListening, placeToResume } from '#domain/audiobooks/places.ts'
import { dayLater, localDay } from '#domain/calendar-date.ts'
import { throttle } from '#domain/throttle.ts'
import { deviceClock } from '#platform/clock.ts'
import { onLeave } from '#platform/page-lifecycle.ts'
import { limits } from '#product/limits.ts'
import { showToast } from '#state/toasts.ts'
import type { Row } from '#sync/store.ts'
import { useLive } from '#data/use-live.ts'

const listening = ownRows('listening', (rows: ReadonlyMap<string, Listening>) => [...rows.values()])

/** Where this person, or this device for a guest, is in every chapter, live; undefined while the database opens. */
export const useListening = (): readonly Listening[] | undefined => useLive(listening)

/** The same of one book. */
export function useListeningTo(book: string): readonly Listening[] | undefined {
  const rows = useListening()
  return useMemo(() => rows?.filter(({ book_id }) => book_id === book), [rows, book])
}

/** The books to go on with, the latest first. */
export function useContinueListening(): readonly Listening[] | undefined {
  const rows = useListening()
  return useMemo(() => rows && continueListening(rows), [rows])
}

const shownDays = 7

/** How long this person listened, all in all, in the last days and to which books. */
export function useListened(): Listened | undefined {
  const rows = useListening()
  const day = today()
  return useMemo(() => {
    const days = Array.from({ length: shownDays }, (_, place) => dayLater(day, { days: place + 1 - shownDays }) ?? day)
    return rows && listenedIn(rows, days, (ms) => localDay(new Date(ms)))
  }, [rows, day])
}

/** Where a book is gone on with, as this device knows it now. Never rejects. */
export async function placeOf(book: Book): Promise<BookPlace> {
  try {
    return placeToResume(await rowsOf(book), book.chapters, deviceClock.now())
  } catch {
    return { chapter: book.chapters[0]?.number ?? 1, at: 0 }
  }
}

async function rowsOf({ id, chapters }: Pick<Book, 'id' | 'chapters'>): Promise<Listening[]> {
  const { store } = await engine.open()
  const keys = chapters.map(({ number }) => listeningKey({ book_id: id, chapter: number }))
  return valuesOf(await store.read((tx) => tx.rows('listening', currentOwner(), keys)))
}

/** A row that is not deleted has a value, and the server checks its shape. */
const isPlace = (value: unknown): value is Listening => typeof value === 'object' && value !== null && 'furthest' in value

const valuesOf = (rows: readonly (Row | undefined)[]): Listening[] =>
  rows.flatMap((row) => (row && !row.deleted && isPlace(row.value) ? [row.value] : []))

/** What an element does that plays a chapter. Seconds. */
interface Heard {
  isReady: boolean
  isPaused: boolean
  position: number
  duration: number
}

const saves = throttle(limits.continueWatching.everyMs)

/**
 * Notes how far somebody is in a chapter while they listen, every five seconds, and at once when they pause, jump, come to the end, hide the page or leave
 * it, until the returned function is called. Silent, and never rejects (specification, section 8).
 *
 * @param element says what happens
 */
export function recordListening(book: Book, chapter: number, element: EventTarget, now: () => Heard): () => void {
  const life = new AbortController()
  const owner = currentOwner()
  const key = listeningKey({ book_id: book.id, chapter })
  let last = { position: 0, duration: 0 }
  let furthest = 0
  let noted = Number.NaN
  const note = (urgent: boolean): void => {
    const { position, duration, isReady } = now()
    if (isReady && duration > 0) last = { position, duration }
    furthest = Math.max(furthest, last.position)
    const at = Math.floor(last.position)
    // Somebody else may have signed in meanwhile.
    if (last.position < 1 || at === noted || currentOwner() !== owner) return
    if (!saves.allows(`${owner} ${key}`, performance.now()) && !urgent) return
    noted = at
    void savePlace(book, chapter, { position: at, furthest: Math.floor(furthest), duration: Math.floor(last.duration) }, urgent)
  }
  const { signal } = life
  element.addEventListener('timeupdate', () => !now().isPaused && note(false), { signal })
  for (const name of ['pause', 'seeked', 'ended']) element.addEventListener(name, () => note(true), { signal })
  onLeave(() => note(true), signal)
  return () => {
    life.abort()
    note(true)
  }
}

type Place = Pick<Listening, 'position' | 'furthest' | 'duration'>

/** Keeps where somebody is, where they want that to be kept; sent with whatever is sent next, or at once. */
async function savePlace({ id, title, authors, picture, chapters }: Book, chapter: number, place: Place, urgent: boolean): Promise<void> {
  try {
    if (!(await readPreference('isContinueWatchingEnabled'))) return
    const key = listeningKey({ book_id: id, chapter })
    const [known] = await rowsOf({ id, chapters: chapters.filter(({ number }) => number === chapter) })
    const value: Listening = {
      book_id: id,
      chapter,
      title,
      author: authors.join(', ').slice(0, 300),
      picture,
      chapters: Math.max(chapters.length, chapter),
      ...place,
      furthest: Math.max(place.furthest, known?.furthest ?? 0),
      updated_at: deviceClock.now(),
    }
    // The next one is five seconds away, and a device that plays should not wait for its disk.
    await write([{ entity: 'listening', key, op: 'put', value }], { isSent: urgent, durability: urgent ? 'strict' : 'relaxed' })
    if (!urgent) sendSoon()
  } catch {
    // A place is silent.
  }
}

let sending: ReturnType<typeof setTimeout> | undefined

/** Places follow each other and replace each other in the outbox: one of them every 20 s is enough for other devices. */
function sendSoon(): void {
  sending ??= setTimeout(() => {
    sending = undefined
    engine.requestSync()
  }, limits.continueWatching.sendAfterMs)
}

/** Forgets where somebody is in a book, with Undo. */
export async function removeListening({ book_id: book, title }: Pick<Listening, 'book_id' | 'title'>): Promise<void> {
  const owner = currentOwner()
  const { store } = await engine.open()
  const its = valuesOf(await store.read((tx) => tx.allRows('listening', owner))).filter(({ book_id }) => book_id === book)
  const all = (op: 'put' | 'delete') =>
    decide(
      'listening',
      its.map((value) => ({ key: listeningKey(value), op, value: op === 'put' ? value : null })),
    )
  if ((await all('delete')) === undefined) return
  const undo = undoOf('listening', its.map(listeningKey), () => void all('put'))
  showToast({ notice: 'listening-removed', values: { title }, ...undo })
}

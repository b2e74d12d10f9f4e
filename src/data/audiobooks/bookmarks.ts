import { useMemo } from 'react'
import type { Book } from '#contract/audiobooks.ts'
import { type Bookmark, bookmarkKey, bookmarkLimits } from '#contract/entities/bookmarks.ts'
import { decide, undoOf } from '#data/library/decide.ts'
import { ownRows } from '#data/library/own-rows.ts'
import type { BookPlace } from '#domain/audiobooks/places.ts'
import { deviceClock, deviceRandom } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { useLive } from '#data/use-live.ts'

const bookmarks = ownRows('bookmarks', (rows: ReadonlyMap<string, Bookmark>) => [...rows.values()])

/** The bookmarks in a book, in its order, live; undefined while the database opens. */
export function useBookmarks(book: string): readonly Bookmark[] | undefined {
  const all = useLive(bookmarks)
  return useMemo(() => all?.filter(({ book_id }) => book_id === book).toSorted((a, b) => a.chapter - b.chapter || a.at - b.at), [all, book])
}

const newId = (): string => Array.from(deviceRandom.bytes(8), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Marks a place of a book under a name. Never rejects: a failure is said in a notice and changes nothing. */
export async function addBookmark({ id: book_id, title }: Book, { chapter, at }: BookPlace, name: string): Promise<void> {
  const value = {
    id: newId(),
    book_id,
    title,
    chapter,
    at: Math.max(0, Math.floor(at)),
    name: named(name),
    note: '',
    updated_at: deviceClock.now(),
  }
  const before = await put(value)
  if (before !== undefined) showToast({ notice: 'bookmark-saved', values: { name: value.name } })
}

/** Gives a bookmark another name or note; one without a name keeps the one it has. Never rejects. */
export async function changeBookmark(bookmark: Bookmark, words: { name: string; note: string }): Promise<void> {
  const name = named(words.name) || bookmark.name
  const note = words.note.trim().slice(0, bookmarkLimits.note)
  await put({ ...bookmark, name, note, updated_at: deviceClock.now() })
}

/** Removes a bookmark, with Undo. Never rejects. */
export async function removeBookmark(bookmark: Bookmark): Promise<void> {
  const key = bookmarkKey(bookmark)
  const removed = await decide('bookmarks', [{ key, op: 'delete', value: null }])
  if (removed === undefined) return
  showToast({ notice: 'bookmark-removed', values: { name: bookmark.name }, ...undoOf('bookmarks', [key], () => void put(bookmark)) })
}

const named = (name: string): string => name.trim().slice(0, bookmarkLimits.name)

async function put(value: Bookmark): Promise<unknown[] | undefined> {
  const key = bookmarkKey(value)
  const before = await decide('bookmarks', [{ key, op: 'put', value }])
  await bookmarks.shows((all) => all.some(({ id, updated_at }) => id === value.id && updated_at === value.updated_at))
  return before
}

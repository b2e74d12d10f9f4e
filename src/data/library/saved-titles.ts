import { mediaKey, type MediaType } from '#contract/media.ts'
import { saveAsGuest } from '#data/account/guest-save.ts'
import { savedTitleOf, type Title } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { decide, useDeciding } from './decide.ts'
import { removeFrom } from './removals.ts'
import { isOnShelf, shelfIsRead, useIsOnShelf } from './shelves.ts'

/** The two lists a person keeps titles on. */
export type SavedList = 'favorites' | 'watchlist'

export interface SavedState {
  /** Whether it is kept, as the database says; false while that opens. */
  kept: boolean
  /** A change of it is being written. */
  deciding: boolean
}

/** The state of one title's heart or bookmark. */
export function useSavedTitle(list: SavedList, type: MediaType, id: number): SavedState {
  const key = mediaKey({ media_type: type, media_id: id })
  return { kept: useIsOnShelf(list, key), deciding: useDeciding(list, key) }
}

/**
 * Keeps a title or stops keeping it, at once and without the network. A removal offers Undo; a guest is asked once
 * where (decision A1). Never rejects: a failure is said in a notice and changes nothing.
 *
 * @param isKept what the person saw when they pressed: what they want is the other, whatever has changed since
 */
export async function toggleSaved(list: SavedList, title: Title, isKept: boolean): Promise<void> {
  const saved = { ...savedTitleOf(title), added_at: deviceClock.now() }
  const key = mediaKey(saved)
  const change = { key, op: 'put', value: saved } as const
  if (isKept) await removeFrom(list, [key])
  else if (session.status === 'guest') await saveAsGuest({ list, changes: [change], title: title.title })
  else await decide(list, [change])
}

const addedNotices = { favorites: 'favorite-added', watchlist: 'watchlist-added' } as const

/** The same by a key, where no sign shows what is kept: what is kept now becomes the other, and a notice says which. Never rejects. */
export async function switchSaved(list: SavedList, title: Title): Promise<void> {
  await shelfIsRead(list)
  const isKept = isOnShelf(list, mediaKey({ media_type: title.type, media_id: title.id }))
  await toggleSaved(list, title, isKept)
  if (!isKept && session.status === 'member') showToast({ notice: addedNotices[list], values: { title: title.title } })
}

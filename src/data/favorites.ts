import { useSyncExternalStore } from 'react'
import type { Favorite } from '#contract/entities.ts'
import { type MediaKey, type MediaType, mediaKey } from '#contract/media.ts'
import { favoriteOf, type Title } from '#domain/title.ts'
import { actionWords } from '#i18n/notices.ts'
import { requestLogin } from '#state/login-request.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { decidedOn, noteDecision, onDecisions } from './decisions.ts'
import { rememberWish } from './favorite-wish.ts'
import { currentOwner } from './owner.ts'
import { savedTitles } from './saved-titles.ts'
import { requestSync } from './sync.ts'

/** The titles this person keeps, or this device for a guest, newest first; undefined while the database opens. */
export function useFavorites(): Favorite[] | undefined {
  return useSyncExternalStore(savedTitles.subscribe, savedTitles.read)?.newestFirst
}

export interface FavoriteState {
  /** Whether it is kept, as the database says; false while that opens. */
  kept: boolean
  /** A change of it is being written: what is shown as kept is kept, even if the power fails now. */
  deciding: boolean
}

/** The state of one title's heart. */
export function useFavorite(type: MediaType, id: number): FavoriteState {
  const key = mediaKey({ media_type: type, media_id: id })
  const kept = useSyncExternalStore(savedTitles.subscribe, () => isKept(key))
  const deciding = useSyncExternalStore(onDecisions, () => decidedOn(currentOwner(), key) !== undefined)
  return { kept, deciding }
}

const isKept = (key: MediaKey): boolean => savedTitles.read()?.keys.has(key) ?? false

/**
 * Keeps a title or stops keeping it, at once and without the network. A removal offers Undo; a guest is asked to log in or to
 * save on this device (decision A1). Never rejects: a failure is said in a notice and changes nothing.
 */
export async function toggleFavorite(title: Title): Promise<void> {
  const favorite = favoriteOf(title)
  const key = mediaKey(favorite)
  if (decidedOn(currentOwner(), key) ?? isKept(key)) await remove(favorite)
  else if (session.status === 'guest') askGuest(favorite)
  else await save(favorite)
}

async function remove(favorite: Favorite): Promise<void> {
  const notice = session.status === 'guest' ? 'removed-from-device' : 'favorite-removed'
  const taken = await carryOut(favorite, false)
  if (taken !== undefined) showToast({ notice, values: { title: favorite.title }, undo: () => void save(taken ?? favorite) })
}

const save = async (favorite: Favorite): Promise<boolean> => (await carryOut(favorite, true)) !== undefined

/** Brings a decision into the database. Resolves with the title as it was kept, or undefined when that failed. */
async function carryOut(favorite: Favorite, wanted: boolean): Promise<Favorite | null | undefined> {
  const crossOff = noteDecision({ owner: currentOwner(), favorite, wanted })
  try {
    const { putFavorite, takeFavorite } = await import('./favorite-commands.ts')
    const result = wanted ? await putFavorite(favorite) : await takeFavorite(mediaKey(favorite))
    requestSync()
    await savedTitles.moved()
    return result
  } catch {
    showToast({ notice: wanted ? 'favorite-add-failed' : 'favorite-delete-failed' })
    return undefined
  } finally {
    crossOff()
  }
}

function askGuest(favorite: Favorite): void {
  const logIn = () => {
    rememberWish(favorite)
    requestLogin()
  }
  const saveOnDevice = async () => {
    if (await save(favorite)) showToast({ notice: 'saved-on-device', values: { title: favorite.title } })
  }
  showToast({
    notice: 'favorites-need-login',
    actions: [
      { label: actionWords.logIn, run: logIn },
      { label: actionWords.saveOnDevice, run: () => void saveOnDevice() },
    ],
  })
}

import { useSyncExternalStore } from 'react'
import type { Favorite } from '#contract/entities.ts'
import { type MediaType, mediaKey } from '#contract/media.ts'
import { favoriteOf, type Title, titleRef } from '#domain/title.ts'
import { actionWords } from '#i18n/notices.ts'
import { requestLogin } from '#state/login-request.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { rememberWish } from './favorite-wish.ts'
import { savedTitles } from './saved-titles.ts'
import { requestSync } from './sync.ts'

/** The titles this person keeps, or this device for a guest, newest first; undefined while the database opens. */
export function useFavorites(): Favorite[] | undefined {
  return useSyncExternalStore(savedTitles.subscribe, savedTitles.read)?.newestFirst
}

/** Whether a title is kept; false while the database opens. */
export function useIsFavorite(type: MediaType, id: number): boolean {
  const key = mediaKey({ media_type: type, media_id: id })
  return useSyncExternalStore(savedTitles.subscribe, () => savedTitles.read()?.keys.has(key) ?? false)
}

/**
 * Keeps a title or stops keeping it, at once and without the network. A removal offers Undo; a guest is asked to log in or to
 * save on this device (decision A1). Never rejects: a failure is said in a notice and changes nothing.
 */
export async function toggleFavorite(title: Title): Promise<void> {
  const guest = session.status === 'guest'
  const values = { title: title.title }
  try {
    const { putFavorite, takeFavorite } = await import('./favorite-commands.ts')
    const taken = await takeFavorite(mediaKey(titleRef(title)))
    if (taken !== null) {
      const undo = () => void saveFavorite(taken)
      showToast({ notice: guest ? 'removed-from-device' : 'favorite-removed', values, undo })
    } else if (guest) askGuest(title)
    else await putFavorite(favoriteOf(title))
    requestSync()
  } catch {
    showToast({ notice: 'favorite-add-failed' })
  }
}

async function saveFavorite(favorite: Favorite): Promise<boolean> {
  try {
    const { putFavorite } = await import('./favorite-commands.ts')
    await putFavorite(favorite)
    requestSync()
    return true
  } catch {
    showToast({ notice: 'favorite-add-failed' })
    return false
  }
}

function askGuest(title: Title): void {
  const favorite = favoriteOf(title)
  const logIn = () => {
    rememberWish(favorite)
    requestLogin()
  }
  const saveOnDevice = async () => {
    if (await saveFavorite(favorite)) showToast({ notice: 'saved-on-device', values: { title: title.title } })
  }
  showToast({
    notice: 'favorites-need-login',
    actions: [
      { label: actionWords.logIn, run: logIn },
      { label: actionWords.saveOnDevice, run: () => void saveOnDevice() },
    ],
  })
}

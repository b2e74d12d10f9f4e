import { listChanges, settingsIn } from '#contract/setting-lists.ts'
import { showToast } from '#state/toasts.ts'
import { saveElements } from './preferences.ts'

/** The settings that are lists of favorites, by the ids of what is liked. */
type FavoriteList = 'favoriteChannels' | 'favoriteTeams'

/**
 * Changes a list of favorites. It counts at once and is saved as what it changes, so that devices may change different ones. Never rejects: where it
 * could not be saved, the person is told.
 */
export const changeFavorites = (list: FavoriteList, how: (favorites: readonly string[]) => readonly string[]): Promise<void> =>
  saveElements((rows) => listChanges(list, how(settingsIn(rows)[list] ?? []), rows)).catch(
    () => void showToast({ notice: 'preferences-save-failed' }),
  )

/** Puts an element behind the favorites, or takes it from them; of a list that is full nothing else is possible. */
export const toggleFavorite = (list: FavoriteList, id: string, most: number): Promise<void> =>
  changeFavorites(list, (favorites) => {
    if (favorites.includes(id)) return favorites.filter((other) => other !== id)
    return favorites.length < most ? [...favorites, id] : favorites
  })

import { listChanges, type SettingRow, settingsIn } from '#contract/setting-lists.ts'
import { saveElements, usePreferences } from '#data/account/preferences.ts'
import { liveTv } from '#product/live-tv.ts'
import { showToast } from '#state/toasts.ts'

/** The ids of the channels a person likes best, on all of their devices, in their order. */
export const useFavoriteChannels = (): readonly string[] => usePreferences().favoriteChannels

const favoritesIn = (rows: readonly SettingRow[]): string[] => settingsIn(rows).favoriteChannels ?? []

// Each of these counts at once and is saved as what it changes, so that devices may change different ones. None rejects.

/** Puts a channel behind the favorites, or takes it from them. */
export const toggleFavoriteChannel = (id: string): Promise<void> =>
  change((favorites) => {
    if (favorites.includes(id)) return favorites.filter((other) => other !== id)
    return favorites.length < liveTv.maxFavorites ? [...favorites, id] : favorites
  })

/** Gives a favorite another place among them, from 0. */
export const moveFavoriteChannel = (id: string, place: number): Promise<void> =>
  change((favorites) => {
    if (!favorites.includes(id)) return favorites
    return favorites.filter((other) => other !== id).toSpliced(place, 0, id)
  })

const change = (how: (favorites: readonly string[]) => readonly string[]): Promise<void> =>
  saveElements((rows) => listChanges('favoriteChannels', how(favoritesIn(rows)), rows)).catch(
    () => void showToast({ notice: 'preferences-save-failed' }),
  )

import { changeFavorites, toggleFavorite } from '#data/account/favorite-lists.ts'
import { usePreferences } from '#data/account/preferences.ts'
import { liveTv } from '#product/live-tv.ts'

/** The ids of the channels a person likes best, on all of their devices, in their order. */
export const useFavoriteChannels = (): readonly string[] => usePreferences().favoriteChannels

/** Puts a channel behind the favorites, or takes it from them. */
export const toggleFavoriteChannel = (id: string): Promise<void> => toggleFavorite('favoriteChannels', id, liveTv.maxFavorites)

/** Gives a favorite another place among them, from 0. */
export const moveFavoriteChannel = (id: string, place: number): Promise<void> =>
  changeFavorites('favoriteChannels', (favorites) => {
    if (!favorites.includes(id)) return favorites
    return favorites.filter((other) => other !== id).toSpliced(place, 0, id)
  })

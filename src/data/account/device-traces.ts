import { dropCache, dropFromCache } from '#platform/caches.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { cacheNames } from '#product/cache-names.ts'

/** What the worker keeps of what was looked at. */
const viewed = [cacheNames.keptViews, cacheNames.catalogue, cacheNames.guide, cacheNames.images]

/** What local storage knows of what was looked at, read, heard or watched on this device. */
const noted = [
  storageKeys.early,
  storageKeys.newsRead,
  storageKeys.bookQueue,
  storageKeys.channelVerdicts,
  storageKeys.seenTitles,
  storageKeys.continuing,
  storageKeys.upcomingDay,
] as const

/** Removes the screens as somebody saw them, and the answers whose addresses have the words of a search in them. Never rejects. */
export async function dropViewsAndSearches(): Promise<void> {
  await Promise.all([dropCache(cacheNames.keptViews), dropFromCache(cacheNames.catalogue, ({ pathname }) => pathname.includes('/search/'))])
}

/** Removes all that shows what somebody did on this device, whoever it was; downloads and looks stay. Never rejects. */
export async function dropTraces(): Promise<void> {
  for (const key of noted) storage.remove(key)
  await Promise.all(viewed.map(dropCache))
}

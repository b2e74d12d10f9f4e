import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PreferenceField } from '#contract/entities/preferences.ts'
import type { DeadReason, EntityName } from '#contract/sync.ts'

/** What a change on its way to the account does, by what it changes. */
export const changeWords: Record<EntityName, Record<'put' | 'delete', MessageDescriptor>> = {
  favorites: { put: msg`Added to favorites`, delete: msg`Removed from favorites` },
  watchlist: { put: msg`Added to watchlist`, delete: msg`Removed from watchlist` },
  watch_history: { put: msg`Added to watch history`, delete: msg`Removed from watch history` },
  continue_watching: { put: msg`Where you stopped`, delete: msg`Removed from Continue Watching` },
  ratings: { put: msg`Your rating`, delete: msg`Rating removed` },
  title_notes: { put: msg`Your note`, delete: msg`Note removed` },
  title_tags: { put: msg`Your tag`, delete: msg`Tag removed` },
  listening: { put: msg`Where you stopped listening`, delete: msg`Removed from Continue listening` },
  bookmarks: { put: msg`Your bookmark`, delete: msg`Bookmark removed` },
  saved_articles: { put: msg`Article saved`, delete: msg`Saved article removed` },
  preferences: { put: msg`Setting changed`, delete: msg`Setting reset` },
}

/** What each list is called where several stand together. */
export const entityListNames: Record<EntityName, MessageDescriptor> = {
  favorites: msg`Favorites`,
  watchlist: msg`Watchlist`,
  watch_history: msg`Watch history`,
  continue_watching: msg`Continue Watching`,
  ratings: msg`Ratings`,
  title_notes: msg`Notes`,
  title_tags: msg`Tags`,
  listening: msg`Audiobooks`,
  bookmarks: msg`Bookmarks`,
  saved_articles: msg`Saved articles`,
  preferences: msg`Settings`,
}

export const historyClearedWords = msg`Watch history cleared`

const preferenceNames: Record<PreferenceField, MessageDescriptor> = {
  isNotificationsEnabled: msg`Notifications`,
  isFeatureNewsEnabled: msg`Feature news`,
  isWatchHistoryEnabled: msg`Watch history`,
  isContinueWatchingEnabled: msg`Continue Watching`,
  isSpoilerShieldEnabled: msg`Spoiler shield`,
  accentColor: msg`Accent color`,
  preferredSource: msg`Preferred source`,
  picture: msg`Your picture`,
  homeOrder: msg`Order of the home page`,
  homeHidden: msg`Hidden rows of the home page`,
  services: msg`My services`,
  seenTitles: msg`Titles you have seen`,
  seenFeatures: msg`What is new: read`,
  savedFilters: msg`Saved filters`,
  favoriteChannels: msg`Favorite channels`,
  favoriteTeams: msg`Favorite teams`,
}

/** What a preference, or the list it is an element of, is called; its key where a newer version has one that this one does not know. */
export function preferenceName(i18n: I18n, key: string): string {
  const names: Partial<Record<string, MessageDescriptor>> = preferenceNames
  const [setting = key] = key.split('/')
  const name = names[setting]
  return name === undefined ? key : i18n._(name)
}

const refusals: Partial<Record<DeadReason, MessageDescriptor>> = {
  'invalid-input': msg`The server does not take this value.`,
  'stale-write': msg`It waited so long that the account has moved on. Try again to apply it now.`,
  'order-unknown': msg`This device's clock was wrong, and your account holds another change of the same thing. Try again to apply yours.`,
  'payload-too-large': msg`It is too large for the server.`,
  'key-reused': msg`The server took it for another change. Try again.`,
  forbidden: msg`Your account may not do this.`,
  'not-found': msg`The server does not know what this is about.`,
}

/** Why a change did not reach the account, for whoever made it. */
export const refusalWords = (reason: DeadReason): MessageDescriptor => refusals[reason] ?? msg`The server refused it.`

import type { Preferences } from './entities.ts'

/** What holds for a person who never changed anything (decision T12 adds the second notification switch). */
export const defaultPreferences: Preferences = {
  isNotificationsEnabled: true,
  isFeatureNewsEnabled: true,
  isWatchHistoryEnabled: true,
  isContinueWatchingEnabled: true,
  isSpoilerShieldEnabled: true,
  accentColor: '#E63462',
  homeOrder: [],
  homeHidden: [],
  services: [],
  seenTitles: 'show',
  savedFilters: [],
}

import type { EntityName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'

/** What is said when a change cannot be saved, here or by the server (specification, section 8; decision A4). */
export const failureNotices: Record<EntityName, Record<'put' | 'delete', NoticeCode> | null> = {
  favorites: { put: 'favorite-add-failed', delete: 'favorite-delete-failed' },
  watchlist: { put: 'watchlist-add-failed', delete: 'watchlist-delete-failed' },
  watch_history: { put: 'history-add-failed', delete: 'history-delete-failed' },
  // A position is silent; where the server rejected one, the sync sheet lists it.
  continue_watching: null,
  listening: null,
  ratings: { put: 'rating-save-failed', delete: 'rating-delete-failed' },
  title_notes: { put: 'note-save-failed', delete: 'note-delete-failed' },
  title_tags: { put: 'tag-save-failed', delete: 'tag-delete-failed' },
  bookmarks: { put: 'bookmark-save-failed', delete: 'bookmark-delete-failed' },
  saved_articles: { put: 'article-save-failed', delete: 'article-delete-failed' },
  preferences: { put: 'preferences-save-failed', delete: 'preferences-save-failed' },
}

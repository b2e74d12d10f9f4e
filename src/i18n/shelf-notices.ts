import { msg } from '@lingui/core/macro'
import type { Notice } from './notices.ts'

/** Notices about a person's lists, history, filters, ratings, notes and tags. */
export const shelfNotices = {
  'favorites-need-sign-in': {
    kind: 'info',
    title: msg`Authentication required`,
    description: msg`Please log in to add items to your favorites.`,
  },
  'watchlist-needs-sign-in': {
    kind: 'info',
    title: msg`Authentication required`,
    description: msg`Please log in to add items to your watchlist.`,
  },
  'favorite-added': { kind: 'success', title: msg`Added to favorites`, description: msg`{title}` },
  'watchlist-added': { kind: 'success', title: msg`Added to watchlist`, description: msg`{title}` },
  'history-added': { kind: 'success', title: msg`Added to watch history`, description: msg`{title}` },
  'favorite-removed': { kind: 'info', title: msg`Removed from favorites`, description: msg`{title}` },
  'saved-on-device': { kind: 'success', title: msg`Saved on this device`, description: msg`{title}` },
  'removed-from-device': { kind: 'info', title: msg`Removed from this device`, description: msg`{title}` },
  'watchlist-removed': { kind: 'info', title: msg`Removed from watchlist`, description: msg`{title}` },
  'history-removed': { kind: 'info', title: msg`Removed from watch history`, description: msg`{title}` },
  'filter-saved': { kind: 'success', title: msg`Filter saved`, description: msg`{title}` },
  'filter-removed': { kind: 'info', title: msg`Filter removed`, description: msg`{title}` },
  'filters-full': {
    kind: 'error',
    title: msg`Filter not saved`,
    description: msg`{count} filters are the most that can be kept. Remove one you no longer need.`,
  },
  'titles-removed': { kind: 'info', title: msg`{count, plural, one {{count} title removed} other {{count} titles removed}}` },
  'progress-removed': { kind: 'info', title: msg`Removed from Continue Watching`, description: msg`{title}` },
  'history-cleared': {
    kind: 'info',
    title: msg`Watch history cleared`,
    description: msg`{count, plural, one {{count} title removed} other {{count} titles removed}}`,
  },
  'favorite-add-failed': { kind: 'error', title: msg`Failed to add to favorites` },
  'favorite-delete-failed': { kind: 'error', title: msg`Failed to delete favorite` },
  'watchlist-add-failed': { kind: 'error', title: msg`Failed to add to watchlist` },
  'watchlist-delete-failed': { kind: 'error', title: msg`Failed to delete watchlist item` },
  'history-needs-sign-in': {
    kind: 'info',
    title: msg`Authentication required`,
    description: msg`Please log in to track your watch history.`,
  },
  'history-add-failed': { kind: 'error', title: msg`Failed to add to watch history` },
  'history-delete-failed': { kind: 'error', title: msg`Failed to delete watch history item` },
  'episodes-watched': {
    kind: 'success',
    title: msg`{count, plural, one {{count} episode marked as watched} other {{count} episodes marked as watched}}`,
    description: msg`{title}`,
  },
  'reminder-saved': {
    kind: 'success',
    title: msg`The day is in a calendar file`,
    description: msg`Open it, and your calendar reminds you of {title}.`,
  },
  'match-reminder-saved': {
    kind: 'success',
    title: msg`The match is in a calendar file`,
    description: msg`Open it, and your calendar reminds you of {name}.`,
  },
  'link-copied': { kind: 'success', title: msg`Link copied`, description: msg`{title}` },
  'rating-save-failed': { kind: 'error', title: msg`Failed to save your rating` },
  'rating-removed': { kind: 'info', title: msg`Rating removed`, description: msg`{title}` },
  'rating-delete-failed': { kind: 'error', title: msg`Failed to delete your rating` },
  'note-save-failed': { kind: 'error', title: msg`Failed to save your note` },
  'note-removed': { kind: 'info', title: msg`Note removed`, description: msg`{title}` },
  'note-delete-failed': { kind: 'error', title: msg`Failed to delete your note` },
  'tag-save-failed': { kind: 'error', title: msg`Failed to save your tag` },
  'tag-removed': { kind: 'info', title: msg`Tag removed`, description: msg`{tag}` },
  'tag-delete-failed': { kind: 'error', title: msg`Failed to delete your tag` },
} as const satisfies Record<string, Notice>

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How a toast looks and how urgently it is announced. */
export type NoticeKind = 'success' | 'info' | 'error'

export interface Notice {
  kind: NoticeKind
  title: MessageDescriptor
  description?: MessageDescriptor
  /** Stays until it is dismissed or acted on. */
  stays?: true
}

/** Every toast by its code (specification, section 8; decisions A1, A4, T2). Values in braces come with `showToast`. */
export const notices = {
  'favorites-need-login': {
    kind: 'info',
    title: msg`Authentication required`,
    description: msg`Please log in to add items to your favorites.`,
  },
  'watchlist-needs-login': {
    kind: 'info',
    title: msg`Authentication required`,
    description: msg`Please log in to add items to your watchlist.`,
  },
  'favorite-added': { kind: 'success', title: msg`Added to favorites`, description: msg`{title}` },
  'favorite-removed': { kind: 'info', title: msg`Removed from favorites`, description: msg`{title}` },
  'saved-on-device': { kind: 'success', title: msg`Saved on this device`, description: msg`{title}` },
  'removed-from-device': { kind: 'info', title: msg`Removed from this device`, description: msg`{title}` },
  'favorite-add-failed': { kind: 'error', title: msg`Failed to add to favorites` },
  'favorite-delete-failed': { kind: 'error', title: msg`Failed to delete favorite` },
  'user-data-failed': {
    kind: 'error',
    title: msg`Error loading user data`,
    description: msg`There was a problem loading your watch history, favorites, or watchlist.`,
  },
  'preferences-load-failed': {
    kind: 'error',
    title: msg`Error loading preferences`,
    description: msg`Please make sure you're signed in and try again.`,
  },
  'preferences-save-failed': {
    kind: 'error',
    title: msg`Error saving preferences`,
    description: msg`There was a problem saving your preferences.`,
  },
  'notifications-save-failed': { kind: 'error', title: msg`Error`, description: msg`Failed to update notification preferences` },
  'accent-save-failed': { kind: 'error', title: msg`Error`, description: msg`Failed to update theme color. Please try again.` },
  'preferences-saved': {
    kind: 'success',
    title: msg`Preferences updated`,
    description: msg`Your preferences have been saved successfully.`,
  },
  'accent-saved': {
    kind: 'success',
    title: msg`Theme Updated`,
    description: msg`Your color preference has been saved and applied.`,
  },
  'language-unavailable': {
    kind: 'info',
    title: msg`This language is not on this device yet`,
    description: msg`Connect once and switch again. Nothing was changed.`,
  },
  'went-offline': { kind: 'info', title: msg`You are offline. Everything you saved is here.` },
  'back-online': {
    kind: 'success',
    title: msg`{count, plural, =0 {Back online.} one {Back online. {count} change sent.} other {Back online. {count} changes sent.}}`,
  },
  'session-ended': {
    kind: 'info',
    title: msg`Session ended: sign in to sync`,
    description: msg`What you saved is kept on this device.`,
    stays: true,
  },
  'update-ready': { kind: 'info', title: msg`A new version is ready`, stays: true },
  'tab-outdated': {
    kind: 'info',
    title: msg`Matinee was updated in another tab`,
    description: msg`Reload to go on saving here.`,
    stays: true,
  },
  'install-prompt': {
    kind: 'info',
    title: msg`Install App?`,
    description: msg`Install this app for offline access and a better experience.`,
  },
  'install-started': { kind: 'info', title: msg`Installation Started`, description: msg`The app installation has started.` },
  'install-cancelled': {
    kind: 'info',
    title: msg`Installation Cancelled`,
    description: msg`You can install the app later from the menu.`,
  },
  'install-done': {
    kind: 'success',
    title: msg`Successfully Installed`,
    description: msg`The app has been installed successfully!`,
  },
  'install-failed': {
    kind: 'error',
    title: msg`Installation Failed`,
    description: msg`There was an error installing the app. Please try again.`,
  },
} as const satisfies Record<string, Notice>

export type NoticeCode = keyof typeof notices

/** The words of the buttons a toast may carry. */
export const actionWords = {
  undo: msg`Undo`,
  logIn: msg`Log in`,
  saveOnDevice: msg`Save on this device`,
  install: msg`Install`,
  library: msg`Library`,
  reload: msg`Reload`,
  retry: msg`Try again`,
} as const

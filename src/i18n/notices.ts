import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { accountNotices } from './account-notices.ts'
import { featureNoticeWords } from './feature-notices.ts'
import { shelfNotices } from './shelf-notices.ts'

/** How a toast looks and how urgently it is announced. */
type NoticeKind = 'success' | 'info' | 'error'

export interface Notice {
  kind: NoticeKind
  title: MessageDescriptor
  description?: MessageDescriptor
  /** Told though nobody did anything; silent for who does not want notifications. */
  isUnasked?: true
}

/**
 * Every toast by its code (specification, section 8; decisions A1, A4, T2). Values in braces come with `showToast`, which also knows
 * how long each stays. Only lazily loaded code may import this: the first screen does not carry the words.
 */
export const notices = {
  ...shelfNotices,
  ...featureNoticeWords,
  ...accountNotices,
  'feature-more': { kind: 'info', title: msg`See it for yourself`, description: msg`Back brings you here again.` },
  'preferences-load-failed': {
    kind: 'error',
    title: msg`Error loading preferences`,
    description: msg`Please make sure you're signed in and try again.`,
  },
  'preferences-saved': {
    kind: 'success',
    title: msg`Preferences updated`,
    description: msg`Your preferences have been saved successfully.`,
  },
  'notifications-enabled': {
    kind: 'success',
    title: msg`Notifications enabled`,
    description: msg`You are told when the network goes and comes back.`,
  },
  'notifications-disabled': {
    kind: 'info',
    title: msg`Notifications disabled`,
    description: msg`You are no longer told when the network goes and comes back.`,
  },
  'notifications-save-failed': { kind: 'error', title: msg`Error`, description: msg`Failed to update notification preferences` },
  'preferences-save-failed': {
    kind: 'error',
    title: msg`Error saving preferences`,
    description: msg`There was a problem saving your preferences.`,
  },
  'accent-save-failed': { kind: 'error', title: msg`Error`, description: msg`Failed to update theme color. Please try again.` },
  'history-enabled': { kind: 'success', title: msg`Watch History Enabled`, description: msg`What you watch is noted from now on.` },
  'history-disabled': {
    kind: 'info',
    title: msg`Watch History Disabled`,
    description: msg`Nothing more is noted. What is there stays until you clear it.`,
  },
  'continue-watching-enabled': {
    kind: 'success',
    title: msg`Continue Watching Enabled`,
    description: msg`Where you stop is remembered from now on.`,
  },
  'continue-watching-disabled': {
    kind: 'info',
    title: msg`Continue Watching Disabled`,
    description: msg`The row is gone from the home page, and no more places are remembered.`,
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
  'sources-not-saved': {
    kind: 'error',
    title: msg`Your sources could not be changed`,
    description: msg`There is no room left on this device. Free some on the storage page.`,
  },
  'removal-received': {
    kind: 'success',
    title: msg`Your request was received`,
    description: msg`Its reference is {reference}.`,
  },
  'picture-not-drawn': { kind: 'error', title: msg`The picture could not be drawn`, description: msg`This browser does not allow it.` },
  'went-offline': { kind: 'info', title: msg`You are offline. Everything you saved is here.`, isUnasked: true },
  'back-online': {
    kind: 'success',
    isUnasked: true,
    title: msg`{count, plural, =0 {Back online.} one {Back online. {count} change sent.} other {Back online. {count} changes sent.}}`,
  },
  'session-ended': {
    kind: 'info',
    title: msg`Session ended: sign in to sync`,
    description: msg`What you saved is kept on this device.`,
  },
  'guest-merged': {
    kind: 'success',
    title: msg`{count, plural, one {{count} title added to your account} other {{count} titles added to your account}}`,
    description: msg`Until now only on this device.`,
  },
  'guest-back': {
    kind: 'info',
    title: msg`Back on this device only`,
    description: msg`They are added again the next time you sign in.`,
  },
  'guest-not-me': {
    kind: 'info',
    title: msg`Back on this device only`,
    description: msg`Your account leaves them alone, whoever they belong to.`,
  },
  'give-back-failed': {
    kind: 'error',
    title: msg`Failed to take that back`,
    description: msg`The titles are still in your account.`,
  },
  'guest-adopt-failed': {
    kind: 'error',
    title: msg`Failed to add to your account`,
    description: msg`Everything is still on this device.`,
  },
  'device-cleared': {
    kind: 'info',
    title: msg`This device is cleared`,
    description: msg`{count, plural, one {{count} entry removed} other {{count} entries removed}}`,
  },
  'searches-cleared': { kind: 'info', title: msg`Recent searches are cleared` },
  'device-clear-failed': { kind: 'error', title: msg`Failed to clear this device`, description: msg`Nothing was removed.` },
  'export-failed': { kind: 'error', title: msg`Failed to export`, description: msg`The data on this device could not be read.` },
  'user-data-load-failed': {
    kind: 'error',
    title: msg`Error loading user data`,
    description: msg`There was a problem loading your watch history, favorites, or watchlist.`,
  },
  imported: {
    kind: 'success',
    title: msg`Import finished`,
    description: msg`{count, plural, one {{count} entry was added.} other {{count} entries were added.}}`,
  },
  'import-incomplete': {
    kind: 'error',
    title: msg`Not everything could be imported`,
    description: msg`{count, plural, =0 {Nothing was added.} one {{count} entry was added.} other {{count} entries were added.}} Import the same files again to go on.`,
  },
  'backup-saved': {
    kind: 'success',
    title: msg`Your backup is saved as a file`,
    description: msg`It holds what this device keeps of you. Keep it where others cannot read it.`,
  },
  exported: { kind: 'success', title: msg`Your data is saved as a file`, description: msg`It holds everything the server keeps of you.` },
  'exported-from-device': {
    kind: 'info',
    title: msg`Your data is saved as a file`,
    description: msg`It holds what this device keeps of you: the server could not be reached.`,
  },
  'picture-saved': { kind: 'success', title: msg`Picture changed` },
  'picture-removed': { kind: 'info', title: msg`Picture removed` },
  'picture-unreadable': {
    kind: 'error',
    title: msg`This file is no picture your browser can read`,
    description: msg`Choose a JPEG, PNG or WebP picture. Nothing was changed.`,
  },
  'download-unreachable': {
    kind: 'error',
    title: msg`Nothing was downloaded`,
    description: msg`The file's host does not answer. Try again when you are online.`,
  },
  'download-gone': { kind: 'error', title: msg`Nothing was downloaded`, description: msg`The file is not there any more.` },
  'download-refused': { kind: 'error', title: msg`Nothing was downloaded`, description: msg`The file's host does not give it away.` },
  'download-unreadable': {
    kind: 'error',
    title: msg`Nothing was downloaded`,
    description: msg`The file's host answered with something else.`,
  },
  'download-live': {
    kind: 'error',
    title: msg`Nothing was downloaded`,
    description: msg`This is a live stream: it has no end that could be reached.`,
  },
  'download-protected': { kind: 'error', title: msg`Nothing was downloaded`, description: msg`This stream is protected against copies.` },
  'download-full': {
    kind: 'error',
    title: msg`There is no room left on this device`,
    description: msg`Remove a download or empty the pictures on the storage page, then go on.`,
  },
  'download-remove-failed': { kind: 'error', title: msg`The download could not be removed`, description: msg`Try again.` },
  'change-copied': { kind: 'success', title: msg`Copied` },
  'copy-failed': { kind: 'error', title: msg`This browser does not let Matinee copy` },
  'change-discarded': { kind: 'info', title: msg`Change discarded` },
  'change-action-failed': {
    kind: 'error',
    title: msg`That did not work`,
    description: msg`The data on this device could not be changed.`,
  },
  updating: { kind: 'info', title: msg`Updating Matinee...` },
  'update-ready': { kind: 'info', title: msg`A new version is ready` },
  'tab-outdated': {
    kind: 'info',
    title: msg`Matinee was updated in another tab`,
    description: msg`Reload to go on saving here.`,
  },
  'storage-blocked': {
    kind: 'info',
    title: msg`Another tab holds your data`,
    description: msg`Close the other tabs of Matinee. This one goes on by itself.`,
  },
  'storage-memory': {
    kind: 'info',
    title: msg`Changes will be lost when you close this tab`,
    description: msg`This browser does not let Matinee keep data on this device. Private windows do that.`,
  },
  'storage-broken': {
    kind: 'error',
    title: msg`The data on this device cannot be opened`,
    description: msg`Until that works, changes will be lost when you close this tab. Repairing empties the data here, brings back what was not sent and fetches the rest.`,
  },
  'storage-full': {
    kind: 'error',
    title: msg`This device is full: nothing was saved`,
    description: msg`Free some space and try again.`,
  },
  'data-restored': {
    kind: 'info',
    title: msg`This device had lost its data`,
    description: msg`{count, plural, one {{count} unsent change was brought back.} other {{count} unsent changes were brought back.}}`,
  },
  'data-partly-restored': {
    kind: 'error',
    title: msg`This device had lost its data`,
    description: msg`{count, plural, =0 {Changes that were not sent yet may be gone.} one {{count} unsent change was brought back, others may be gone.} other {{count} unsent changes were brought back, others may be gone.}}`,
  },
  'install-prompt': {
    kind: 'info',
    isUnasked: true,
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
  signIn: msg`Log in`,
  saveOnDevice: msg`Save on this device`,
  install: msg`Install`,
  library: msg`Library`,
  notMe: msg`Not me`,
  reload: msg`Reload`,
  repair: msg`Repair`,
  freeSpace: msg`Free space`,
  gotIt: msg`Got it`,
  learnMore: msg`Learn more`,
} as const

export type ActionName = keyof typeof actionWords

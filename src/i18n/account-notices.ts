import { msg } from '@lingui/core/macro'
import type { Notice } from './notices.ts'

/** The words of how somebody left this device, or their account. */
export const accountNotices = {
  'account-removed': { kind: 'info', title: msg`Your account is removed`, description: msg`Nothing of it is left, here or on the server.` },
  'account-removed-elsewhere': {
    kind: 'info',
    title: msg`This account was removed`,
    description: msg`It was removed on another device. What this device kept of it is gone, too.`,
  },
  'signed-out-unsent': {
    kind: 'info',
    title: msg`Logged out`,
    description: msg`{count, plural, one {{count} change stays on this device, encrypted, until you sign in again. Everything else of your account is gone from it.} other {{count} changes stay on this device, encrypted, until you sign in again. Everything else of your account is gone from it.}}`,
  },
  'signed-out-unsealed': {
    kind: 'info',
    title: msg`Logged out`,
    description: msg`Changes that were not sent could not be encrypted. Until you sign in here again, what this device kept of your account stays readable in this browser’s storage.`,
  },
  'sealed-not-opened': {
    kind: 'error',
    title: msg`Kept changes cannot be opened`,
    description: msg`When you logged out, the server had another secret. The changes stay on this device, encrypted, until you log out and remove your data.`,
  },
  'signed-out-forgotten': {
    kind: 'info',
    title: msg`Logged out`,
    description: msg`The data of your account was removed from this device, and so was what shows what was looked at. Downloads stay.`,
  },
  'signed-out-not-removed': {
    kind: 'error',
    title: msg`Logged out, but nothing was removed`,
    description: msg`The data on this device could not be changed. Sign in and try again.`,
  },
} as const satisfies Record<string, Notice>

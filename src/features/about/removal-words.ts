import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { removalLimits, type RemovalReason } from '#contract/removal-requests.ts'
import type { RemovalField, RemovalMistake } from '#domain/about/removal-draft.ts'

/** What a request can rest on. */
export const reasonNames: Record<RemovalReason, MessageDescriptor> = {
  copyright: msg`Copyright`,
  trademark: msg`Trademark`,
  personality: msg`Privacy or personality right`,
  unlawful: msg`Unlawful content`,
  other: msg`Another right`,
}

const tooLong = (most: number): MessageDescriptor => msg`Use at most ${most} characters.`

/** What to say about a wrong field, and what to do. */
export const mistakeWords: Record<RemovalField, Record<RemovalMistake, MessageDescriptor>> = {
  content: {
    missing: msg`Enter the address of the page, or the title.`,
    'too-long': tooLong(removalLimits.content),
    malformed: msg`Use one line, without control characters.`,
  },
  reason: { missing: msg`Choose a right.`, 'too-long': msg`Choose a right.`, malformed: msg`Choose a right.` },
  details: {
    missing: msg`Say whose right it is, and what is to go.`,
    'too-long': tooLong(removalLimits.details),
    malformed: msg`Use plain text, without control characters.`,
  },
  name: {
    missing: msg`Enter your name.`,
    'too-long': tooLong(removalLimits.name),
    malformed: msg`Use one line, without control characters.`,
  },
  email: {
    missing: msg`Enter your email address.`,
    'too-long': tooLong(removalLimits.email),
    malformed: msg`Enter an email address like name@example.com.`,
  },
  statement: {
    missing: msg`Confirm this, or the request cannot be considered.`,
    'too-long': msg`Confirm this, or the request cannot be considered.`,
    malformed: msg`Confirm this, or the request cannot be considered.`,
  },
}

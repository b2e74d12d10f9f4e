import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Where a title stands. The keys are those of `titleStatuses`; this layer does not know them. */
export const statusNames = {
  rumored: msg`Rumored`,
  planned: msg`Planned`,
  'in-production': msg`In production`,
  'post-production': msg`Post-production`,
  released: msg`Released`,
  canceled: msg`Canceled`,
  pilot: msg`Pilot`,
  'returning-series': msg`Returning series`,
  ended: msg`Ended`,
} as const satisfies Record<string, MessageDescriptor>

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChannelCategory } from '#contract/live-tv.ts'
import type { Verdict } from '#domain/live-tv/verdict.ts'

/** What the kinds of channel are called. */
export const categoryNames: Record<ChannelCategory, MessageDescriptor> = {
  uncategorized: msg`Uncategorized`,
  news: msg`News`,
  sports: msg`Sports`,
  entertainment: msg`Entertainment`,
  lifestyle: msg`Lifestyle`,
  local: msg`Local`,
  international: msg`International`,
  adult: msg`Adult`,
  cultural: msg`Cultural`,
  weather: msg`Weather`,
  'health-fitness': msg`Health and fitness`,
  'basic cable': msg`Basic cable`,
  reality: msg`Reality`,
  'college sports': msg`College sports`,
  'premium channels': msg`Premium channels`,
}

/** What this device has learned of a channel. */
export const verdictNames: Record<Verdict, MessageDescriptor> = {
  plays: msg`Plays here`,
  elsewhere: msg`Plays in other programs only`,
  dead: msg`Not on the air`,
}

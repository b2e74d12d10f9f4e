import type { ChannelCategory } from '#contract/live-tv.ts'
import { foldText } from '../search/title-search.ts'
import type { Channel } from './channel.ts'

/** A kind of channel, or all of them. */
export type Wanted = ChannelCategory | 'all'

/** Most names are plain letters, for which folding is only making them small. */
const fold = (name: string): string => (/^[\x20-\x7e]*$/.test(name) ? name.toLowerCase() : foldText(name))

/** Finds channels by what was typed, among one kind or all of them; in their own order. */
export interface ChannelFinder {
  (typed: string, wanted: Wanted): readonly Channel[]
  /** Makes the names ready to be searched, which the first search does else: with 20,000 of them it would be felt. */
  prepare: () => void
}

/**
 * Channels whose names hold every typed word or a part of it, or whose number was typed. What only says more than the search before is looked for
 * among what that one found; where all of it is still found, the answer is the same list.
 */
export function channelFinder(channels: readonly Channel[]): ChannelFinder {
  let entries: readonly Entry[] | undefined
  let last: Search | undefined
  const prepared = (): readonly Entry[] => (entries ??= channels.map((channel) => ({ channel, name: fold(channel.name) })))
  const find = (typed: string, wanted: Wanted): readonly Channel[] => {
    const text = foldText(typed.trim())
    const words = text.split(/\s+/u).filter(Boolean)
    if (words.length === 0) return wanted === 'all' ? channels : channels.filter(({ category }) => category === wanted)
    const number = /^\d{1,4}$/.test(text) ? Number(text) : null
    const before = last?.wanted === wanted && last.number === null && text.startsWith(last.text) ? last : undefined
    const among = before?.entries ?? prepared()
    const found = among.filter(
      ({ channel, name }) =>
        (wanted === 'all' || channel.category === wanted) &&
        (words.every((word) => name.includes(word)) || (number !== null && channel.number === number)),
    )
    const isSame = before !== undefined && found.length === among.length
    last = { text, wanted, number, entries: found, channels: isSame ? before.channels : found.map(({ channel }) => channel) }
    return last.channels
  }
  return Object.assign(find, { prepare: () => void prepared() })
}

interface Entry {
  channel: Channel
  name: string
}

interface Search {
  text: string
  wanted: Wanted
  /** Channels found by their number say nothing of longer ones. */
  number: number | null
  entries: readonly Entry[]
  channels: readonly Channel[]
}

/** The kinds there are among some channels, with how many are of each, in the order of `categories`. */
export function countedCategories(
  channels: readonly Channel[],
  categories: readonly ChannelCategory[],
): readonly (readonly [ChannelCategory, number])[] {
  const counts = new Map<ChannelCategory, number>()
  for (const { category } of channels) counts.set(category, (counts.get(category) ?? 0) + 1)
  return categories.flatMap((category) => {
    const count = counts.get(category)
    return count === undefined ? [] : [[category, count] as const]
  })
}

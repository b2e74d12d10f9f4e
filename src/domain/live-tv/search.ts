import type { ChannelCategory } from '#contract/live-tv.ts'
import { foldText } from '../search/title-search.ts'
import type { Channel } from './channel.ts'

/** A kind of channel, or all of them. */
export type Wanted = ChannelCategory | 'all'

/** Most names are plain letters, for which folding is only making them small. */
const fold = (name: string): string => (/^[\x20-\x7e]*$/.test(name) ? name.toLowerCase() : foldText(name))

/** As many names as a slow device makes ready without missing a frame. */
const namesAtOnce = 1000

/** Finds channels by what was typed, among one kind or all of them; in their own order. */
export interface ChannelFinder {
  (typed: string, wanted: Wanted): readonly Channel[]
  /** Makes some more names ready to be searched, and says whether any are left; the first search makes the rest, which of 20,000 would be felt. */
  prepare: () => boolean
}

/**
 * Channels whose names hold every typed word or a part of it, or whose number was typed. What only says more than the search before is looked for
 * among what that one found; where all of it is still found, the answer is the same list, and so it is where a letter is taken back.
 */
export function channelFinder(channels: readonly Channel[]): ChannelFinder {
  const entries: Entry[] = []
  /** The last search, and before it those that said less: who deletes a letter goes back to them. */
  let searches: Search[] = []
  const prepare = (upTo = entries.length + namesAtOnce): boolean => {
    for (const channel of channels.slice(entries.length, upTo)) entries.push({ channel, name: fold(channel.name) })
    return entries.length < channels.length
  }
  const find = (typed: string, wanted: Wanted): readonly Channel[] => {
    const text = foldText(typed.trim())
    const words = text.split(/\s+/u).filter(Boolean)
    if (words.length === 0) return wanted === 'all' ? channels : channels.filter(({ category }) => category === wanted)
    const number = /^\d{1,4}$/.test(text) ? Number(text) : null
    searches = searches.filter((search) => search.wanted === wanted && text.startsWith(search.text))
    const before = searches.at(-1)
    if (before?.text === text) return before.channels
    if (before === undefined) prepare(channels.length)
    const among = before?.entries ?? entries
    const found = among.filter(
      ({ channel, name }) =>
        (wanted === 'all' || channel.category === wanted) &&
        (words.every((word) => name.includes(word)) || (number !== null && channel.number === number)),
    )
    const isSame = before !== undefined && found.length === among.length
    const search = { text, wanted, entries: found, channels: isSame ? before.channels : found.map(({ channel }) => channel) }
    // Channels found by their number say nothing of longer ones.
    if (number === null) searches.push(search)
    return search.channels
  }
  return Object.assign(find, { prepare: () => prepare() })
}

interface Entry {
  channel: Channel
  name: string
}

interface Search {
  text: string
  wanted: Wanted
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

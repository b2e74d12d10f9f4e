import type { ChannelCategory } from '#contract/live-tv.ts'
import { foldText } from '../search/title-search.ts'
import type { Channel } from './channel.ts'

/** A kind of channel, or all of them. */
export type Wanted = ChannelCategory | 'all'

/** Most names are plain letters, for which folding is only making them small; it is done for all of them before the first answer. */
const fold = (name: string): string => (/^[\x20-\x7e]*$/.test(name) ? name.toLowerCase() : foldText(name))

/** Channels whose names hold every typed word or a part of it, or whose number was typed; in their own order. */
export function channelFinder(channels: readonly Channel[]): (typed: string, wanted: Wanted) => readonly Channel[] {
  let names: readonly string[] | undefined
  return (typed, wanted) => {
    const words = foldText(typed).split(/\s+/u).filter(Boolean)
    const ofKind = ({ category }: Channel): boolean => wanted === 'all' || category === wanted
    if (words.length === 0) return wanted === 'all' ? channels : channels.filter(ofKind)
    names ??= channels.map(({ name }) => fold(name))
    const known = names
    const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
    return channels.filter(
      (channel, place) =>
        ofKind(channel) && (words.every((word) => known[place]?.includes(word) === true) || (number !== null && channel.number === number)),
    )
  }
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

import { hashOf } from '#contract/hash.ts'
import type { Channel, LoopBook, LoopChapter, LoopFilm, LoopItem } from './channel.ts'

/** A film, a book or a chapter in its place of a channel's programme. Epoch ms. */
export interface Slot<Item> {
  item: Item
  start: number
  stop: number
}

type Loop = Pick<LoopFilm, 'watchable' | 'seconds'> | Pick<LoopBook, 'id' | 'seconds'>

/**
 * The programme of a channel that plays films or books by the clock, from one instant to another (epoch ms). All are played in rounds, one after the other
 * without a gap since 1970, each round in an order that its number decides: everybody sees the same second, no midnight is special, and whoever has the
 * list needs no network.
 */
export function slotsBetween<Item extends Loop>(channel: string, items: readonly Item[], from: number, to: number): Slot<Item>[] {
  const roundMs = items.reduce((sum, item) => sum + lengthOf(item), 0)
  if (roundMs === 0) return []
  const slots: Slot<Item>[] = []
  for (let round = Math.floor(from / roundMs); round * roundMs < to; round += 1) {
    let start = round * roundMs
    for (const item of orderOf(channel, items, round)) {
      const stop = start + lengthOf(item)
      if (stop > from && start < to) slots.push({ item, start, stop })
      start = stop
    }
  }
  return slots
}

/** The chapters of a book in its place, one after the other. */
export function chaptersOf({ item: book, start: begin }: Slot<LoopBook>): Slot<LoopChapter>[] {
  let start = begin
  return book.chapters.map((chapter) => {
    const slot = { item: { book, ...chapter }, start, stop: start + lengthOf(chapter) }
    start = slot.stop
    return slot
  })
}

/** What a channel plays at an instant (epoch ms); undefined for one that does not play by the clock. */
export function slotAt({ id, films, books }: Pick<Channel, 'id' | 'films' | 'books'>, now: number): Slot<LoopItem> | undefined {
  const [film] = slotsBetween(id, films, now, now + 1)
  if (film) return film
  const [book] = slotsBetween(id, books, now, now + 1)
  return book && chaptersOf(book).find(({ start, stop }) => start <= now && now < stop)
}

/** Whole milliseconds: seconds of films have fractions, and sums of those drift. */
const lengthOf = ({ seconds }: { seconds: number }): number => Math.round(seconds * 1000)

/** The length of a book that is read chapter by chapter, in seconds. */
export const lengthOfAll = (chapters: readonly { seconds: number }[]): number =>
  chapters.reduce((sum, chapter) => sum + lengthOf(chapter), 0) / 1000

function orderOf<Item extends Loop>(channel: string, items: readonly Item[], round: number): readonly Item[] {
  // Two can only take turns.
  if (items.length < 3) return items
  const order = shuffled(channel, items, round)
  const [first, second, ...rest] = order
  const isRepeated = first !== undefined && second !== undefined && shuffled(channel, items, round - 1).at(-1) === first
  return isRepeated ? [second, first, ...rest] : order
}

const keyOf = (item: Loop): string => ('watchable' in item ? item.watchable : item.id)

function shuffled<Item extends Loop>(channel: string, items: readonly Item[], round: number): Item[] {
  const rank = new Map(items.map((item) => [item, hashOf(`${channel} ${round} ${keyOf(item)}`, 0x811c9dc5)]))
  return items.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
}

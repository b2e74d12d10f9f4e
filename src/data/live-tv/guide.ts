import { useCallback, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { guideSlotAt } from '#contract/live-tv.ts'
import { useQueries } from '#data/catalogue/catalogue.ts'
import {
  type Channel,
  isByTheClock,
  type LoopBook,
  type LoopItem,
  nextChange,
  nowAndNext,
  type Programme,
} from '#domain/live-tv/channel.ts'
import { chaptersOf, type Slot, slotsBetween } from '#domain/live-tv/schedule.ts'
import { guideQuery } from '#remote/api/live-tv.ts'
import { appearance } from '#state/appearance.ts'

const none: readonly Programme[] = []
const hourMs = 3_600_000

/** What some channels show from one instant to another (epoch ms): from the guide, or by the clock. Asks for what of the guide is not known. The list of channels must not be made anew each time. */
export function useProgrammes(channels: readonly Channel[], from: number, to: number): (channel: Channel) => readonly Programme[] {
  const { language } = useSnapshot(appearance)
  const pages = [...new Set(channels.flatMap(({ guidePage }) => guidePage ?? []))].toSorted((a, b) => a - b)
  const [first, last] = [guideSlotAt(from), guideSlotAt(to - 1)]
  const slots = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const answers = useQueries(pages.flatMap((page) => slots.map((slot) => guideQuery(page, slot))))
  const byChannel = useMemo(() => {
    const announced = (id: string): readonly Programme[] => {
      const all = answers.flatMap(({ value }) => value?.get(id) ?? none)
      // What is on when one stretch ends belongs to both.
      return all.filter(({ start, stop }, place) => stop > from && start < to && all.findIndex((other) => other.start === start) === place)
    }
    return new Map(
      channels.map((channel) => [channel.id, isByTheClock(channel) ? byTheClock(channel, from, to, language) : announced(channel.id)]),
    )
  }, [answers, channels, from, to, language])
  return useCallback(({ id }) => byChannel.get(id) ?? none, [byChannel])
}

/** Chapters that are shorter than this on the whole are not announced one by one, s. */
const announcedSeconds = 300

/** A book as its chapters, where those are long enough to be waited for. */
const ofBook = (slot: Slot<LoopBook>): readonly Slot<LoopItem | LoopBook>[] =>
  slot.item.seconds < announcedSeconds * slot.item.chapters.length ? [slot] : chaptersOf(slot)

function byTheClock({ id, films, books }: Channel, from: number, to: number, language: string): Programme[] {
  const slots = [...slotsBetween(id, films, from, to), ...slotsBetween(id, books, from, to).flatMap(ofBook)]
  return slots
    .filter(({ start, stop }) => stop > from && start < to)
    .map(({ item, start, stop }) => ({ start, stop, title: titleOf(item, language), description: '', category: '', item }))
}

function titleOf(item: LoopItem | LoopBook, language: string): string {
  if ('titles' in item) return item.titles[language] ?? item.titles['en'] ?? Object.values(item.titles)[0] ?? ''
  return 'book' in item ? [item.book.title, item.title].filter(Boolean).join(': ') : item.title
}

/** What a channel shows now (epoch ms) and next, and when that changes. */
export function useNowAndNext(channel: Channel, now: number): ReturnType<typeof nowAndNext> & { changesAt: number | undefined } {
  const hour = Math.floor(now / hourMs) * hourMs
  const programmesOf = useProgrammes(
    useMemo(() => [channel], [channel]),
    hour,
    hour + 6 * hourMs,
  )
  const programmes = programmesOf(channel)
  return { ...nowAndNext(programmes, now), changesAt: nextChange(programmes, now) }
}

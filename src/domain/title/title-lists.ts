import { mediaKey } from '#contract/media.ts'
import { byCode } from '#domain/order.ts'
import { type Title, titleRef } from './title.ts'

/** Each title once, at its first place: the movie database repeats titles between pages and even within one. */
export function uniqueTitles(titles: readonly Title[]): Title[] {
  const seen = new Set<string>()
  return titles.filter((title) => {
    const key = mediaKey(titleRef(title))
    return !seen.has(key) && seen.add(key)
  })
}

/** Newest first; titles without a date last, otherwise in the order given. */
export const newestFirst = (titles: readonly Title[]): Title[] => titles.toSorted((a, b) => byCode(b.date ?? '', a.date ?? ''))

export const hasBackdrop = (title: Title): boolean => title.backdropPath !== null

/** Takes from each list in turn: first of the first, first of the second, second of the first ... */
export function interleave(lists: readonly (readonly Title[])[]): Title[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
}

/** Movies and shows in turn, each once. */
export const kindsInTurn = (titles: readonly Title[]): Title[] =>
  interleave((['movie', 'tv'] as const).map((type) => uniqueTitles(titles).filter((title) => title.type === type)))

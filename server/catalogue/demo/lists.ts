import { chance } from './chance.ts'
import type { Day } from './dates.ts'
import { airsWithin } from './schedule.ts'
import { snapshotOf } from './snapshot.ts'
import type { Dated } from './snapshot.ts'

export interface TitleList {
  items: readonly Dated[]
  /** The first and last day that the list covers, where the movie database says so. */
  range?: readonly [minimum: Day, maximum: Day]
}

const isOut = (item: Dated, today: Day): boolean => item.day !== null && item.day <= today

/** The real service shows some items on two pages (irregularity 33): the last of page 2 comes again on page 3. */
function withRepeat(items: readonly Dated[]): Dated[] {
  const repeated = items[39]
  return repeated === undefined ? [...items] : [...items.slice(0, 40), repeated, ...items.slice(40)]
}

const topRated = (items: readonly Dated[], today: Day): Dated[] =>
  items
    .filter((item) => isOut(item, today) && item.title.votes >= 120)
    .sort((a, b) => b.title.vote - a.title.vote || a.title.id - b.title.id)

const between = (items: readonly Dated[], from: Day, to: Day): Dated[] =>
  items.filter(({ day }) => day !== null && day >= from && day <= to)

const airing = (today: Day, from: Day, to: Day): Dated[] =>
  snapshotOf(today).shows.filter(({ title }) => airsWithin(title, today, from, to))

/** The lists with an address of their own, by path (specification, section 7). */
export const lists: Readonly<Record<string, (today: Day) => TitleList>> = {
  'movie/popular': (today) => ({ items: withRepeat(snapshotOf(today).movies) }),
  'movie/top_rated': (today) => ({ items: topRated(snapshotOf(today).movies, today) }),
  'movie/now_playing': (today) => {
    const range = [today - 42, today] as const
    return { items: withRepeat(between(snapshotOf(today).movies, ...range)), range }
  },
  'movie/upcoming': (today) => {
    const range = [today + 1, today + 89] as const
    return { items: between(snapshotOf(today).movies, ...range), range }
  },
  'tv/popular': (today) => ({ items: withRepeat(snapshotOf(today).shows) }),
  'tv/top_rated': (today) => ({ items: topRated(snapshotOf(today).shows, today) }),
  'tv/airing_today': (today) => ({ items: airing(today, today, today) }),
  'tv/on_the_air': (today) => ({ items: airing(today, today, today + 6) }),
}

export type TrendingKind = 'movie' | 'tv'
export type TrendingWindow = 'day' | 'week'

const pictured = ({ title }: Dated): boolean => title.quirks.backdropless !== true && title.quirks.bare !== true

/**
 * What is out, the newest pushed up and shuffled a little per day or week. Items without a backdrop come last: the home
 * page shows none of them.
 */
export function trending(kind: TrendingKind, window: TrendingWindow, today: Day): Dated[] {
  const round = window === 'day' ? today : Math.floor(today / 7)
  const score = ({ title, day, popularity }: Dated): number => {
    const age = day === null ? 9_999 : today - day
    return popularity * (0.6 + 0.8 * chance(`${window} ${round} ${title.id}`)) * (1 + 4 * Math.exp(-age / 18))
  }
  const { movies, shows } = snapshotOf(today)
  const items: readonly Dated[] = kind === 'movie' ? movies : shows
  const ranked = items
    .filter((item) => isOut(item, today))
    .map((item) => ({ item, score: score(item) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
  return [...ranked.filter(pictured), ...ranked.filter((item) => !pictured(item))]
}

import { randomOf } from '../../random.ts'
import { isoDate } from '../dates.ts'
import type { Day } from '../dates.ts'
import type { ApiRequest } from '../request.ts'
import { airDays } from '../shows/schedule.ts'
import { isOut, cached } from '../snapshot.ts'
import type { Dated, Snapshot } from '../snapshot.ts'
import { releasesOf } from '../titles/releases.ts'

export interface TitleList {
  items: readonly Dated[]
  /** The first and last day that the list covers, where the movie database says so (irregularity 36). */
  dates?: { minimum: string; maximum: string }
  /** How many more it claims to have from the second page on (irregularity 33). */
  grows?: number
}

/** The real service shows some items on two pages (irregularity 33): the last of page 2 comes again on page 3. */
function withRepeat(items: readonly Dated[]): Dated[] {
  const repeated = items[39]
  return repeated === undefined ? [...items] : [...items.slice(0, 40), repeated, ...items.slice(40)]
}

const topRated = (items: readonly Dated[], today: Day): Dated[] =>
  items
    .filter((item) => isOut(item, today) && item.title.votes >= 120)
    .sort((a, b) => b.title.vote - a.title.vote || a.title.id - b.title.id)

/** Films that open between two days, in the asked region if one is asked for. */
function opening({ snapshot, param }: ApiRequest, from: Day, to: Day): TitleList {
  const region = param('region')
  const within = (day: Day | null): boolean => day !== null && day >= from && day <= to
  const opens = (item: Dated<Snapshot['movies'][number]['title']>): boolean =>
    region === ''
      ? within(item.day)
      : releasesOf(item).some(({ country, type, day }) => country === region && (type === 2 || type === 3) && within(day))
  return {
    items: cached(snapshot, `opening ${region} ${from} ${to}`, () => withRepeat(snapshot.movies.filter(opens))),
    dates: { maximum: isoDate(to), minimum: isoDate(from) },
  }
}

/** Shows that are on between two days. */
const airing = ({ snapshot }: ApiRequest, from: Day, to: Day): readonly Dated[] =>
  cached(snapshot, `airing ${from} ${to}`, () =>
    snapshot.shows.filter(({ title }) => airDays(title, snapshot.today).some((day) => day >= from && day <= to)),
  )

const cachedList =
  (name: string, items: (snapshot: Snapshot) => readonly Dated[]) =>
  (request: ApiRequest): TitleList => ({
    items: cached(request.snapshot, name, () => items(request.snapshot)),
  })

/** The lists with an address of their own, by path (specification, section 7). */
export const lists: Readonly<Record<string, (request: ApiRequest) => TitleList>> = {
  'movie/popular': cachedList('popular movies', ({ movies }) => withRepeat(movies)),
  'movie/top_rated': cachedList('top rated movies', ({ movies, today }) => topRated(movies, today)),
  'movie/now_playing': (request) => opening(request, request.today - 42, request.today),
  'movie/upcoming': (request) => opening(request, request.today + 1, request.today + 89),
  'tv/popular': cachedList('popular shows', ({ shows }) => withRepeat(shows)),
  'tv/top_rated': cachedList('top rated shows', ({ shows, today }) => topRated(shows, today)),
  'tv/airing_today': (request) => ({ items: airing(request, request.today, request.today), grows: 10 }),
  'tv/on_the_air': (request) => ({ items: airing(request, request.today, request.today + 6) }),
}

export type TrendingKind = 'movie' | 'tv'
export type TrendingWindow = 'day' | 'week'

const hasBackdrop = ({ title }: Dated): boolean => title.quirks.backdropless !== true && title.quirks.bare !== true

/**
 * What is out, the newest pushed up and shuffled a little per day or week. Items without a backdrop come last: the home
 * page shows none of them.
 */
export function trending(kind: TrendingKind, window: TrendingWindow, snapshot: Snapshot): readonly Dated[] {
  const { movies, shows, today } = snapshot
  const round = window === 'day' ? today : Math.floor(today / 7)
  const score = ({ title, day, popularity }: Dated): number => {
    const age = day === null ? 9_999 : today - day
    return popularity * (0.6 + 0.8 * randomOf(`${window} ${round} ${title.id}`)) * (1 + 4 * Math.exp(-age / 18))
  }
  return cached(snapshot, `trending ${kind} ${window}`, () => {
    const items: readonly Dated[] = kind === 'movie' ? movies : shows
    const ranked = items
      .filter((item) => isOut(item, today))
      .map((item) => ({ item, score: score(item) }))
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => item)
    return [...ranked.filter(hasBackdrop), ...ranked.filter((item) => !hasBackdrop(item))]
  })
}

import type { Preference } from '#domain/watching/statistics.ts'
import { isWithinDays } from '#domain/calendar-date.ts'
import { byCode } from '#domain/order.ts'
import { hasBackdrop, newestFirst, uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'

const byVoteThenDate = (a: Title, b: Title): number => b.rating - a.rating || byCode(b.date ?? '', a.date ?? '')

const isFresh = (title: Title, today: string): boolean =>
  hasBackdrop(title) && isWithinDays(title.date, today, limits.rotatingHero.withinDays)

/** The banner at the top of home: the newest that have a backdrop (specification, section 2). */
export function bannerTitles(titles: readonly Title[]): Title[] {
  return newestFirst(uniqueTitles(titles).filter(hasBackdrop)).slice(0, limits.banner.max)
}

/**
 * The hero cards of one kind, from the day's trending list: what has a backdrop and came out within 14 days (section 5). When
 * nothing did, the first with a backdrop. `today` is `YYYY-MM-DD`.
 */
export function trendingHeroes(titles: readonly Title[], today: string): Title[] {
  const shown = uniqueTitles(titles).filter(hasBackdrop)
  const fresh = shown.filter((title) => isFresh(title, today))
  return (fresh.length > 0 ? fresh : shown).slice(0, limits.trendingHero.max)
}

/** The trending-today block: four more of the same list, fresh ones first. */
export function trendingToday(titles: readonly Title[], today: string): Title[] {
  const heroes = new Set(trendingHeroes(titles, today).map(({ id }) => id))
  const rest = uniqueTitles(titles).filter((title) => hasBackdrop(title) && !heroes.has(title.id))
  const isNew = (title: Title): boolean => isFresh(title, today)
  return [...rest.filter(isNew), ...rest.filter((title) => !isNew(title))].slice(0, limits.trendingHero.max)
}

/**
 * The rotating hero (decision P6): fresh titles by vote, then date, the preferred kind of the person first, at most ten. When
 * the fetch failed or nothing is fresh, what was passed in and has a backdrop.
 */
export function rotatingTitles(
  trending: readonly Title[],
  fallback: readonly Title[],
  options: { today: string; preferred?: Preference },
): Title[] {
  const fresh = uniqueTitles(trending)
    .filter((title) => isFresh(title, options.today))
    .sort(byVoteThenDate)
  const chosen = fresh.length > 0 ? fresh : uniqueTitles(fallback).filter(hasBackdrop)
  return [
    ...chosen.filter((title) => title.type === options.preferred),
    ...chosen.filter((title) => title.type !== options.preferred),
  ].slice(0, limits.rotatingHero.max)
}

/** The trending hero of a catalogue page: movies and shows together, best voted first, twenty (section 9). */
export const catalogueHeroTitles = (titles: readonly Title[]): Title[] => uniqueTitles(titles).sort(byVoteThenDate).slice(0, 20)

/** A weekly trending list of home: with a backdrop, newest first, the forty newest (decision P5). */
export function homeTrending(titles: readonly Title[]): Title[] {
  return newestFirst(uniqueTitles(titles).filter(hasBackdrop)).slice(0, limits.homeLists.keep)
}
